import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { always, alwaysLater, someDay, someHour, someText } from '@tests/always';
import { addMonths } from './addMonths';
import { buildIcs } from './calendarFile';
import { armed, buildCsv, guarded } from './csv';
import { addDays, daysIn, formatDate, readHour, readLocalDate, readLocalDateTime, weekdayOf } from './dates';
import { formatCpf, formatZipcode } from './documents';
import { formatMoney, formatNumber, toCents } from './money';
import { percentages } from './percentages';
import { digitsOf, formatPhone, isPhone, nationalDigits, telHref, whatsappHref } from './phone';
import { moneyProduct } from './prices';
import { foldText, sameText } from './text';
import { dateKind, dayMonthKind, hourKind, pastDateKind, readTypedDate, readTypedHour } from './typed';

const now = '2026-11-26';
const day = someDay();
const partsOf = (date: string) => date.split('-') as [year: string, month: string, day: string];

describe('a typed date', () => {
  it('is the day that was meant, in each way of writing it whole', () =>
    always(day, fc.constantFrom('/', '.', '-', ' '), (date, mark) => {
      const [year, month, date2] = partsOf(date);
      const written = [
        [date2, month, year].join(mark),
        [Number(date2), Number(month), year].join(mark),
        `${date2}${month}${year}`,
        date,
        `${date}T09:30:00-03:00`,
      ];
      for (const text of written) expect(readTypedDate(text, { now })).toBe(date);
    }));

  it('is itself again as it is shown', () =>
    always(day, (date) => {
      expect(dateKind.read(dateKind.show(date))).toBe(date);
      expect(dateKind.show(date)).toBe(formatDate(date));
    }));

  it('is a real day or none, whatever is typed', () =>
    always(someText, (text) => {
      const read = readTypedDate(text, { now });
      if (read !== null) expect(readLocalDate(read)).toBe(read);
    }));

  it('of the past lies not after today where its year has two digits', () =>
    always(someDay(1930, 2026), (date) => {
      const [year, month, date2] = partsOf(date);
      const short = year.slice(2);
      if (short === '19' || short === '20') return;
      const read = readTypedDate(`${date2}/${month}/${short}`, { isPast: true, now });
      if (read) expect(read <= now && read.slice(2) === date.slice(2)).toBe(true);
    }));

  it.each([
    ['a date', dateKind],
    ['a past date', pastDateKind],
    ['a day of the year', dayMonthKind],
    ['an hour', hourKind],
  ])('%s means after tidying what it meant before', (_, kind) =>
    always(someText, fc.nat(24), (text, place) => {
      if (/agora/i.test(text)) return;
      const caret = Math.min(place, text.length);
      const tidied = kind.type({ text, caret }, '');
      expect(tidied.caret).toBeGreaterThanOrEqual(0);
      expect(tidied.caret).toBeLessThanOrEqual(tidied.text.length);
      const meant = kind.read(text);
      if (meant !== null) expect(kind.read(tidied.text)).toBe(meant);
    }),
  );

  it('of a problem has words for whoever cannot be read', () =>
    always(someText, (text) => {
      if (dateKind.read(text) === null) expect(dateKind.problem(text)).toMatch(/\.$/);
    }));
});

describe('a typed hour', () => {
  it('is the one that was meant, in each way of writing it', () =>
    always(someHour, (hour) => {
      const [hours = '', minutes = ''] = hour.split(':');
      for (const text of [
        hour,
        `${hours}h${minutes}`,
        `${hours}${minutes}`,
        `${Number(hours)}h${minutes}min`,
        `${hour}:00`,
      ])
        expect(readTypedHour(text)).toBe(hour);
    }));

  it('is a real one or none, whatever is typed', () =>
    always(someText, (text) => {
      const read = readTypedHour(text);
      if (read !== null) expect(readHour(read)).toBe(read);
    }));
});

describe('days', () => {
  it('are as many later as were added, and back again', () =>
    always(day, fc.integer({ min: -400, max: 400 }), (date, count) => {
      const then = addDays(date, count);
      expect((Date.parse(then) - Date.parse(date)) / 86_400_000).toBe(count);
      expect(weekdayOf(then)).toBe(new Date(then).getUTCDay());
    }));

  it('of months are the same of each, or its last', () =>
    always(day, fc.integer({ min: 0, max: 240 }), (date, months) => {
      const then = addMonths(date, months);
      const [year, month] = partsOf(date).map(Number) as [number, number, number];
      const index = year * 12 + month - 1 + months;
      const last = daysIn(Math.floor(index / 12), (index % 12) + 1);
      expect(Number(then.slice(8))).toBe(Math.min(Number(date.slice(8)), last));
      expect(Number(then.slice(0, 4)) * 12 + Number(then.slice(5, 7)) - 1).toBe(index);
    }));

  it('of the API are read alike however their hour is written', () =>
    always(
      day,
      someHour,
      fc.constantFrom(' ', 'T', 't'),
      fc.constantFrom('', 'Z', '-03:00'),
      (date, hour, mark, zone) => {
        const text = `${date}${mark}${hour}:07${zone}`;
        expect(readLocalDate(text)).toBe(date);
        expect(readLocalDateTime(text)).toBe(`${date} ${hour}:07`);
      },
    ));
});

describe('money', () => {
  const sum = fc.integer({ min: -9e11, max: 9e11 });

  it('in cents is what it is in reais', () =>
    always(sum, (whole) => expect(toCents(whole / 100)).toBe(whole)));

  it('is rounded half up on the decimal as it is written', () =>
    always(fc.nat(1e9), fc.nat(9), (whole, third) => {
      const text = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}${third}`;
      expect(toCents(Number(text))).toBe(whole + Number(third >= 5));
    }));

  it('is shown with all its cents and no others', () =>
    always(sum, (whole) => {
      const shown = formatMoney(whole / 100);
      expect(Number(shown.replace(/[^\d-]/g, ''))).toBe(whole);
      expect(shown).toMatch(/^-?R\$\u00A0\d{1,3}(?:\.\d{3})*,\d\d$/);
    }));

  it('of a number of pieces is the exact product', () =>
    always(fc.nat(1e6), fc.nat(1e4), (price, amount) =>
      expect(moneyProduct(price / 100, amount)).toBe((price * amount) / 100),
    ));

  it('whole numbers are shown with all their digits', () =>
    always(fc.maxSafeInteger(), (number) =>
      expect(Number(formatNumber(number).replaceAll('.', ''))).toBe(number),
    ));

  it('percentages are 100 in all where no two totals are alike, and follow the totals', () =>
    always(fc.uniqueArray(fc.nat(1e5), { minLength: 1, maxLength: 12 }), (totals) => {
      const shares = percentages(totals);
      const whole = Math.round(shares.reduce((all, share) => all + share, 0) * 10);
      if (totals.some(Boolean)) expect(Math.abs(whole - 1000)).toBeLessThanOrEqual(1);
      totals.forEach((total, at) =>
        totals.forEach((other, place) => {
          if (total > other) expect(shares[at]).toBeGreaterThanOrEqual(shares[place] ?? 0);
        }),
      );
    }));
});

describe('a telephone', () => {
  const area = fc.constantFrom('11', '19', '21', '55', '61', '85', '99');
  const line = fc.oneof(
    fc.integer({ min: 900000000, max: 999999999 }),
    fc.integer({ min: 20000000, max: 89999999 }),
  );
  const phone = fc.tuple(area, line).map((parts) => parts.join(''));

  it('is read back from how it is shown and dialled', () =>
    always(phone, (digits) => {
      expect(isPhone(digits)).toBe(true);
      expect(nationalDigits(formatPhone(digits))).toBe(digits);
      expect(nationalDigits(telHref(digits)?.slice(4))).toBe(digits);
      expect(whatsappHref(digits)).toBe(`https://wa.me/55${digits}`);
    }));

  it('is the same behind a country, a zero or a carrier', () =>
    always(phone, fc.constantFrom('+55 ', '0055', '0', '015', '+055'), (digits, before) =>
      expect(nationalDigits(before + digits)).toBe(digits),
    ));

  it('of any text has no digits that the text has not, in their order', () =>
    always(someText, (text) => {
      const digits = digitsOf(nationalDigits(text));
      let from = 0;
      for (const digit of digits) {
        from = digitsOf(text).indexOf(digit, from) + 1;
        expect(from).toBeGreaterThan(0);
      }
    }));
});

describe('a CSV', () => {
  const cells = fc.array(fc.array(someText, { minLength: 3, maxLength: 3 }), { maxLength: 4 });

  it('has as many rows and cells as it was given, each as it was but for the apostrophes', async () => {
    const columns = [0, 1, 2].map((at) => ({
      header: `c${at}`,
      value: (row: string[]) => guarded(row[at] ?? ''),
    }));
    await alwaysLater(cells, async (rows) => {
      const file = (await buildCsv(columns, rows)).slice(1);
      const { data } = papaparse.parse<string[]>(file, { delimiter: ';', newline: '\r\n' });
      expect(data.slice(1).map((row) => row.map(armed))).toEqual(rows);
      for (const row of data) for (const cell of row) expect(cell).not.toMatch(/^[=@\t\r]/);
    });
  });
});

describe('a calendar file', () => {
  it('has no line of more than 75 octets, and says what it was given', () =>
    always(someText, someText, (subject, description) => {
      const file = buildIcs({ uid: 'a', subject, start: '2026-11-26 09:00:00', description }, new Date(0));
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const said = file
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .filter((line) => /^(SUMMARY|DESCRIPTION):/.test(line));
      expect(said).toHaveLength(Number(subject.trim() !== '') + Number(description.trim() !== ''));
    }));
});

describe('documents', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
  it('are shown with the same digits', () =>
    always(digits(11), digits(8), (cpf, zipcode) => {
      expect(digitsOf(formatCpf(cpf))).toBe(cpf);
      expect(digitsOf(formatZipcode(zipcode))).toBe(zipcode);
    }));
});

describe('a text', () => {
  it('folded is folded, and the same with other accents and capitals', () =>
    always(fc.string({ unit: fc.constantFrom(...'aeioucãáéçÁÉnN bz') }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(sameText(text, text.toUpperCase())).toBe(true);
      expect(sameText(text, text.normalize('NFD'))).toBe(true);
    }));
});
