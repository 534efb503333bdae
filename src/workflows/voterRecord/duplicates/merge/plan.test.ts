import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { voterRecord, type VoterRecord } from '@/lookups/voters/voter';
import { inactiveFirst, isStatusOpen, openChoice, planOf, type Side, type Two } from './plan';

const record = (id: number, status: boolean): VoterRecord =>
  v.parse(voterRecord, { id, name: `Rita ${id}`, genre: 1, status });

const twoOf = (one: boolean, other: boolean): Two => ({ one: record(1, one), other: record(2, other) });

const sides = fc.constantFrom<Side>('one', 'other');
const pairs = fc.tuple(fc.boolean(), fc.boolean());

describe('whether the one that stays is active', () => {
  it('is open only while one of two is active and the other is not', () => {
    expect(isStatusOpen(twoOf(true, true))).toBe(false);
    expect(isStatusOpen(twoOf(false, false))).toBe(false);
    expect(isStatusOpen(twoOf(true, false))).toBe(true);
    expect(isStatusOpen(twoOf(false, true))).toBe(true);
  });

  it('has the inactive one first, and else both as they came', () => {
    expect(inactiveFirst(twoOf(true, false))).toEqual(['other', 'one']);
    expect(inactiveFirst(twoOf(false, true))).toEqual(['one', 'other']);
    expect(inactiveFirst(twoOf(true, true))).toEqual(['one', 'other']);
    expect(inactiveFirst(twoOf(false, false))).toEqual(['one', 'other']);
  });

  it('holds a merge until the person chose who stays, and then whether active', () => {
    const two = twoOf(false, true);
    expect(openChoice(two, {}, false)).toMatch(/escolha antes o cadastro que fica/);
    expect(openChoice(two, { status: 'one' }, false)).toMatch(/escolha antes o cadastro que fica/);
    expect(openChoice(two, {}, true)).toMatch(/escolha antes a situação/);
    expect(openChoice(two, { name: 'one' }, true)).toMatch(/escolha antes a situação/);
    expect(openChoice(two, { status: 'one' }, true)).toBeUndefined();
  });

  it('holds no other merge', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (both, hasChosen) => {
        expect(openChoice(twoOf(both, both), {}, hasChosen)).toBeUndefined();
      }),
    );
  });

  it('is what the person chose, whoever stays, and changed for nobody where both are the same', () => {
    fc.assert(
      fc.property(pairs, sides, sides, ([one, other], stays, status) => {
        const two = twoOf(one, other);
        const { kept, gone, input } = planOf(two, { stays, picks: { status }, note: null });
        expect([kept, gone]).toEqual(stays === 'one' ? [two.one, two.other] : [two.other, two.one]);
        expect(input.status).toBe(two[status].status);
      }),
    );
  });
});

it('a gender that was told is proposed over one that was not', () => {
  const two = twoOf(true, true);
  const untold = { ...two.one, genre: 3 };
  const choice = { picks: {}, note: null };
  expect(planOf({ ...two, one: untold }, { ...choice, stays: 'one' }).input.genre).toBe(1);
  expect(planOf({ ...two, one: untold }, { ...choice, stays: 'other' }).input.genre).toBe(1);
  expect(
    planOf({ one: untold, other: { ...two.other, genre: null } }, { ...choice, stays: 'one' }).input.genre,
  ).toBe(3);
});

describe('the name that is proposed', () => {
  const named = (one: string, other: string): Two => ({
    one: { ...record(1, true), name: one },
    other: { ...record(2, true), name: other },
  });
  const nameOf = (two: Two) => planOf(two, { stays: 'one', picks: {}, note: null }).input.name;

  it.each([
    ['Ana Lima', 'Ana Souza Lima', 'Ana Souza Lima'],
    ['Ana Souza Lima', 'Ana Lima', 'Ana Souza Lima'],
    ['Cecilia Patricia', 'Cecília Patrícia', 'Cecília Patrícia'],
    ['Cecília Patrícia', 'Cecilia Patricia', 'Cecília Patrícia'],
    ['CECÍLIA PATRÍCIA', 'Cecilia Patricia', 'Cecilia Patricia'],
    ['Cecilia Patricia', 'CECÍLIA PATRÍCIA', 'Cecilia Patricia'],
    ['José Lima', 'Jose Léma', 'José Lima'],
  ])('of “%s” that stays and “%s” is “%s”', (one, other, name) =>
    expect(nameOf(named(one, other))).toBe(name),
  );
});
