import type { PageRead } from '@/records/export/csvBuilder';
import { openTalk } from '@/records/export/workerTalk';
import type { Period } from '../period';
import type { SummedPart, Sums } from '../report';
import address from './aggregator.worker?worker&url';
import type { Aggregator } from './sums';

/** A body to add to a part, or neither to finish. */
export interface AggregatorQuestion {
  period: Period;
  part?: SummedPart;
  body?: Blob;
}

export interface OpenAggregator extends Aggregator {
  close: () => void;
}

/** Aggregates in a worker, off the main thread; questions are queued. */
export async function openAggregator(period: Period): Promise<OpenAggregator> {
  if (typeof Worker === 'undefined')
    return { ...(await import('./sums')).createAggregator(period), close: () => undefined };
  const { ask, close } = openTalk<AggregatorQuestion>(address, 'reports');
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(question: () => Promise<T>) => {
    const answer = last.then(question, question);
    last = answer;
    return answer;
  };
  return {
    add: (part, body) => inTurn(() => ask<PageRead>({ period, part, body })),
    finish: () => inTurn(() => ask<Sums>({ period })),
    close,
  };
}
