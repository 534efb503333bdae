import { describe, expect, it } from 'vitest';
import { createFailure, type Settled } from '@/api/failure';
import { broken, busy, delay, fail, ok, pass, stopClock, surroundings } from '@tests/bulkWrites';
import { readFirst } from './readFirst';
import { startWriting } from './writeEngine';
import type { Prepared } from './writing';

stopClock();

type Answer = Settled<null>;

/**
 * Starts writing items that are read first; each request takes 100 ms.
 * @param readings results of an item's reads, in turn; by default, the function that writes it
 * @param answers results of an item's writes, in turn; `ok` afterwards
 */
function begin(
  count: number,
  readings: Record<number, Prepared<null>[]> = {},
  answers: Record<number, Answer[]> = {},
  recordOf?: (item: number) => unknown,
) {
  const calls: string[] = [];
  const most = { read: 0, write: 0 };
  const underWay = { read: 0, write: 0 };
  const call = async <T>(kind: 'read' | 'write', item: number, answer: () => T) => {
    calls.push(`${kind} ${item}`);
    most[kind] = Math.max(most[kind], ++underWay[kind]);
    await delay(100);
    underWay[kind] -= 1;
    return answer();
  };
  const write = (item: number) => call('write', item, () => answers[item]?.shift() ?? ok);
  const prepare = (item: number) =>
    call('read', item, () => readings[item]?.shift() ?? { data: () => write(item) });
  const items = Array.from({ length: count }, (_, index) => index);
  const writing = startWriting(items, { ...readFirst(prepare), recordOf }, surroundings);
  return {
    writing,
    most,
    calls,
    of: (kind: string) => calls.filter((one) => one.startsWith(kind)).map((one) => Number(one.split(' ')[1])),
    states: () => writing.batch().entries.map(({ state }) => state),
  };
}

describe('items that are read before they are written', () => {
  it('are read while others are written: as fast as two writes at a time, in their order', async () => {
    const { writing, most, of } = begin(20);
    await pass(1100);
    expect(writing.batch().phase).toBe('ended');
    expect(of('write')).toEqual([...Array(20).keys()]);
    expect(of('read')).toEqual([...Array(20).keys()]);
    expect(most).toEqual({ read: 4, write: 2 });
  });

  it('of one record are made one after the other, each read after the one before is written', async () => {
    const { calls, states } = begin(3, {}, {}, (item) => item % 2);
    await pass(1000);
    expect(states()).toEqual(['done', 'done', 'done']);
    expect(calls.indexOf('read 2')).toBeGreaterThan(calls.indexOf('write 0'));
    await pass(0);
    const alone = begin(2, {}, {}, () => 'one');
    await pass(250);
    expect(alone.calls).toEqual(['read 0', 'write 0', 'read 1']);
  });

  it('are not read further ahead than four', async () => {
    const { of } = begin(20, {}, { 0: [busy] });
    await pass(100);
    expect(of('read')).toHaveLength(6);
    await pass(200);
    expect(of('read')).toHaveLength(6);
  });

  it('are read again after a rest, so that nothing is sent after an old reading', async () => {
    const { writing, states, of } = begin(3);
    await pass(50);
    writing.pause();
    await pass(60_000);
    expect(of('write')).toEqual([]);
    writing.resume();
    await pass(400);
    expect(states()).toEqual(['done', 'done', 'done']);
    expect(of('read')).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('wait as before where it is stopped', async () => {
    const { writing, states, of } = begin(8);
    await pass(150);
    writing.stop();
    expect(writing.batch().phase).toBe('stopping');
    await pass(1000);
    expect(writing.batch().phase).toBe('ended');
    expect(states()).toEqual(['done', 'done', ...Array<string>(6).fill('waiting')]);
    expect(of('write')).toEqual([0, 1]);
  });

  it('stay as they are where the reading says so', async () => {
    const { states, of } = begin(3, { 0: [{ left: 'same' }], 2: [{ left: 'leftOut' }] });
    await pass(400);
    expect(states()).toEqual(['same', 'done', 'leftOut']);
    expect(of('write')).toEqual([1]);
  });

  it('are refused, and never in doubt, where the reading fails for them alone', async () => {
    const gone = createFailure('notFound', { status: 404 });
    const { writing, of } = begin(3, { 0: [{ error: gone }], 1: [broken] });
    await pass(400);
    expect(writing.batch().entries).toMatchObject([
      { state: 'refused', reason: gone.message },
      { state: 'refused', reason: createFailure('server').message },
      { state: 'done' },
    ]);
    expect(of('write')).toEqual([2]);
  });

  it.each([
    ['the session is over', fail('forbidden', 403), 'session'],
    ['there is no network', fail('offline'), 'offline'],
  ])('wait until somebody goes on where %s', async (_, failure, pauseReason) => {
    const { writing, states, of } = begin(3, { 1: [failure] });
    await pass(1000);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason });
    writing.resume();
    await pass(1000);
    expect(states()).toEqual(['done', 'done', 'done']);
    expect([...of('write')].sort((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('give a server a rest that fails in three readings in a row', async () => {
    const { writing } = begin(9, { 0: [broken], 1: [broken], 2: [broken] });
    await pass(1000);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'server' });
  });
});
