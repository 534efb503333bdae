import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createFailure, type ApiResult, type FailureKind } from '@/api/failure';
import { startWriting } from '@/records/jobs/items/writeEngine';
import type { WritingActions, WritingController } from '@/records/jobs/items/writing';

/* Many writes against a server that answers as told, with the clock stopped. */

/** Stops the clock for each test of a file, and brings the network back after it. */
export function stopClock() {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    network.isOnline = true;
    vi.useRealTimers();
  });
}

/** Resolves after so many milliseconds. */
export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Lets time pass, and what is due come. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** What the machine knows of its network. A test that takes it away brings it back. */
export const network = { isOnline: true };

/** The machine, as the engine sees it. */
export const surroundings = { delay, isOnline: () => network.isOnline };

/** How a write fails. */
export const fail = (kind: FailureKind, status: number | null = null) => ({
  error: createFailure(kind, { status, isWrite: true }),
});
export const ok = { data: null };
export const lost = fail('timeout');
export const busy = fail('tooMany', 429);
export const broken = fail('server', 500);

/** What a server makes of a write, and what is heard of it. */
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

/** How a reading ends. */
export const readFaults = ['offline', 'forbidden', 'tooMany', 'server', 'timeout'] as const;
export type Read = (typeof readFaults)[number] | 'fine';

/** What awaits a server on one page: once it is left, it hears of nothing any more. */
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

/** Goes on, whatever it pauses for, until nothing is left to send. */
export async function toTheEnd(writing: Pick<WritingController<unknown>, 'batch' | 'resume'>) {
  for (let turn = 0; writing.batch().phase !== 'ended'; turn += 1) {
    expect(turn).toBeLessThan(60);
    writing.resume();
    await pass(70_000);
  }
}

type WriteAnswer = { data?: null; error?: unknown };

/** Every item with the same answer, each time it is sent. */
export const always = (count: number, answer: WriteAnswer) =>
  Object.fromEntries(Array.from({ length: count }, (_, item) => [item, Array<WriteAnswer>(9).fill(answer)]));

/** Reads that all tell the same. */
export const reads = (isThere: boolean) =>
  vi.fn<(item: number) => Promise<ApiResult<boolean>>>(() => Promise.resolve({ data: isThere }));

/** Begins to write items. `answers`: what each write of an item is answered, in turn; 'ok' after that, all after 100 ms. */
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
    /** The items, in the order in which they were sent. */
    written: () => write.mock.calls.map(([item]) => item),
  };
}
