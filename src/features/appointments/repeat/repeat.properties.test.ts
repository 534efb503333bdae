import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '@/formats/dates';
import { always, someDay, someHour } from '@tests/always';
import type { AppointmentRow } from '../appointment';
import { clashesOf } from '../clashes';
import { maxDates, repeatDates, type RepeatRule } from './repeatDates';

const first = someDay(2024, 2032);
const rule = fc.constantFrom<RepeatRule>('week', 'fortnight', 'monthDay', 'monthWeekday');
const few = fc.integer({ min: 1, max: 14 });
const times = fc.oneof(
  { weight: 9, arbitrary: few },
  { weight: 1, arbitrary: fc.integer({ min: 15, max: 60 }) },
);

describe('a repetition', () => {
  it('begins with its first day and goes on, as often as was asked and no more than may be', () =>
    always(first, rule, times, (day, how, count) => {
      const { dates, isCut } = repeatDates(day, how, { times: count });
      expect(dates[0]).toBe(day);
      expect(dates).toHaveLength(Math.min(count, maxDates));
      expect(isCut).toBe(count > maxDates);
      expect(dates).toEqual([...new Set(dates)].toSorted());
    }));

  it('ends on its last day: what is after it is left out, and nothing before it', () =>
    always(
      first,
      rule,
      fc.oneof({ weight: 9, arbitrary: fc.nat(100) }, { weight: 1, arbitrary: fc.nat(400) }),
      (day, how, days) => {
        const until = addDays(day, days);
        const { dates, isCut } = repeatDates(day, how, { until });
        const endless = repeatDates(day, how, { times: Math.min(maxDates, 2 + days / 7) }).dates;
        expect(dates).toEqual(endless.filter((date) => date <= until));
        expect(isCut).toBe(how === 'week' && days >= 7 * maxDates);
      },
    ));

  it('of weeks keeps the weekday, so many days apart', () =>
    always(
      first,
      fc.constantFrom<[RepeatRule, number]>(['week', 7], ['fortnight', 14]),
      few,
      (day, [how, apart], count) =>
        repeatDates(day, how, { times: count }).dates.forEach((date, at) =>
          expect(date).toBe(addDays(day, at * apart)),
        ),
    ));

  it('of months keeps the day, or has the last of a shorter month, and misses no month', () =>
    always(first, few, (day, count) =>
      repeatDates(day, 'monthDay', { times: count }).dates.forEach((date, at) => {
        const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(month(date)).toBe(month(day) + at);
        const isKept = date.slice(8) === day.slice(8);
        if (!isKept) expect(addDays(date, 1).slice(8)).toBe('01');
        if (!isKept) expect(date.slice(8) < day.slice(8)).toBe(true);
      }),
    ));

  it('of a weekday of the month keeps it and its place, or has the last', () =>
    always(first, few, (day, count) =>
      repeatDates(day, 'monthWeekday', { times: count }).dates.forEach((date) => {
        expect(weekdayOf(date)).toBe(weekdayOf(day));
        const [place, wanted] = [date, day].map((text) => Math.ceil(Number(text.slice(8)) / 7)) as [
          number,
          number,
        ];
        if (wanted < 5) expect(place).toBe(wanted);
        else expect(addDays(date, 7).slice(5, 7)).not.toBe(date.slice(5, 7));
      }),
    ));
});

it('two appointments clash where a minute is of both, whichever is asked about', () =>
  always(someHour, someHour, someHour, someHour, (a, b, c, d) => {
    const [[from, to], [start, end]] = [[a, b].toSorted(), [c, d].toSorted()] as [
      [string, string],
      [string, string],
    ];
    if (from === to || start === end) return;
    const day = '2026-11-26';
    const other = {
      id: 2,
      isCancelled: false,
      start: `${day} ${start}:00`,
      end: `${day} ${end}:00`,
    } as AppointmentRow;
    const agendas = new Map([[7, [other, { ...other, id: 1 }, { ...other, id: 3, isCancelled: true }]]]);
    const found = clashesOf({ date: day, hourStart: from, hourEnd: to }, [7, 8], agendas, 1);
    expect(found.map((clash) => clash.with.id)).toEqual(from < end && start < to ? [2] : []);
  }));
