import { openTalk } from '@/records/export/workerTalk';
import address from './import.worker?worker&url';
import type { Desk, DeskQuestion } from './questions';

export interface OpenDesk extends Desk {
  close: () => void;
}

/** A desk in a worker of its own; questions wait for each other. */
export async function openDesk(): Promise<OpenDesk> {
  if (typeof Worker === 'undefined')
    return { ...(await import('./desk')).createDesk(), close: () => undefined };
  const talk = openTalk<DeskQuestion>(address, 'import');
  let last: Promise<unknown> = Promise.resolve();
  const asker =
    <Key extends keyof Desk>(ask: Key) =>
    <Answer extends object>(about: Parameters<Desk[Key]>[0]) => {
      const put = () => talk.ask<Answer>({ ask, about } as DeskQuestion);
      const given = last.then(put, put);
      last = given;
      return given;
    };
  return {
    open: asker('open'),
    preview: asker('preview'),
    check: asker('check'),
    beginBase: asker('beginBase'),
    addBase: asker('addBase'),
    plan: asker('plan'),
    items: asker('items'),
    rejected: asker('rejected'),
    close: talk.close,
  };
}
