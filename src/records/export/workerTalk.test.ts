import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnreadableReply } from '@/api/body';
import { openTalk, SilentWorker } from './workerTalk';

class FakeWorker {
  static last: FakeWorker;
  isEnded = false;
  onmessage: (event: { data: object }) => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage() {}
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', new URL('https://a.example/'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends a worker that says nothing for so long, and none that tells how far it is', async () => {
  const heard: number[] = [];
  const talk = openTalk<string, number>('/w.js', 'w', {
    onSaid: (rows) => heard.push(rows),
    maxSilence: 30_000,
  });
  const asked = talk.ask('read');
  const failed = expect(asked).rejects.toBeInstanceOf(SilentWorker);
  await vi.advanceTimersByTimeAsync(29_000);
  FakeWorker.last.onmessage({ data: { said: 500 } });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(FakeWorker.last.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
  expect(FakeWorker.last.isEnded).toBe(true);
  expect(heard).toEqual([500]);
});

it('does not end a worker that has answered', async () => {
  const talk = openTalk<string>('/w.js', 'w', { maxSilence: 30_000 });
  const asked = talk.ask<{ rows: number }>('read');
  FakeWorker.last.onmessage({ data: { rows: 3 } });
  expect(await asked).toEqual({ rows: 3 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeWorker.last.isEnded).toBe(false);
});

it('says what the worker could not read, that it failed, and that it was closed, and ends no worker that told so', async () => {
  const talk = openTalk<string>('/w.js', 'w', { maxSilence: 30_000 });
  const worker = FakeWorker.last;
  const unreadable = talk.ask('read');
  const problems = [{ path: 'data.0', expected: 'text' }] as never;
  worker.onmessage({ data: { said: 5 } });
  worker.onmessage({ data: { problems } });
  await expect(unreadable).rejects.toMatchObject({ problems, constructor: UnreadableReply });
  const failing = talk.ask('read');
  worker.onerror();
  await expect(failing).rejects.toThrow('The worker failed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker.isEnded).toBe(false);
  const closed = talk.ask('read');
  talk.close();
  await expect(closed).rejects.toThrow('The worker was closed');
  expect(worker.isEnded).toBe(true);
});

it('waits for as long as it takes where nobody says how long, and may be closed before anything was asked', async () => {
  const talk = openTalk<string>('/w.js', 'w');
  void talk.ask('read');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(FakeWorker.last.isEnded).toBe(false);
  openTalk<string>('/w.js', 'w').close();
  expect(FakeWorker.last.isEnded).toBe(true);
});
