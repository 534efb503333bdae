import { beforeEach, describe, expect, it, vi } from 'vitest';
import { atOnce, inTurns, share, type Steps } from './steps';

let now = 0;
/** Work of `count` steps of `ms` milliseconds each. */
function* work(count: number, ms: number): Steps<string> {
  for (let done = 1; done <= count; done += 1) {
    now += ms;
    if (done < count) yield done / count;
  }
  return 'done';
}

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

it('a part of more tells how far all of it is', () => {
  const part = share(0.5, 0.7, work(4, 1));
  expect([...part].map((done) => Math.round(100 * done))).toEqual([55, 60, 65]);
  expect(atOnce(share(0.5, 0.7, work(4, 1)))).toBe('done');
});

describe('work in turns', () => {
  const told: number[] = [];
  const leaving = { aborted: false };
  const run = (steps: Steps<string>) =>
    inTurns(steps, {
      ...{ firstMs: 50, tell: (done) => told.push(done), signal: leaving as AbortSignal },
    });
  beforeEach(() => {
    told.length = 0;
    leaving.aborted = false;
  });

  it('that takes a moment gives its result at once', () => expect(run(work(4, 12))).toBe('done'));

  it('of one step gives it in a turn of its own once that took a tenth of a second', async () => {
    expect(run(work(1, 99))).toBe('done');
    const late = run(work(1, 100));
    expect(late).toBeInstanceOf(Promise);
    expect(await late).toBe('done');
  });

  it('pauses after its first part, and is told of once it took long', async () => {
    const given = run(work(10, 50));
    // Time at the end of the first turn, which ends with the step that fills it.
    expect(now).toBe(1050);
    expect(await given).toBe('done');
    expect(told).toEqual([0.8, 0.9]);
  });

  it('lets the page answer after each sixteen milliseconds', async () => {
    let turns = 0;
    const { setTimeout: begin } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void) => {
      turns += 1;
      return begin(run);
    });
    expect(await run(work(26, 8))).toBe('done');
    // Seven steps at first, then two per turn, and the result in its own turn.
    expect(turns).toBe(11);
  });

  it('that is called off gives nothing', async () => {
    const given = run(work(10, 50));
    leaving.aborted = true;
    expect(await given).toBeNull();
    expect(now).toBe(1050);
    leaving.aborted = false;
    const done = run(work(1, 200));
    leaving.aborted = true;
    expect(await done).toBeNull();
  });
});
