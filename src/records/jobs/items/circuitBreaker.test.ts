import { describe, expect, it, vi } from 'vitest';
import { createFailure, type ApiResult, type Settled } from '@/api/failure';
import {
  always,
  begin,
  broken,
  busy,
  fail,
  lost,
  network,
  ok,
  pass,
  reads,
  stopClock,
  surroundings,
} from '@tests/bulkWrites';
import { countEntries } from './batchState';
import { startWriting } from './writeEngine';

stopClock();

describe('the whole', () => {
  it('waits 5, 15 and 60 s after a 429, and then for the person', async () => {
    const { writing, write, states } = begin(3, always(3, busy));
    for (const [nth, holdMs] of [5_000, 15_000, 60_000].entries()) {
      await pass(100);
      expect(writing.batch()).toMatchObject({ phase: 'holding', holdMs });
      expect(states()).toEqual(Array(3).fill('waiting'));
      expect(write).toHaveBeenCalledTimes(2 * (nth + 1));
      await pass(holdMs - 1);
      expect(write).toHaveBeenCalledTimes(2 * (nth + 1));
      await pass(1);
    }
    await pass(100);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'tooMany', holdMs: 0 });
    await pass(600_000);
    expect(write).toHaveBeenCalledTimes(8);
    writing.resume();
    await pass(100);
    expect(writing.batch()).toMatchObject({ phase: 'holding', holdMs: 5_000 });
  });

  it('begins again with 5 s once something was written, and sits a wait out over a pause', async () => {
    const { writing, states, write } = begin(4, { 0: [busy], 3: [busy] });
    await pass(5100);
    expect(states()).toEqual(['doing', 'done', 'doing', 'waiting']);
    await pass(200);
    expect(writing.batch()).toMatchObject({ phase: 'holding', holdMs: 5_000 });
    writing.pause();
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'person' });
    writing.resume();
    expect(writing.batch().phase).toBe('holding');
    await pass(6000);
    expect(states()).toEqual(Array(4).fill('done'));
    expect(write).toHaveBeenCalledTimes(6);
  });

  it('pauses after three errors of the server in a row', async () => {
    const { writing, states, written } = begin(8, {
      0: [broken],
      1: [broken],
      3: [broken],
      4: [broken],
      5: [broken],
    });
    await pass(5000);
    expect(states()).toEqual([
      ...['unknown', 'unknown', 'done', 'unknown', 'unknown', 'unknown', 'done', 'waiting'],
    ]);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'server' });
    writing.resume();
    await pass(1000);
    expect(states().at(-1)).toBe('done');
    expect(written()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('starts nothing while there is no network, and pauses', async () => {
    const { writing, states, write } = begin(4);
    network.isOnline = false;
    await pass(100);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'offline' });
    expect(states()).toEqual(['done', 'done', 'waiting', 'waiting']);
    writing.resume();
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'offline' });
    network.isOnline = true;
    writing.resume();
    await pass(100);
    expect(states()).toEqual(Array(4).fill('done'));
    expect(write).toHaveBeenCalledTimes(4);
  });

  it('pauses when the network breaks: what was not sent waits, the rest is read', async () => {
    const unsent = { error: createFailure('offline') };
    const isWritten = reads(true);
    const { writing, states, written } = begin(3, { 0: [unsent], 1: [fail('offline')] }, isWritten);
    await pass(100);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'offline' });
    expect(states()).toEqual(['waiting', 'unknown', 'waiting']);
    expect(isWritten).not.toHaveBeenCalled();
    writing.resume();
    await pass(1000);
    expect(states()).toEqual(Array(3).fill('done'));
    expect(written()).toEqual([0, 1, 0, 2]);
  });

  it('pauses when the session is over, and goes on after the password with what it knew', async () => {
    const over = fail('forbidden', 403);
    const { writing, states, written } = begin(4, { 1: [over], 2: [over, over] });
    await pass(1000);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'session' });
    expect(states()).toEqual(['done', 'waiting', 'waiting', 'waiting']);
    writing.pause();
    expect(writing.batch().pauseReason).toBe('session');
    writing.resume();
    await pass(1000);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'session' });
    expect(states()).toEqual(['done', 'done', 'waiting', 'done']);
    writing.resume();
    await pass(1000);
    expect(states()).toEqual(Array(4).fill('done'));
    expect(written()).toEqual([0, 1, 2, 1, 2, 3, 2]);
  });

  it.each([
    ['forbidden', 'offline'],
    ['offline', 'forbidden'],
  ] as const)('tells of the session before anything else, after %s and %s', async (first, second) => {
    const { writing, states } = begin(3, { 0: [fail(first)], 1: [fail(second)] });
    await pass(100);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'session' });
    expect(states().toSorted()).toEqual(['unknown', 'waiting', 'waiting']);
  });

  it('reads again what it could not read for the same reasons', async () => {
    const answers: ApiResult<boolean>[] = [
      { error: createFailure('forbidden') },
      { error: createFailure('offline') },
      { error: createFailure('tooMany') },
    ];
    const isWritten = vi.fn(() => Promise.resolve(answers.shift() ?? { data: true }));
    const { writing, states } = begin(1, { 0: [lost] }, isWritten);
    for (const pauseReason of ['session', 'offline']) {
      await pass(1000);
      expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason });
      writing.resume();
    }
    await pass(0);
    expect(writing.batch().phase).toBe('holding');
    await pass(5000);
    expect(states()).toEqual(['done']);
  });

  it('does not pause anew for the answer to a call of before the pause', async () => {
    let late: (answer: { error?: unknown }) => void = () => undefined;
    const write = vi.fn((item: number): Promise<Settled<null>> => {
      if (write.mock.calls.length === 1) return new Promise((resolve) => (late = resolve));
      return Promise.resolve(item === 1 && write.mock.calls.length === 2 ? fail('forbidden', 403) : ok);
    });
    const writing = startWriting([0, 1, 2], { write }, surroundings);
    await pass(0);
    expect(writing.batch().pauseReason).toBe('session');
    writing.resume();
    late(fail('forbidden', 403));
    await pass(0);
    expect(writing.batch().phase).toBe('ended');
    expect(countEntries(writing.batch()).done).toBe(3);
  });

  it('is paused and gone on with by the person', async () => {
    const { writing, states } = begin(4);
    writing.pause();
    await pass(5000);
    expect(states()).toEqual(['done', 'done', 'waiting', 'waiting']);
    expect(writing.batch()).toMatchObject({ phase: 'paused', pauseReason: 'person' });
    writing.resume();
    await pass(100);
    expect(writing.batch().phase).toBe('ended');
  });

  it('is stopped: what is under way is awaited, nothing more is started', async () => {
    const isWritten = reads(true);
    const { writing, states, write } = begin(4, { 0: [lost], 1: [busy] }, isWritten);
    writing.stop();
    expect(writing.batch().phase).toBe('stopping');
    expect(states()).toEqual(['doing', 'doing', 'waiting', 'waiting']);
    writing.resume();
    await pass(60_000);
    expect(states()).toEqual(['unknown', 'waiting', 'waiting', 'waiting']);
    expect(writing.batch().phase).toBe('ended');
    expect(write).toHaveBeenCalledTimes(2);
    expect(isWritten).not.toHaveBeenCalled();
    writing.checkAgain();
    await pass(100);
    expect(states()).toEqual(['done', 'waiting', 'waiting', 'waiting']);
    expect(writing.batch().phase).toBe('ended');
  });

  it('ends when it is stopped in a pause, and when a read after that meets another', async () => {
    const { writing, states } = begin(2, { 0: [lost], 1: [fail('forbidden', 403)] }, () =>
      Promise.resolve({ error: createFailure('forbidden') }),
    );
    await pass(1000);
    expect(writing.batch().pauseReason).toBe('session');
    writing.stop();
    expect(writing.batch()).toMatchObject({ phase: 'ended', pauseReason: null });
    writing.checkAgain();
    await pass(1000);
    expect(writing.batch().phase).toBe('ended');
    expect(states()).toEqual(['unknown', 'waiting']);
  });
});
