import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { alwaysLater } from '@tests/always';
import { broken, busy, delay, fail, lost, network, ok, pass } from '@tests/manyWrites';
import { startWriting } from './writeEngine';

/* Whatever order answers, cuts and the person's acts come in: nothing twice, nothing lost, nothing left to doubt. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  network.isOnline = true;
  vi.useRealTimers();
});

/** What a server makes of a write, and what is heard of it. */
const answers = {
  '200 done': { isDone: true, heard: ok },
  '400 refused': { isDone: false, heard: fail('validation', 400) },
  '401 session over': { isDone: false, heard: fail('forbidden', 401) },
  '429 too many': { isDone: false, heard: busy },
  '500 not done': { isDone: false, heard: broken },
  '500, done': { isDone: true, heard: broken },
  'cut before': { isDone: false, heard: fail('offline') },
  'cut after': { isDone: true, heard: fail('offline') },
  'late, done': { isDone: true, heard: lost },
  'never sent': { isDone: false, heard: { error: createFailure('offline') } },
} as const;
type Answer = keyof typeof answers;

const readFaults = ['offline', 'forbidden', 'tooMany', 'server', 'timeout'] as const;
type Read = (typeof readFaults)[number] | 'fine';

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
  /** Whether each write reads before, and what those readings come to. */
  before: fc.option(fc.array(fc.constantFrom<Read>('fine', 'fine', 'fine', ...readFaults), { maxLength: 8 })),
  /** Of each item, the answers to its writes in turn; after them, and of a server that is well, 200. */
  script: fc.array(fc.array(fc.constantFrom(...(Object.keys(answers) as Answer[])), { maxLength: 4 }), {
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
  script: readonly (readonly Answer[])[],
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
      const answer = turns[item]?.shift() ?? '200 done';
      const { isDone, heard } = answers[answer];
      if (isDone) done[item] = (done[item] ?? 0) + 1;
      if (answer === '400 refused') refused.add(item);
      await delay(100);
      return heard;
    },
    /** One that is written already is left as it is. */
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

/** A page that writes items until it is left, when all it awaits is never heard of. */
function openPage(items: readonly number[], server: ReturnType<typeof createServer>, isReadBefore: boolean) {
  let isLeft = false;
  const here = async <T>(answer: Promise<T>) => {
    const heard = await answer;
    return isLeft ? new Promise<never>(() => undefined) : heard;
  };
  const writing = startWriting(
    items,
    {
      ...(isReadBefore && { prepare: (item) => here(server.prepare(item)) }),
      write: (item) => here(server.write(item)),
      isWritten: (item) => here(server.isWritten(item)),
    },
    { delay: (ms) => here(delay(ms)), isOnline: () => network.isOnline },
  );
  return { writing, leave: () => void (isLeft = true) };
}

interface Life {
  before: Read[] | null;
  script: Answer[][];
  reads: Read[];
  acts: Act[];
}

async function live({ script, reads, before, acts }: Life) {
  network.isOnline = true;
  const server = createServer(script, reads, before ?? []);
  const items = script.map((_, item) => item);
  const open = (some: readonly number[]) => openPage(some, server, before !== null);
  let page = open(items);
  /** What is known of each, on the last page that had it. */
  const states = () => page.writing.ledger().entries;
  /** Begins anew with those that a reading of the base does not find, as an import does. */
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
  const goOn = async () => {
    for (let turn = 0; page.writing.ledger().phase !== 'ended'; turn += 1) {
      expect(turn).toBeLessThan(60);
      page.writing.resume();
      await pass(70_000);
    }
  };
  await goOn();
  // What was stopped is begun anew: nobody knows of it but that it waits.
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
