import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptDoubts } from '@tests/doubts';
import { personOf } from '@tests/person';
import { settled } from '@tests/settled';
import { createFailure } from '@/api/failure';
import { beginSession, endSession } from '@/session/currentSession';
import { beginDoubt, doubtsOf, settle, type DoubtfulAct } from './doubts';
import { checkDoubt, sendOnce } from './sendOnce';

const sms = (amount: number): DoubtfulAct => ({ type: 2, amount, time: '', about: null, text: '' });
const words = {
  unchecked: 'unchecked',
  unanswered: 'unanswered',
  done: ({ amount }: { amount: number }) => `done ${amount}`,
};
const done = { data: { id: 1 } };
const lost = { error: createFailure('timeout', { isWrite: true }) };

/** The server's number of acts by amount. */
let there: Record<number, number> = {};
const count = ({ amount }: DoubtfulAct) => Promise.resolve({ data: there[amount] ?? 0 });

const buy = (amount: number, answer: object = done, acknowledged = doubtsOf('purchase')) =>
  sendOnce({
    kind: 'purchase',
    act: sms(amount),
    count,
    send: () => Promise.resolve(answer),
    acknowledged,
    words,
  });

const amounts = () => doubtsOf('purchase').map(({ amount }) => amount);

beforeEach(() => {
  there = {};
  beginSession(personOf(7, 1));
});
afterEach(() => {
  vi.restoreAllMocks();
  settle(...doubtsOf('purchase'));
  endSession();
});

describe('an act that costs money', () => {
  it('is kept from before it is sent until its answer', async () => {
    let during: object[] = [];
    await sendOnce({
      kind: 'purchase',
      act: sms(300),
      count,
      send: () => {
        during = keptDoubts();
        // This tab knows that it is pending.
        expect(amounts()).toEqual([]);
        return Promise.resolve(done);
      },
      acknowledged: [],
      words,
    });
    expect(during).toEqual([expect.objectContaining({ kind: 'purchase', amount: 300, before: 0 })]);
    expect(keptDoubts()).toEqual([]);
  });

  it.each([
    ['a timeout', lost],
    ['a 5xx', { error: createFailure('server', { isWrite: true }) }],
    ['an unreadable answer', { error: createFailure('unreadable', { isWrite: true }) }],
  ])('is in doubt after %s', async (_, answer) => {
    await buy(300, answer);
    expect(amounts()).toEqual([300]);
  });

  it.each([
    ['refused', createFailure('validation', { isWrite: true })],
    ['refused with the session', createFailure('forbidden', { isWrite: true })],
  ])('is in no doubt once %s', async (_, error) => {
    await buy(300, { error });
    expect(keptDoubts()).toEqual([]);
  });

  it('is in doubt where the sending throws, as where the page goes away', async () => {
    await expect(
      sendOnce({
        kind: 'purchase',
        act: sms(300),
        count,
        send: () => Promise.reject(new Error('broken')),
        acknowledged: [],
        words,
      }),
    ).rejects.toThrow('broken');
    expect(amounts()).toEqual([300]);
  });

  it('that is answered after a sign-out settles itself and nobody else', async () => {
    let answer: (value: typeof done) => void = () => undefined;
    const sent = sendOnce({
      kind: 'purchase',
      act: sms(300),
      count,
      send: () => new Promise<typeof done>((resolve) => (answer = resolve)),
      acknowledged: [],
      words,
    });
    await settled(() => expect(keptDoubts()).toHaveLength(1));
    endSession();
    expect(keptDoubts()).toHaveLength(1);
    beginSession(personOf(7, 2));
    const others = beginDoubt('purchase', sms(500), 0);
    others(false);
    answer(done);
    await sent;
    expect(keptDoubts()).toEqual([expect.objectContaining({ amount: 500 })]);
    settle(...doubtsOf('purchase'));
  });
});

describe('doubts', () => {
  it('are of the person, through a sign-out', async () => {
    await buy(300, lost);
    endSession();
    expect(amounts()).toEqual([]);
    for (const other of [personOf(7, 2), personOf(8, 1)]) {
      beginSession(other);
      expect(amounts()).toEqual([]);
    }
    beginSession(personOf(7, 1));
    expect(amounts()).toEqual([300]);
  });

  it('are one an act: another of the kind neither takes the place of one nor settles it', async () => {
    await buy(300, lost);
    await buy(500, lost);
    await buy(700);
    expect(amounts()).toEqual([300, 500]);
    there = { 300: 1 };
    expect(await buy(900)).toMatchObject({ error: { message: 'done 300' } });
    expect(amounts()).toEqual([500]);
  });

  it('of two of the same act are found one by one', async () => {
    await buy(300, lost);
    await buy(300, lost);
    there = { 300: 1 };
    const [first, second] = doubtsOf('purchase');
    expect(first && (await checkDoubt(first, count))).toEqual({ data: true });
    expect(second && (await checkDoubt(second, count))).toEqual({ data: false });
    expect(amounts()).toEqual([300]);
    there = { 300: 2 };
    const [left] = doubtsOf('purchase');
    expect(left && (await checkDoubt(left, count))).toEqual({ data: true });
    expect(amounts()).toEqual([]);
  });

  it('end when the same is sent again by who was told, and has an answer', async () => {
    await buy(300, lost);
    await buy(500, lost);
    await buy(300);
    expect(amounts()).toEqual([500]);
  });

  it('that the person was not told of stop the sending, as does a check that fails', async () => {
    await buy(300, lost);
    expect(await buy(500, done, [])).toMatchObject({ error: { kind: 'conflict', message: 'unanswered' } });
    const send = vi.fn(() => Promise.resolve(done));
    const failing = () => Promise.resolve({ error: createFailure('offline') });
    expect(
      await sendOnce({
        kind: 'purchase',
        act: sms(500),
        count: failing,
        send,
        acknowledged: doubtsOf('purchase'),
        words,
      }),
    ).toMatchObject({ error: { message: 'unchecked' } });
    expect(send).not.toHaveBeenCalled();
    expect(amounts()).toEqual([300]);
  });

  it('about somebody else are in the way of nothing', async () => {
    const message = (about: number) => ({ ...sms(1), about, text: 'abc' });
    const send = (about: number, answer: object) =>
      sendOnce({
        kind: 'message',
        act: message(about),
        count,
        send: () => Promise.resolve(answer),
        acknowledged: [],
        words,
      });
    await send(1, lost);
    expect(await send(2, done)).toEqual(done);
    expect(await send(1, done)).toMatchObject({ error: { message: 'unanswered' } });
    settle(...doubtsOf('message'));
  });

  it('last until the page goes where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await buy(300, lost);
    expect(amounts()).toEqual([300]);
  });
});
