import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { alwaysLater } from '@tests/always';
import {
  allServerAnswers,
  delay,
  serverAnswers,
  network,
  openPage,
  pass,
  readFaults,
  stopClock,
  toTheEnd,
  type ServerAnswer,
  type Read,
} from '@tests/bulkWrites';
import { startWriting } from './writeEngine';

/* For any order of responses, network failures and user actions: nothing twice, nothing lost, nothing left in doubt. */

stopClock();

type Act =
  | 'wait'
  | 'wait long'
  | 'pause'
  | 'resume'
  | 'stop'
  | 'read again'
  | 'reload'
  | 'offline'
  | 'online';

const life = fc.record({
  /** Whether each write reads first, and the results of those reads. */
  before: fc.option(fc.array(fc.constantFrom<Read>('fine', 'fine', 'fine', ...readFaults), { maxLength: 8 })),
  /** For each item, the responses to its writes in turn; success afterwards. */
  script: fc.array(fc.array(fc.constantFrom(...allServerAnswers), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  }),
  reads: fc.array(fc.constantFrom<Read>('fine', 'fine', ...readFaults), { maxLength: 8 }),
  acts: fc.array(
    fc.constantFrom<Act>(
      ...([
        'wait',
        'wait',
        'wait long',
        'pause',
        'resume',
        'stop',
        'read again',
        'reload',
        'offline',
      ] as const),
      'online',
    ),
    { maxLength: 14 },
  ),
});

function createServer(
  script: readonly (readonly ServerAnswer[])[],
  reads: readonly Read[],
  before: readonly Read[],
) {
  const turns = script.map((own) => [...own]);
  const readTurns = [...reads];
  const beforeTurns = [...before];
  const done = script.map(() => 0);
  const refused = new Set<number>();
  return {
    done,
    refused,
    async write(item: number) {
      const answer = turns[item]?.shift() ?? 'done';
      const { isDone, heard } = serverAnswers[answer];
      if (isDone) done[item] = (done[item] ?? 0) + 1;
      if (answer === 'refused') refused.add(item);
      await delay(100);
      return heard;
    },
    /** An item already written is left unchanged. */
    async prepare(item: number) {
      await delay(80);
      const read = beforeTurns.shift() ?? 'fine';
      if (read !== 'fine') {
        if (read === 'server' || read === 'timeout') refused.add(item);
        return { error: createFailure(read) };
      }
      const isThere = done[item] === 1;
      await delay(item % 2 === 0 ? 10 : 60);
      return isThere
        ? { data: () => Promise.resolve<{ error?: ApiFailure }>({}) }
        : { data: () => this.write(item) };
    },
    async isWritten(item: number): Promise<ApiResult<boolean>> {
      await delay(50);
      const read = readTurns.shift() ?? 'fine';
      return read === 'fine' ? { data: done[item] === 1 } : { error: createFailure(read) };
    },
  };
}

function begin(items: readonly number[], server: ReturnType<typeof createServer>, isReadBefore: boolean) {
  const { here, surroundings, leave } = openPage();
  const writing = startWriting(
    items,
    {
      ...(isReadBefore && { prepare: (item) => here(server.prepare(item)) }),
      write: (item) => here(server.write(item)),
      isWritten: (item) => here(server.isWritten(item)),
    },
    surroundings,
  );
  return { writing, leave };
}

interface Life {
  before: Read[] | null;
  script: ServerAnswer[][];
  reads: Read[];
  acts: Act[];
}

async function live({ script, reads, before, acts }: Life) {
  network.isOnline = true;
  const server = createServer(script, reads, before ?? []);
  const items = script.map((_, item) => item);
  const open = (some: readonly number[]) => begin(some, server, before !== null);
  let page = open(items);
  /** State of each item, from the last page that had it. */
  const states = () => page.writing.batch().entries;
  /** Restarts with the items that a read of the server does not find, as an import does. */
  const reload = () => {
    page.leave();
    page = open(items.filter((item) => server.done[item] === 0));
  };
  const doers: Record<Act, () => unknown> = {
    wait: () => pass(120),
    'wait long': () => pass(6_000),
    pause: () => page.writing.pause(),
    resume: () => page.writing.resume(),
    stop: () => page.writing.stop(),
    'read again': () => page.writing.checkAgain(),
    reload,
    offline: () => void (network.isOnline = false),
    online: () => void (network.isOnline = true),
  };
  for (const act of acts) await doers[act]();
  network.isOnline = true;
  const goOn = () => toTheEnd(page.writing);
  await goOn();
  // A stopped batch leaves items waiting, which a new one must write.
  if (states().some(({ state }) => state === 'waiting')) {
    reload();
    await goOn();
  }
  for (let turn = 0; turn < 9; turn += 1) {
    page.writing.checkAgain();
    await goOn();
  }
  return { server, entries: states() };
}

it('no write is made twice, none is lost, and none is in doubt that a reading could settle', () =>
  alwaysLater(life, async (drawn) => {
    const { server, entries } = await live(drawn);
    const known = new Map(entries.map(({ item, state }) => [item, state]));
    server.done.forEach((times, item) => {
      expect(times).toBeLessThanOrEqual(1);
      const state = known.get(item);
      if (times === 1) expect(['done', undefined]).toContain(state);
      else expect(['refused', 'unknown']).toContain(state);
      if (state === 'refused') expect(server.refused.has(item)).toBe(true);
    });
  }));
