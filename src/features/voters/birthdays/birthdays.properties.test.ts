import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/formats/dates';
import { always, someDay } from '@tests/always';
import { isBirthday, yearsOld } from '@/lookups/voters/age';
import { daysOf, celebratedOn, withinYears } from './birthdayDays';

const born = fc.oneof(someDay(1930, 2020), fc.constantFrom('1960-02-29', '1961-02-28', '1961-03-01'));
/** In these years, and often a day on which a birthday may be celebrated. */
const day = fc.oneof(
  someDay(2024, 2032),
  fc.constantFrom('2024-02-28', '2024-02-29', '2025-02-28', '2025-03-01'),
);

describe('a birthday', () => {
  it('is kept on the day itself, or on the last of a February without it, and on no other', () =>
    always(born, day, (birth, now) => {
      const isLast = now.endsWith('-02-28') && addDays(now, 1).endsWith('-03-01');
      const isKept = now.slice(5) === birth.slice(5) || (birth.endsWith('-02-29') && isLast);
      expect(isBirthday(birth, now)).toBe(isKept);
    }));

  it('makes somebody a year older, and no other day does', () =>
    always(born, day, (birth, now) => {
      const [age, before] = [yearsOld(birth, now), yearsOld(birth, addDays(now, -1))];
      if (age === null || before === null) return;
      expect(age - before).toBe(Number(isBirthday(birth, now)));
    }));

  it('is found in a range that goes past the end of the year, in one of its two parts', () =>
    always(born, day, fc.nat(20), (birth, from, length) => {
      const range = { from, to: addDays(from, length) };
      const parts = withinYears(range);
      expect(parts.flatMap(daysOf)).toEqual(daysOf(range));
      expect(parts.map((part) => celebratedOn(birth, part)).find(Boolean) ?? null).toBe(
        celebratedOn(birth, range),
      );
    }));
});
