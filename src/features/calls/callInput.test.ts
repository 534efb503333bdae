import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from './call';
import { inputFrom, newCall, rowChanges, toWire, type CallInput } from './callInput';

const same = {
  name: 'José da Silva',
  telephone: '19981234567',
  subject: 'Poda das árvores.',
  userWantedId: 3,
};
const call: Call = { ...same, id: 12, createdAt: '2026-11-20 09:05:41', statusId: 2, statusName: '' };
const input: CallInput = { ...same, date: '2026-11-20', hour: '09:05', status: 2 };

describe('a new call', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 8, 7, 59) }));
  afterEach(() => void vi.useRealTimers());

  it('is pending, of this minute, and for nobody in particular', () => {
    const now = { date: '2026-11-20', hour: '08:07' };
    expect(newCall()).toEqual({ ...now, name: '', telephone: '', subject: '', userWantedId: 0, status: 1 });
  });
});

describe('a call in the form', () => {
  it('has its moment split into date and hour', () => {
    expect(inputFrom(call)).toEqual(input);
  });

  it('without a person sought or a moment has them empty', () => {
    const bare = inputFrom({ ...call, userWantedId: null, createdAt: null });
    expect(bare).toEqual({ ...input, userWantedId: 0, date: '', hour: '' });
  });

  it('is sent without the spaces around its texts', () => {
    const typed = { ...input, name: '  José da Silva ', subject: 'Poda das árvores.\n\n' };
    expect(toWire(typed)).toEqual(input);
  });

  it('goes back into the row of the list', () => {
    const { userWantedId, ...shown } = same;
    const status = { statusId: 2, statusName: 'Retornar ligação' };
    expect(userWantedId).toBe(3);
    expect(rowChanges(input)).toEqual({ ...shown, ...status, createdAt: '2026-11-20 09:05:00' });
  });
});
