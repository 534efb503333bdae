import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  compareLocal,
  fileStamp,
  formatDate,
  formatDayHeading,
  formatDayInWords,
  formatDateTime,
  formatHour,
  formatLongDate,
  formatShortDate,
  formatShortDateTime,
  formatWeekdayDate,
  isValidDate,
  localNow,
  nowHour,
  readHour,
  readInstant,
  readLocalDate,
  readLocalDateTime,
  today,
  weekdayOf,
} from './dates';

afterEach(() => vi.unstubAllEnvs());

const zones = [
  ['America/Sao_Paulo', 180],
  ['UTC', 0],
  ['Asia/Tokyo', -540],
] as const;

describe.each(zones)('in %s', (zone, offset) => {
  const inZone = (name: string, check: () => void) =>
    it(name, () => {
      vi.stubEnv('TZ', zone);
      expect(new Date(2026, 10, 20).getTimezoneOffset()).toBe(offset);
      check();
    });

  inZone('shows the day that was written, never the one before or after', () => {
    for (const day of ['1900-01-01', '1985-11-03', '2018-11-04', '2024-02-29', '2026-12-31']) {
      const [year, month, date] = day.split('-');
      for (const text of [day, `${day} 00:00:00`, `${day}T23:59:59Z`, `${day}T00:30:00+09:00`]) {
        expect(readLocalDate(text)).toBe(day);
        expect(formatDate(text)).toBe(`${date}/${month}/${year}`);
      }
    }
  });

  inZone('keeps the hour that was written beside a zone', () => {
    expect(readLocalDateTime('2026-11-20T09:00:00.123-03:00')).toBe('2026-11-20 09:00:00');
    expect(formatDateTime('2026-11-20T09:00:00Z')).toBe('20/11/2026 09:00');
  });

  inZone('walks years of days without skipping or repeating one', () => {
    let day = '2015-01-01';
    for (let step = 1; step <= 4_018; step += 1) {
      const next = addDays(day, 1);
      expect(compareLocal(day, next)).toBe(-1);
      expect(addDays(next, -1)).toBe(day);
      day = next;
    }
    expect(day).toBe('2026-01-01');
  });

  inZone('reads a token expiry with a zone as one instant and one without as local time', () => {
    const nineInBrasilia = Date.UTC(2026, 10, 20, 12);
    expect(readInstant('2026-11-20T09:00:00-03:00')).toBe(nineInBrasilia);
    expect(readInstant('2026-11-20T12:00:00Z')).toBe(nineInBrasilia);
    expect(readInstant('2026-11-20T12:00:00.250+0000')).toBe(nineInBrasilia + 250);
    expect(readInstant('2026-11-20T21:00+09')).toBe(nineInBrasilia);
    expect(readInstant('2026-11-21T02:00+14:00')).toBe(nineInBrasilia);
    expect(readInstant('2026-11-20T12:59+00:59')).toBe(nineInBrasilia);
    expect(readInstant('2026-11-20T12:00:00.250999Z')).toBe(nineInBrasilia + 250);
    expect(readInstant('2026-11-20 09:00:00')).toBe(new Date(2026, 10, 20, 9).getTime());
    expect(readInstant('2026-11-20T09:00')).toBe(new Date(2026, 10, 20, 9).getTime());
  });

  inZone('reads the clock of the machine', () => {
    const now = new Date(2026, 10, 20, 23, 5, 9);
    expect(today(now)).toBe('2026-11-20');
    expect(nowHour(now)).toBe('23:05');
    expect(localNow(now)).toBe('2026-11-20 23:05:09');
    expect(fileStamp(now)).toBe('20-11-2026-23-05');
    expect(today(new Date(2026, 10, 20, 0, 0, 0))).toBe('2026-11-20');
  });
});

describe('reading', () => {
  it.each([
    ['2026-11-20 09:00:00', '2026-11-20 09:00:00'],
    ['2026-11-20T09:00:00', '2026-11-20 09:00:00'],
    ['2026-11-20T09:00', '2026-11-20 09:00:00'],
    [' 2026-11-20 09:00:59.123456 ', '2026-11-20 09:00:59'],
    ['2026-11-20T09:00:00+0000', '2026-11-20 09:00:00'],
    ['2026-11-20 23:59:59 -03:00', '2026-11-20 23:59:59'],
  ])('reads the date-time %s', (text, expected) => expect(readLocalDateTime(text)).toBe(expected));

  const garbage = [
    '',
    ' ',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
  ];
  const moreGarbage = [
    '20/11/2026',
    '2026-1-2',
    'null',
    'ontem',
    '2026-11-20 24:00:00',
    '2026-11-20 09:60:00',
  ];
  const yetMore = [
    '2026-11-20 09:00:60',
    '2026-11-20x',
    '2026-11-20 09',
    '2026-11-20T09:00:00-3',
    '99999-01-01',
  ];
  it.each([...garbage, ...moreGarbage, ...yetMore])('refuses "%s"', (text) => {
    expect(readLocalDate(text)).toBeNull();
    expect(readLocalDateTime(text)).toBeNull();
    expect(readInstant(text)).toBeNull();
    expect(isValidDate(text)).toBe(false);
    expect(formatDate(text)).toBe('');
  });

  it('does not make up an hour for a date alone', () => {
    expect(readLocalDateTime('2026-11-20')).toBeNull();
    expect(readInstant('2026-11-20')).toBeNull();
    expect(formatDateTime('2026-11-20')).toBe('20/11/2026');
  });

  it('takes only a bare day for a valid date', () => {
    expect(isValidDate('2024-02-29')).toBe(true);
    expect(isValidDate('2026-11-20 09:00:00')).toBe(false);
    expect(isValidDate(' 2026-11-20')).toBe(false);
    expect(compareLocal('2026-11-20', '2026-11-20')).toBe(0);
    expect(compareLocal('2026-11-21', '2026-11-20 09:00')).toBe(1);
    expect(isValidDate(null)).toBe(false);
  });

  it('reads Unix seconds as number or digits', () => {
    expect(readInstant(1_795_176_000)).toBe(1_795_176_000_000);
    expect(readInstant('1795176000')).toBe(1_795_176_000_000);
    expect(readInstant(0)).toBe(0);
    expect(readInstant(' 1795176000.25 ')).toBe(1_795_176_000_250);
    expect(readInstant(99_999_999_999)).toBe(99_999_999_999_000);
  });

  it.each([
    NaN,
    Infinity,
    -1,
    1_795_176_000_000,
    100_000_000_000,
    '1795176000.x',
    '2026-11-20T09:00:00+15:00',
    '2026-11-20T09:00:00+03:60',
    null,
    undefined,
    {},
    [],
    true,
    '-5',
    '2026-11-20T09:00:00+99:00',
  ])('takes %s for no instant', (value) => expect(readInstant(value)).toBeNull());

  it('reads hours', () => {
    expect(readHour('09:00')).toBe('09:00');
    expect(readHour('23:59:59')).toBe('23:59');
    expect(readHour('2026-11-20 07:30:00')).toBe('07:30');
    expect(readHour(' 09:00 ')).toBe('09:00');
    for (const text of ['', '24:00', '09:00:00x', 'x09:00', '9:00', '09:60', '09:00:60', '09', '2026-11-20'])
      expect(readHour(text)).toBeNull();
  });
});

describe('showing', () => {
  it('writes each format of the documents', () => {
    const moment = '2026-11-20 09:00:00';
    expect(formatDate(moment)).toBe('20/11/2026');
    expect(formatDateTime(moment)).toBe('20/11/2026 09:00');
    expect(formatShortDate(moment)).toBe('20 nov 2026');
    expect(formatShortDateTime(moment)).toBe('20 nov 2026 09:00');
    expect(formatWeekdayDate(moment)).toBe('sex, 20 nov 2026');
    expect(formatDayHeading(moment)).toBe('sex, 20 nov');
    expect(formatLongDate(moment)).toBe('sexta-feira, 20 de novembro de 2026');
    expect(formatHour(moment)).toBe('09:00');
    expect(formatLongDate('2026-11-01')).toBe('domingo, 1 de novembro de 2026');
  });

  it('counts the days of the week from Sunday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayOf)).toEqual([0, 1, 6]);
    expect(() => weekdayOf('2026-02-30')).toThrow(RangeError);
  });

  it('agrees with Intl on every month and weekday', () => {
    const long = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const [year, month, date] = day.split('-').map(Number);
      expect(formatLongDate(day)).toBe(long.format(Date.UTC(year ?? 0, (month ?? 0) - 1, date)));
    }
  });

  it('abbreviates months without a dot', () => {
    const all = Array.from({ length: 12 }, (_, month) =>
      formatShortDate(`2026-${String(month + 1).padStart(2, '0')}-01`).slice(3, 6),
    );
    expect(all.join()).toBe('jan,fev,mar,abr,mai,jun,jul,ago,set,out,nov,dez');
  });

  it('shows nothing for nothing', () => {
    for (const format of [
      formatDate,
      formatDateTime,
      formatShortDate,
      formatShortDateTime,
      formatWeekdayDate,
      formatLongDate,
      formatHour,
    ]) {
      for (const value of [null, undefined, '', 'ontem']) expect(format(value)).toBe('');
    }
  });
});

describe('days', () => {
  it('adds across months, years and leap days', () => {
    expect(addDays('2026-11-20', 5)).toBe('2026-11-25');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(() => addDays('', 1)).toThrow(RangeError);
  });

  it('sorts dates and date-times', () => {
    expect(['2026-11-20 10:00:00', '2026-11-20', '2025-01-01 00:00:00'].sort(compareLocal)).toEqual([
      '2025-01-01 00:00:00',
      '2026-11-20',
      '2026-11-20 10:00:00',
    ]);
    expect(compareLocal('2026-11-20', '2026-11-20')).toBe(0);
  });
});

it('says a day in words as a paper does, without a zone', () => {
  expect(formatDayInWords('2026-01-01')).toBe('1º de janeiro de 2026');
  expect(formatDayInWords('2026-11-21 23:59:59')).toBe('21 de novembro de 2026');
  expect(formatDayInWords(null)).toBe('');
});
