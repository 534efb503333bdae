import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from './call';
import { cleanInput, inputFrom, newCall, rowChanges, type CallInput } from './callInput';

const call: Call = {
  id: 12,
  name: 'José da Silva',
  telephone: '19981234567',
  subject: 'Poda das árvores.',
  createdAt: '2026-11-20 09:05:41',
  statusId: 2,
  userWantedId: 3,
};

const input: CallInput = {
  name: 'José da Silva',
  telephone: '19981234567',
  subject: 'Poda das árvores.',
  date: '2026-11-20',
  hour: '09:05',
  userWantedId: 3,
  status: 2,
};

describe('a new call', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 8, 7, 59) }));
  afterEach(() => void vi.useRealTimers());

  it('is pending, of this minute, and for nobody in particular', () => {
    expect(newCall()).toEqual({
      name: '',
      telephone: '',
      subject: '',
      date: '2026-11-20',
      hour: '08:07',
      userWantedId: 0,
      status: 1,
    });
  });
});

describe('a call in the form', () => {
  it('has its moment split into date and hour', () => {
    expect(inputFrom(call)).toEqual(input);
  });

  it('without a person sought or a moment has them empty', () => {
    expect(inputFrom({ ...call, userWantedId: null, createdAt: null })).toEqual({
      ...input,
      userWantedId: 0,
      date: '',
      hour: '',
    });
  });

  it('is sent without the spaces around its texts', () => {
    expect(cleanInput({ ...input, name: '  José da Silva ', subject: 'Poda das árvores.\n\n' })).toEqual(
      input,
    );
  });

  it('goes back into the row of the list', () => {
    expect(rowChanges(input)).toEqual({
      name: 'José da Silva',
      telephone: '19981234567',
      subject: 'Poda das árvores.',
      createdAt: '2026-11-20 09:05:00',
      statusId: 2,
      statusName: 'Retornar ligação',
    });
  });
});
