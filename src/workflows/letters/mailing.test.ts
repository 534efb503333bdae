import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '@tests/always';
import { longest, lotsOf, mailingOf, maxOfLot } from './mailing';
import { missingOf, recipientOf, type Recipient } from './recipient';

const base: Recipient = {
  ...{ id: 1, name: 'Ana', nickName: '', social: '', genre: null, isActive: true, allows: null },
  ...{ street: 'Rua A, 10', district: 'Centro', city: 'Campinas', state: 'SP', zipcode: '13010-001' },
};
const people = [
  base,
  { ...base, id: 2, isActive: false },
  { ...base, id: 3, street: '', zipcode: '' },
  { ...base, id: 4, zipcode: '' },
  { ...base, id: 5, isActive: false, street: '' },
];
const ids = (list: readonly Recipient[]) => list.map(({ id }) => id);

describe('a mailing', () => {
  it('leaves the inactive out, and counts who has no address or no postal code', () => {
    const all = { byAddress: false, names: 'record', withoutAddress: true, withoutZipcode: true } as const;
    const mailing = mailingOf(people, all);
    expect(ids(mailing.recipients)).toEqual([1, 3, 4]);
    expect(ids(mailing.inactive)).toEqual([2, 5]);
    expect(mailing.households.map((household) => ids(household))).toEqual([[1], [3], [4]]);
    expect(ids(mailing.noAddress)).toEqual([3]);
    expect(ids(mailing.noZipcode)).toEqual([4]);
    expect(ids(mailingOf(people, { ...all, withoutAddress: false }).recipients)).toEqual([1, 4]);
    expect(ids(mailingOf(people, { ...all, withoutZipcode: false }).recipients)).toEqual([1, 3]);
    expect(
      mailingOf(people, { ...all, byAddress: true }).households.map((household) => ids(household)),
    ).toEqual([[1, 4], [3]]);
  });

  it('is printed in lots of 500, which on sheets of labels end with a sheet', () => {
    expect(lotsOf(0)).toEqual([]);
    expect(lotsOf(1240)).toEqual([
      { from: 0, to: 500 },
      { from: 500, to: 1000 },
      { from: 1000, to: 1240 },
    ]);
    expect(lotsOf(500)).toHaveLength(1);
    expect(lotsOf(1000, 30).map(({ to }) => to)).toEqual([480, 960, 1000]);
    expect(lotsOf(1000, 14).map(({ to }) => to)).toEqual([490, 980, 1000]);
  });

  it('prints each once, in their order, and fills every sheet but the last of all', () =>
    always(fc.nat(3000), fc.constantFrom(1, 14, 30), (total, perSheet) => {
      const lots = lotsOf(total, perSheet);
      expect([0, ...lots.map(({ to }) => to)]).toEqual([...lots.map(({ from }) => from), total]);
      for (const { from, to } of lots) {
        expect(to - from > 0 && to - from <= maxOfLot).toBe(true);
        if (to < total) expect((to - from) % perSheet).toBe(0);
      }
    }));

  it('finds the longest, by letters and not by their codes', () => {
    const named = ['👩‍👩‍👧', 'Aninha Maria', 'Zé'].map((name, id) => ({ ...base, id, name }));
    expect(longest(named, ({ name }) => name)).toBe(1);
    expect(longest([], ({ name }) => name)).toBe(-1);
  });
});

const row = { id: 1, name: ' Ana ', formattedAddress: 'Rua A, 10', districtAndCity: 'Centro - Campinas/SP' };
const none = {
  ...{ genreName: undefined, address: undefined, addressNumber: undefined, additionalAddress: undefined },
  ...{ districtName: undefined, cityName: undefined, stateName: undefined, zipcode: undefined },
  ...{ status: undefined, nickName: undefined, note: undefined },
};

describe('a row of the search', () => {
  it('without its columns has the address of the list, and tells which are missing', () => {
    expect(missingOf([{ ...row, ...none }])).toEqual([
      'genre',
      'district',
      'city',
      'zipcode',
      'status',
      'nickName',
    ]);
    expect(recipientOf({ ...row, ...none })).toMatchObject({
      ...{ name: 'Ana', genre: null, isActive: true, street: 'Rua A, 10', district: '' },
      ...{ city: 'Centro - Campinas/SP', zipcode: '' },
    });
  });

  it('with them has its parts; a number without a street is no address', () => {
    const whole = {
      ...{ ...row, genreName: 'Masculino', address: 'Rua B', addressNumber: '7', additionalAddress: '' },
      ...{ districtName: 'Vila', cityName: 'Santos', stateName: 'SP', zipcode: '11010000', status: false },
      ...{ nickName: 'Lua', note: 'Nome social: Luana Ribeiro' },
    };
    expect(missingOf([whole])).toEqual([]);
    expect(recipientOf(whole)).toMatchObject({
      ...{ genre: 'male', isActive: false, street: 'Rua B, 7', city: 'Santos', zipcode: '11010-000' },
      ...{ nickName: 'Lua', social: 'Luana Ribeiro' },
    });
    expect(recipientOf({ ...whole, address: '' }).street).toBe('');
    expect(recipientOf({ ...whole, name: 'a\u202Eb\u0007' }).name).toBe('ab');
  });
});
