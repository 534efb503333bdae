import { describe, expect, it } from 'vitest';
import { createFailure, type ApiResult } from '@/api/failure';
import {
  findTwins,
  isSameNumber,
  nextNumber,
  takeNumber,
  type Numbered,
  type NumberCalls,
} from './numbering';

const row = (id: number, number: string, menu = 'Lâmpada') => ({ id, number, menu });
const ok = <T>(data: T) => Promise.resolve({ data });
const lost = createFailure('timeout', { isWrite: true });

function callsOf(changes: Partial<NumberCalls>): NumberCalls {
  return { find: () => ok([]), next: () => ok('9'), create: () => ok({ id: 5 }), ...changes };
}
const wanted = { number: '7', menu: 'Lâmpada', isDoubted: false };

describe('the number of a document', () => {
  it('is one more than the highest, whatever is no number', () => {
    expect(nextNumber([])).toBe('1');
    expect(nextNumber([row(1, '9'), row(2, '10'), row(3, '12-A'), row(4, '007')])).toBe('11');
    expect(isSameNumber('7', '007')).toBe(true);
    expect(isSameNumber('7', '17')).toBe(false);
    expect(isSameNumber('A', 'B')).toBe(false);
  });

  it('is taken if it is free still, and the next one proposed if not', async () => {
    expect(await takeNumber(callsOf({}), wanted)).toEqual({ outcome: 'made', id: 5 });
    const taken = callsOf({ find: () => ok([row(3, '7')]), create: () => Promise.reject(new Error('made')) });
    expect(await takeNumber(taken, wanted)).toEqual({ outcome: 'taken', next: '9' });
  });

  it('is not taken where nobody can look, or where the API refuses', async () => {
    const failure = createFailure('server');
    const unread = callsOf({ find: () => Promise.resolve({ error: failure }) });
    expect(await takeNumber(unread, wanted)).toEqual({ outcome: 'failed', failure });
    const refusal = createFailure('validation');
    const refused = callsOf({ create: () => Promise.resolve({ error: refusal }) });
    expect(await takeNumber(refused, wanted)).toEqual({ outcome: 'failed', failure: refusal });
  });

  it('is looked for after a lost answer, and never taken twice', async () => {
    const answers: Numbered[][] = [[], [row(8, '7')]];
    const arrived = callsOf({
      find: () => ok(answers.shift() ?? []),
      create: () => Promise.resolve({ error: lost }),
    });
    expect(await takeNumber(arrived, wanted)).toEqual({ outcome: 'made', id: 8 });
    const unseen = callsOf({ create: () => Promise.resolve({ error: lost }) });
    expect(await takeNumber(unseen, wanted)).toEqual({ outcome: 'unknown', failure: lost });
    const late = callsOf({ find: () => ok([row(8, '7')]), create: () => Promise.reject(new Error('twice')) });
    expect(await takeNumber(late, { ...wanted, isDoubted: true })).toEqual({ outcome: 'made', id: 8 });
  });

  it('has twins only where the own one is seen beside them', async () => {
    expect(await findTwins(callsOf({ find: () => ok([row(5, '7'), row(6, '7')]) }), '7', 5)).toEqual({
      data: [row(6, '7')],
    });
    expect((await findTwins(callsOf({}), '7', 5)).error?.kind).toBe('conflict');
  });
});

/** Seeded random numbers from 0 to 1 (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A server that runs calls one at a time, with a random latency each way. */
function slowServer(random: () => number) {
  const rows: Numbered[] = [row(1, '6', 'antigo')];
  const waiting: { at: number; run: () => void }[] = [];
  let now = 0;
  const sleep = () =>
    new Promise<void>((resolve) => waiting.push({ at: now + 1 + random() * 20, run: resolve }));
  const call = async <T>(act: () => T): Promise<ApiResult<T>> => {
    await sleep();
    const data = act();
    await sleep();
    return { data };
  };
  const calls = (menu: string): NumberCalls => ({
    find: (number) => call(() => rows.filter((one) => isSameNumber(one.number, number))),
    next: () => call(() => nextNumber(rows)),
    create: (number) =>
      call(() => {
        const id = rows.length + 1;
        rows.push(row(id, number, menu));
        return { id };
      }),
  });
  /** Advances the time until nothing is pending. */
  async function run() {
    for (;;) {
      // Promise callbacks run before the next call.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      waiting.sort((one, other) => one.at - other.at);
      const next = waiting.shift();
      if (!next) return;
      now = next.at;
      next.run();
    }
  }
  return { rows, calls, run };
}

it('is never one of two equal ones unnoticed, in 200 races of two tabs', async () => {
  let races = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const server = slowServer(seeded(seed));
    const tab = async (menu: string) => {
      const calls = server.calls(menu);
      const { data: proposed } = await calls.next();
      let number = proposed ?? '1';
      for (;;) {
        const taking = await takeNumber(calls, { number, menu, isDoubted: false });
        if (taking.outcome === 'made') {
          const { data: twins = [] } = await findTwins(calls, number, taking.id);
          return { number, twins };
        }
        if (taking.outcome !== 'taken' || taking.next === null) throw new Error(taking.outcome);
        number = taking.next;
      }
    };
    const both = Promise.all([tab('um'), tab('outro')]);
    await server.run();
    const [one, other] = await both;
    const numbers = server.rows.map(({ number }) => number);
    expect(numbers).toHaveLength(3);
    const isEqual = one.number === other.number;
    expect(new Set(numbers).size, `seed ${seed}`).toBe(isEqual ? 2 : 3);
    if (isEqual) {
      races += 1;
      expect(one.twins.length + other.twins.length, `seed ${seed}`).toBeGreaterThan(0);
    } else expect(one.twins.length + other.twins.length).toBe(0);
  }
  // The races are real: some runs end with equal numbers, some do not.
  expect(races).toBeGreaterThan(0);
  expect(races).toBeLessThan(200);
});
