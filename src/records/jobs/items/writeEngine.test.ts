import { describe, expect, it, vi } from 'vitest';
import { createFailure } from '@/api/failure';
import {
  always,
  begin,
  broken,
  delay,
  fail,
  lost,
  pass,
  reads,
  stopClock,
  surroundings,
} from '@tests/bulkWrites';
import { startWriting } from './writeEngine';

stopClock();

describe('many writes', () => {
  it('are made two at a time, in their order, each once', async () => {
    const { writing, written, states, most } = begin(5);
    expect(states()).toEqual(['doing', 'doing', 'waiting', 'waiting', 'waiting']);
    expect(writing.batch().phase).toBe('running');
    await pass(300);
    expect(states()).toEqual(Array(5).fill('done'));
    expect(writing.batch()).toMatchObject({ phase: 'ended', pauseReason: null });
    expect(written()).toEqual([0, 1, 2, 3, 4]);
    expect(most.writes).toBe(2);
  });

  it('keep what was answered, and end at once without an item', async () => {
    const write = vi.fn(() => Promise.resolve({ data: { id: 7 } }));
    const writing = startWriting(['a'], { write }, surroundings);
    await pass(0);
    expect(writing.batch().entries).toEqual([
      { item: 'a', name: '1', state: 'done', reason: '', data: { id: 7 } },
    ]);
    expect(startWriting([], { write }, surroundings).batch().phase).toBe('ended');
  });

  it('go on after a refusal, which is kept with its reason', async () => {
    const refusal = { error: createFailure('validation', { message: 'Status inválido.', status: 400 }) };
    const { writing, written, states } = begin(3, { 0: [refusal] });
    await pass(1000);
    expect(states()).toEqual(['refused', 'done', 'done']);
    expect(writing.batch().entries[0]).toMatchObject({
      reason: 'Status inválido.',
      failure: { status: 400 },
    });
    expect(written()).toEqual([0, 1, 2]);
  });

  it('give the same batch until something changes', async () => {
    const { writing } = begin(3);
    const before = writing.batch();
    writing.resume();
    expect(writing.batch()).toBe(before);
    await pass(100);
    expect(writing.batch()).not.toBe(before);
    expect(writing.batch().entries[2]).not.toBe(before.entries[2]);
  });
});

describe('a write whose answer is lost', () => {
  it.each([
    ['a time-out', lost],
    ['an error of the server', broken],
    ['an answer that cannot be read', fail('unreadable', 200)],
    ['an aborted call', fail('cancelled')],
  ])('is done when a read finds it, after %s', async (_, answer) => {
    const isWritten = reads(true);
    const { written, states, writing } = begin(2, { 1: [answer] }, isWritten);
    await pass(100);
    expect(states()).toEqual(['done', 'done']);
    expect(writing.batch().phase).toBe('ended');
    expect(isWritten.mock.calls).toEqual([[1]]);
    expect(written()).toEqual([0, 1]);
  });

  it('stays unknown, and is not sent again, when a read does not find it', async () => {
    const { writing, written, states } = begin(1, { 0: [lost] }, reads(false));
    await pass(100_000);
    expect(states()).toEqual(['unknown']);
    expect(writing.batch().entries[0]?.reason).toContain('Não foi gravado, ao que se vê');
    expect(written()).toEqual([0]);
  });

  it('stays unknown when the read fails or throws, and when there is none', async () => {
    const failing = begin(1, { 0: [lost] }, () => Promise.resolve({ error: createFailure('server') }));
    const throwing = begin(1, { 0: [lost] }, () => Promise.reject(new Error('No reader')));
    const unread = begin(1, { 0: [lost] });
    await pass(100);
    const reasons = [failing, throwing, unread].map(({ writing }) => writing.batch().entries[0]?.reason);
    expect(reasons[0]).toContain('Não foi possível ver se foi gravado');
    expect(reasons[1]).toBe(reasons[0]);
    expect(reasons[2]).toContain('Confira se foi gravado antes de enviar de novo');
    for (const { states, writing } of [failing, throwing, unread]) {
      expect(states()).toEqual(['unknown']);
      expect(writing.batch().phase).toBe('ended');
    }
  });

  it('may have thrown', async () => {
    const write = vi.fn(() => Promise.reject(new Error('A fault of the page')));
    const writing = startWriting([1], { write }, surroundings);
    await pass(100);
    expect(writing.batch().entries[0]?.state).toBe('unknown');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('is read with four reads under way at most, and again when asked', async () => {
    let underWay = 0;
    let most = 0;
    let isThere = false;
    const isWritten = vi.fn(async () => {
      most = Math.max(most, ++underWay);
      await delay(2000);
      underWay -= 1;
      return { data: isThere };
    });
    const { writing, states, written } = begin(12, always(12, lost), isWritten);
    for (let rest = 0; rest < 10; rest++) {
      await pass(3000);
      writing.resume();
    }
    expect(states()).toEqual(Array(12).fill('unknown'));
    expect(writing.batch().phase).toBe('ended');
    isThere = true;
    writing.checkAgain();
    writing.checkAgain();
    expect(writing.batch().phase).toBe('running');
    await pass(10_000);
    expect(states()).toEqual(Array(12).fill('done'));
    expect(writing.batch().phase).toBe('ended');
    expect(most).toBe(4);
    expect(isWritten).toHaveBeenCalledTimes(24);
    expect(written()).toHaveLength(12);
  });
});
