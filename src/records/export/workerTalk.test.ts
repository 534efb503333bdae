import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTalk, SilentWorker } from './workerTalk';

class FakeWorker {
  static last: FakeWorker;
  isEnded = false;
  onmessage: (event: { data: object }) => void = () => undefined;
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
    mostSilence: 30_000,
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
  const talk = openTalk<string>('/w.js', 'w', { mostSilence: 30_000 });
  const asked = talk.ask<{ rows: number }>('read');
  FakeWorker.last.onmessage({ data: { rows: 3 } });
  expect(await asked).toEqual({ rows: 3 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeWorker.last.isEnded).toBe(false);
});
