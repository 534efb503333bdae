import { describe, expect, it } from 'vitest';
import { newVoter, type VoterInput } from '@/features/voters/form/voterInput';
import { unknownGenre } from '@/lookups/voters/voterTraits';
import { completedParts, completedValues, restored, type CompletedPart } from './completion';

const phone = (number: string) => ({ number, type: 2, operator: 6 });
const before: VoterInput = { ...newVoter(), name: 'Ana', addressMode: 'none', telephone: [phone('')] };
const place = { addressMode: 'chosen', address: ' Rua A ', zipcode: '13010001', addressNumber: '1' } as const;
const partsOf = (after: Partial<VoterInput>, from: Partial<VoterInput> = {}) =>
  completedValues(7, { ...before, ...from }, { ...before, ...after }).map(({ part }) => part);

describe('what an import filled in', () => {
  const filled: Partial<Record<CompletedPart, Partial<VoterInput>>> = {
    ...{
      nickName: { nickName: 'Lila' },
      email: { email: 'a@b.c' },
      note: { note: 'x' },
      genre: { genre: 2 },
    },
    ...{
      groupsId: { groupsId: [2, 1] },
      telephone: { telephone: [phone('19981110001')] },
      sonsIn: { sonsIn: '2' },
    },
    ...{ address: place, allowCommunication: { allowCommunication: false } },
  };
  it.each(Object.entries(filled))('is known part by part, and taken back as it was: %s', (part, after) => {
    expect(partsOf(after)).toEqual([part]);
    const values = completedValues(7, before, { ...before, ...after });
    expect(values.every(({ mark }) => /^[0-9a-z]{1,4}$/.test(mark))).toBe(true);
    const { input, goes, stays } = restored(7, { ...before, ...after }, values);
    expect([goes, stays, input && partsOf(input)]).toEqual([[part], [], []]);
    // For another voter, or another value, it does not match what was written.
    expect(restored(8, { ...before, ...after }, values)).toEqual({ input: null, goes: [], stays: [part] });
    expect(restored(7, before, values)).toEqual({ input: null, goes: [], stays: [part] });
  });

  it('is nothing where nothing was, or only what says nothing', () => {
    expect(partsOf({})).toEqual([]);
    const nothing = {
      nickName: ' ',
      genre: unknownGenre,
      groupsId: [],
      telephone: [phone('')],
      allowCommunication: true,
    };
    expect(partsOf(nothing)).toEqual([]);
    expect(partsOf({ groupsId: [1, 2] }, { groupsId: [2, 1] })).toEqual([]);
    expect(partsOf({ ...place, address: 'Rua A' }, place)).toEqual([]);
    expect(partsOf({ nickName: 'Lila ' }, { nickName: 'Lila' })).toEqual([]);
    expect(new Set(completedParts).size).toBe(completedParts.length);
  });

  it('of telephones are those alone that were not there, and go alone', () => {
    const there = { telephone: [phone('19981110001')] };
    const after = { ...before, telephone: [phone('19981110001'), phone('19981110002')] };
    const values = completedValues(7, { ...before, ...there }, after);
    expect(values).toHaveLength(1);
    expect(restored(7, after, values).input?.telephone).toEqual(there.telephone);
  });

  it('stays where it was changed since, each part by itself', () => {
    const after = { ...before, email: 'a@b.c', nickName: 'Lila' };
    const values = completedValues(7, before, after);
    expect(restored(7, { ...after, email: 'x@b.c' }, values)).toEqual({
      ...{ input: { ...after, email: 'x@b.c', nickName: '' }, goes: ['nickName'], stays: ['email'] },
    });
  });

  it('of an address is all of it', () => {
    for (const change of [
      { zipcode: '1' },
      { address: 'B' },
      { addressNumber: '2' },
      { writtenNumber: 'x' },
      { additionalAddress: 'y' },
    ])
      expect(partsOf({ ...place, ...change }, place)).toEqual(['address']);
    const city = { value: 1, label: 'Campinas/SP', name: 'Campinas', state: 'SP', stateId: 1 };
    expect(partsOf({ ...place, city }, place)).toEqual(['address']);
    expect(partsOf({ ...place, district: { value: 2, label: 'Centro', cityId: 1 } }, place)).toEqual([
      'address',
    ]);
  });
});
