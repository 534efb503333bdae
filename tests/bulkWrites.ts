import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createFailure, type ApiResult, type FailureKind } from '@/api/failure';
import { startWriting } from '@/records/jobs/items/writeEngine';
import type { WritingActions, WritingController } from '@/records/jobs/items/writing';

/* Bulk writes against a server with scripted responses and a stopped clock. */

/** Stops the clock for each test of a file, and restores the network after it. */
export function stopClock() {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    network.isOnline = true;
    vi.useRealTimers();
  });
}

/** Resolves after the given milliseconds. */
export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Advances the clock and runs what is due. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The browser's network state. A test that switches it off must restore it. */
export const network = { isOnline: true };

/** The engine's environment. */
export const surroundings = { delay, isOnline: () => network.isOnline };

/** A failed write. */
export const fail = (kind: FailureKind, status: number | null = null) => ({
  error: createFailure(kind, { status, isWrite: true }),
});
export const ok = { data: null };
export const lost = fail('timeout');
export const busy = fail('tooMany', 429);
export const broken = fail('server', 500);

/** What a server does with a write, and what the client receives. */
export const serverAnswers = {
  done: { isDone: true, heard: ok },
  refused: { isDone: false, heard: fail('validation', 400) },
  'session over': { isDone: false, heard: fail('forbidden', 401) },
  busy: { isDone: false, heard: busy },
  'broken, not done': { isDone: false, heard: broken },
  'broken, done': { isDone: true, heard: broken },
  'cut, not done': { isDone: false, heard: fail('offline') },
  'cut, done': { isDone: true, heard: fail('offline') },
  'late, done': { isDone: true, heard: lost },
  'never sent': { isDone: false, heard: { error: createFailure('offline') } },
} as const;
export type ServerAnswer = keyof typeof serverAnswers;
export const allServerAnswers = Object.keys(serverAnswers) as ServerAnswer[];

/** Results of a failed read. */
export const readFaults = ['offline', 'forbidden', 'tooMany', 'server', 'timeout'] as const;
export type Read = (typeof readFaults)[number] | 'fine';

/** The part of a server that one page awaits: once the page is left, it receives nothing more. */
export function openPage() {
  let isLeft = false;
  const here = async <T>(answer: Promise<T>) => {
    const heard = await answer;
    return isLeft ? new Promise<never>(() => undefined) : heard;
  };
  return {
    here,
    surroundings: { ...surroundings, delay: (ms: number) => here(delay(ms)) },
    leave: () => void (isLeft = true),
  };
}

/** Resumes after every pause until nothing is left to send. */
export async function toTheEnd(writing: Pick<WritingController<unknown>, 'batch' | 'resume'>) {
  for (let turn = 0; writing.batch().phase !== 'ended'; turn += 1) {
    expect(turn).toBeLessThan(60);
    writing.resume();
    await pass(70_000);
  }
}

type WriteAnswer = { data?: null; error?: unknown };

/** The same response for every item, each time it is sent. */
export const always = (count: number, answer: WriteAnswer) =>
  Object.fromEntries(Array.from({ length: count }, (_, item) => [item, Array<WriteAnswer>(9).fill(answer)]));

/** Reads that all give the same result. */
export const reads = (isThere: boolean) =>
  vi.fn<(item: number) => Promise<ApiResult<boolean>>>(() => Promise.resolve({ data: isThere }));

/**
 * Starts writing items. `answers`: the responses to each item's writes, in turn; 'ok' afterwards, each after 100 ms.
 */
export function begin(
  count: number,
  answers: Record<number, WriteAnswer[]> = {},
  isWritten?: WritingActions<number>['isWritten'],
) {
  let underWay = 0;
  const most = { writes: 0 };
  const write = vi.fn(async (item: number) => {
    underWay += 1;
    most.writes = Math.max(most.writes, underWay);
    const answer = answers[item]?.shift() ?? ok;
    await delay(100);
    underWay -= 1;
    return answer;
  });
  const items = Array.from({ length: count }, (_, index) => index);
  const writing = startWriting(
    items,
    { write, ...(isWritten && { isWritten }), name: (item) => `=Item ${item}` },
    surroundings,
  );
  return {
    writing,
    write,
    most,
    states: () => writing.batch().entries.map(({ state }) => state),
    /** The items, in the order sent. */
    written: () => write.mock.calls.map(([item]) => item),
  };
}
