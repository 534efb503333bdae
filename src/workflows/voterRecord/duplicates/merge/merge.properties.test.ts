import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { always } from '@tests/always';
import { inputFrom } from '@/features/voters/form/voterInput';
import { voterRecord, type VoterRecord } from '@/lookups/voters/voter';
import { chosenFields, differing, flat, isAsBefore } from './fields';
import {
  joinNote,
  maxPhones,
  otherSide,
  pickOf,
  planOf,
  proposedStay,
  type Choice,
  type Side,
  type Two,
} from './plan';

const phone = fc.integer({ min: 910000000, max: 919999999 }).map((line) => ({
  ...{ number: `19${line}`, type: 2, operator: 6 },
}));
const record = (id: number): fc.Arbitrary<VoterRecord> =>
  fc
    .record({
      name: fc.constantFrom('Ana Lima', 'Ana Maria Lima', 'ana lima'),
      nickName: fc.constantFrom('', 'Aninha', 'Ana'),
      individualRegistration: fc.constantFrom('', '52998224725'),
      dateOfBirth: fc.constantFrom(null, '1980-02-03', '1981-02-03'),
      genre: fc.constantFrom(null, 1, 2, 3),
      email: fc.constantFrom('', 'a@exemplo.com', 'b@exemplo.com'),
      note: fc.constantFrom('', 'Líder.', 'Líder. Prefere tarde.', 'Tarde.'),
      telephone: fc.array(phone, { maxLength: 3 }),
      groupsId: fc.uniqueArray(fc.constantFrom(1, 2, 3), { maxLength: 3 }),
      status: fc.boolean(),
      allowCommunication: fc.boolean(),
      relatives: fc.array(
        fc
          .constantFrom(1, 2, 90, 91)
          .map((electorId) => ({ electorId, electorName: `Nº ${electorId}`, kinship: 6 })),
        { maxLength: 3 },
      ),
    })
    .map((fields) => v.parse(voterRecord, { id, ...fields }));

const two: fc.Arbitrary<Two> = fc.record({ one: record(1), other: record(2) });
const side = fc.constantFrom<Side>('one', 'other');
const choice: fc.Arbitrary<Choice> = fc.record({
  stays: side,
  picks: fc.dictionary(fc.constantFrom(...chosenFields.map(({ key }) => key)), side, { maxKeys: 5 }),
  note: fc.constantFrom(null, 'Escrita à mão.'),
});

describe('a merge plan', () => {
  it('has each field from the side it was picked from, whoever stays', () =>
    always(two, choice, fc.constantFrom(...chosenFields), (both, chosen, field) => {
      const { input } = planOf(both, chosen);
      expect(field.keyOf(input)).toBe(field.keyOf(inputFrom(both[pickOf(field, both, chosen)])));
    }));

  it('loses no telephone: two are kept, the others are noted', () =>
    always(two, side, (both, stays) => {
      const { input } = planOf(both, { stays, picks: {}, note: null });
      const all = [...both.one.telephone, ...both.other.telephone].map(({ number }) => number);
      const kept = input.telephone.map(({ number }) => number);
      expect(kept.length).toBeLessThanOrEqual(maxPhones);
      expect(new Set(kept).size).toBe(kept.length);
      const noted = input.note.replace(/\D/g, '');
      for (const number of all) expect(kept.includes(number) || noted.includes(number)).toBe(true);
    }));

  it('has the groups and the family of both, and neither of the two as their own kin', () =>
    always(two, choice, (both, chosen) => {
      const { input } = planOf(both, chosen);
      expect(new Set(input.groupsId)).toEqual(new Set([...both.one.groupsId, ...both.other.groupsId]));
      const kin = input.relatives.map(({ elector }) => elector?.value);
      expect(kin.some((id) => id === 1 || id === 2)).toBe(false);
      const wanted = [...both.one.relatives, ...both.other.relatives].map(({ electorId }) => electorId);
      expect(new Set(kin)).toEqual(new Set(wanted.filter((id) => id !== 1 && id !== 2)));
    }));

  it('has all that either note says, or what was written', () =>
    always(two, choice, (both, chosen) => {
      const { note } = planOf(both, chosen).input;
      if (chosen.note !== null) expect(note).toBe(chosen.note);
      else for (const { note: own } of [both.one, both.other]) expect(flat(note)).toContain(flat(own));
    }));

  it('writes to nobody who asked once to be left alone, unless that was picked', () =>
    always(two, side, (both, stays) => {
      const { input } = planOf(both, { stays, picks: {}, note: null });
      expect(input.allowCommunication).toBe(both.one.allowCommunication && both.other.allowCommunication);
    }));

  it('keeps one of the two and lets the other go', () =>
    always(two, choice, (both, chosen) => {
      const { kept, gone } = planOf(both, chosen);
      expect([kept, gone]).toEqual([both[chosen.stays], both[otherSide(chosen.stays)]]);
    }));
});

describe('two records', () => {
  it('differ alike either way, and in nothing from themselves', () =>
    always(two, ({ one, other }) => {
      const [a, b] = [inputFrom(one), inputFrom(other)];
      expect(differing(a, b)).toEqual(differing(b, a));
      expect(differing(a, a)).toEqual([]);
      expect(isAsBefore(one, one)).toBe(true);
    }));

  it('have the fuller one proposed to stay, or else the newer', () =>
    always(two, fc.boolean(), (both, isNewer) => {
      const day = (isIt: boolean) => (isIt ? '2026-11-26 10:00:00' : '2026-01-01 10:00:00');
      const stays = proposedStay(both, { one: day(!isNewer), other: day(isNewer) });
      const turned = proposedStay(
        { one: both.other, other: both.one },
        { one: day(isNewer), other: day(!isNewer) },
      );
      expect(turned).toBe(otherSide(stays));
    }));

  it('a part is added to a note once', () =>
    always(fc.constantFrom('', 'Líder.', ' a '), fc.constantFrom('', 'Tarde.', 'líder.'), (note, part) => {
      const joined = joinNote(note, part);
      expect(joinNote(joined, part)).toBe(joined);
      expect(flat(joined)).toContain(flat(part));
    }));
});
