import { describe, expect, it } from 'vitest';
import { ageOn } from '@/lookups/voters/age';
import { ageText, daysOf, celebratedOn, weekFrom, wireRange, withinYears } from './birthdayDays';

const oneDay = (day: string) => ({ from: day, to: day });

describe('the days of a birthday', () => {
  it.each([
    ['a day', oneDay('2026-11-23'), '23/11', '23/11'],
    ['those of 29/02 in a common year', oneDay('2027-02-28'), '28/02', '29/02'],
    ['28/02 of a leap year is a day of its own', oneDay('2028-02-28'), '28/02', '28/02'],
    ['a week that ends with a short February', weekFrom('2027-02-22'), '22/02', '29/02'],
    ['a week over New Year', weekFrom('2026-12-28'), '28/12', '03/01'],
  ])('are asked for: %s', (_, range, startBirthDate, endBirthDate) => {
    expect(wireRange(range)).toEqual({ startBirthDate, endBirthDate });
  });

  it('are two ranges only past the end of the year', () => {
    expect(withinYears(weekFrom('2026-12-28'))).toEqual([
      { from: '2026-12-28', to: '2026-12-31' },
      { from: '2027-01-01', to: '2027-01-03' },
    ]);
    expect(withinYears(weekFrom('2026-12-25'))).toEqual([weekFrom('2026-12-25')]);
    expect(daysOf(weekFrom('2026-12-28'))).toHaveLength(7);
  });

  it.each([
    ['1980-11-25', weekFrom('2026-11-23'), '2026-11-25'],
    ['1980-11-30', weekFrom('2026-11-23'), null],
    ['1980-01-02', weekFrom('2026-12-28'), '2027-01-02'],
    ['1980-02-29', weekFrom('2027-02-26'), '2027-02-28'],
    ['1980-02-29', weekFrom('2028-02-26'), '2028-02-29'],
    ['1980-02-28', weekFrom('2028-02-26'), '2028-02-28'],
  ])('one born on %s is kept on', (birth, range, day) => {
    expect(celebratedOn(birth, range)).toBe(day);
  });

  it('tells an age only where the year can be true', () => {
    expect(ageOn('2027-01-02', '1980-01-02')).toBe(47);
    expect(ageOn('2026-11-23', '1900-11-23')).toBeNull();
    expect(ageOn('2026-11-23', '2026-11-23')).toBeNull();
  });

  it.each([
    ['1980-11-25', '2026-11-25', 'faz 46 anos hoje'],
    ['2025-11-25', '2026-11-25', 'faz 1 ano hoje'],
    ['1900-11-25', '2026-11-25', 'faz anos hoje'],
    ['1980-11-26', '2026-11-25', '45 anos'],
    ['1980-11-24', '2026-11-25', '46 anos'],
    ['1980-02-29', '2027-02-28', 'faz 47 anos hoje'],
    ['1980-02-29', '2028-02-28', '47 anos'],
    ['1980-02-29', '2028-02-29', 'faz 48 anos hoje'],
    // On the day of birth itself no age is reached.
    ['2026-11-25', '2026-11-25', 'faz anos hoje'],
    ['2026-01-01', '2026-11-25', ''],
    ['2027-01-01', '2026-11-25', ''],
    ['1900-01-01', '2026-11-25', ''],
    [null, '2026-11-25', ''],
  ])('of one born on %s says on %s: %s', (birth, day, text) => expect(ageText(birth, day)).toBe(text));
});
