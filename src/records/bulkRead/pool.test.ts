import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Ask, ReadEndpoint } from '@/api/ask';
import { createFailure, type ApiResult } from '@/api/failure';
import { alwaysLater } from '@tests/always';
import { eachOf } from './pool';
import { readIds } from './readIds';

/** Resolves after `count` microtask turns. */
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

const drawn = fc.record({
  waits: fc.array(fc.nat(9), { maxLength: 30 }),
  atOnce: fc.integer({ min: 1, max: 6 }),
  /** Stops starting items after this many. */
  most: fc.nat(40),
});

it('each is worked on once, in its order, no more at once than may be, and none after it is over', () =>
  alwaysLater(drawn, async ({ waits, atOnce, most }) => {
    const begun: number[] = [];
    let underWay = 0;
    let maxUnderWay = 0;
    let ended = 0;
    await eachOf(
      waits,
      async (wait, index) => {
        begun.push(index);
        maxUnderWay = Math.max(maxUnderWay, ++underWay);
        await turns(wait);
        underWay -= 1;
        ended += 1;
      },
      { atOnce, isOver: () => begun.length >= most },
    );
    expect(begun).toEqual(waits.slice(0, most).map((_, index) => index));
    expect(ended).toBe(begun.length);
    expect(maxUnderWay).toBeLessThanOrEqual(atOnce);
  }));

it('all are worked on, four at once, where nothing else is said', async () => {
  const begun: number[] = [];
  const all = eachOf([1, 2, 3, 4, 5, 6], async (item) => {
    begun.push(item);
    await turns(1);
  });
  expect(begun).toEqual([1, 2, 3, 4]);
  await all;
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});

const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9];

async function read(answers: Record<number, ApiResult<string>>, signal = new AbortController().signal) {
  const asked: number[] = [];
  const known: number[] = [];
  const ask = async (_: unknown, id: number): Promise<ApiResult<string>> => {
    asked.push(id);
    await Promise.resolve();
    return answers[id] ?? { data: 'x' };
  };
  const result = await readIds<string>(ids, {} as ReadEndpoint<number, string>, {
    ask: ask as Ask,
    signal,
    onRead: (_, id) => known.push(id),
  });
  return { ...result, asked, known };
}

it('a record that cannot be read keeps none of the others back', async () => {
  const { failed, failure, known } = await read({ 3: { error: createFailure('notFound') } });
  expect({ failed, failure, known }).toEqual({
    failed: [3],
    failure: undefined,
    known: [1, 2, 4, 5, 6, 7, 8, 9],
  });
});

it.each(['forbidden', 'offline', 'tooMany'] as const)(
  'nothing more is asked after %s, which every other would meet as well',
  async (kind) => {
    const { failed, failure, asked } = await read({ 1: { error: createFailure(kind) } });
    expect(failure?.kind).toBe(kind);
    expect(failed).toEqual([]);
    expect(asked).toEqual([1, 2, 3, 4]);
  },
);

it('nothing is taken once it was stopped', async () => {
  const stop = new AbortController();
  stop.abort();
  const { failure, asked, known } = await read({}, stop.signal);
  expect(failure?.kind).toBe('cancelled');
  expect({ asked, known }).toEqual({ asked: [], known: [] });
});

it('what comes after it was stopped is not taken', async () => {
  const stop = new AbortController();
  const known: number[] = [];
  const ask = async (_: unknown, id: number): Promise<ApiResult<string>> => {
    await turns(id);
    if (id === 2) stop.abort();
    return id === 3 ? { error: createFailure('notFound') } : { data: 'x' };
  };
  const { failed, failure } = await readIds<string>(ids, {} as ReadEndpoint<number, string>, {
    ask: ask as Ask,
    signal: stop.signal,
    onRead: (__, id) => known.push(id),
  });
  expect({ failed, known, kind: failure?.kind }).toEqual({ failed: [], known: [1], kind: 'cancelled' });
});
