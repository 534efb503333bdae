import { serveQuestions } from '@/records/export/serveQuestions';
import { createAggregator, type Aggregator } from './sums';
import type { AggregatorQuestion } from './openAggregator';

let aggregator: Aggregator | null = null;

serveQuestions(async ({ period, part, body }: AggregatorQuestion) => {
  aggregator ??= createAggregator(period);
  return part && body ? aggregator.add(part, body) : aggregator.finish();
});
