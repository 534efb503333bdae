import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/formats/dates';
import { always, someDay } from '@tests/always';
import { daysOf, isBirthday, keptOn, withinYears, yearsOld } from './birthdayDays';

const born = someDay(1930, 2020);
const day = someDay(2024, 2032);

describe('a birthday', () => {
  it('is kept once in any 365 days, on the day itself or on the last of a short February', () =>
    always(born, day, (birth, from) => {
      const days = daysOf({ from, to: addDays(from, 364) }).filter((one) => isBirthday(birth, one));
      const isLeap = birth.endsWith('-02-29');
      expect(days.length).toBeLessThanOrEqual(isLeap ? 2 : 1);
      for (const one of days)
        expect(one.slice(5) === birth.slice(5) || (isLeap && one.endsWith('-02-28'))).toBe(true);
    }));

  it('makes somebody a year older, and no other day does', () =>
    always(born, day, (birth, now) => {
      const [age, before] = [yearsOld(birth, now), yearsOld(birth, addDays(now, -1))];
      if (age === null || before === null) return;
      expect(age - before).toBe(Number(isBirthday(birth, now)));
    }));

  it('is found in a range that goes past the end of the year, in one of its two parts', () =>
    always(born, day, fc.nat(60), (birth, from, length) => {
      const range = { from, to: addDays(from, length) };
      const parts = withinYears(range);
      expect(parts.flatMap(daysOf)).toEqual(daysOf(range));
      expect(parts.map((part) => keptOn(birth, part)).find(Boolean) ?? null).toBe(keptOn(birth, range));
    }));
});
