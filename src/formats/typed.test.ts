import { describe, expect, it } from 'vitest';
import { expectLinear } from '@tests/growth';
import { addDays, type LocalDate } from './dates';
import {
  dateKind,
  dayMonthKind,
  hourKind,
  pastDateKind,
  readTypedDate,
  readTypedDayMonth,
  readTypedHour,
  type TypedKind,
} from './typed';

/** An input as the code sees it: only text and selection, as on a phone. */
function input(kind: TypedKind, text = '') {
  let start = text.length;
  let end = text.length;
  const change = (next: string, caret: number, isForward = false) => {
    const now = kind.type({ text: next, caret }, text, isForward);
    text = now.text;
    start = end = now.caret;
    if (start < 0 || start > text.length) throw new Error(`The caret left the text: ${start} of "${text}"`);
  };
  const self = {
    /** Inserts text at the selection at once: a key, a paste. */
    enter: (put: string) => {
      change(text.slice(0, start) + put + text.slice(end), start + put.length);
      return self;
    },
    type: (keys: string) => {
      for (const key of keys) self.enter(key);
      return self;
    },
    select: (from: number, to = from) => {
      [start, end] = [from, to];
      return self;
    },
    backspace: (times = 1) => {
      for (let time = 0; time < times; time += 1) {
        const from = start === end ? Math.max(0, start - 1) : start;
        change(text.slice(0, from) + text.slice(end), from);
      }
      return self;
    },
    delete: (times = 1) => {
      for (let time = 0; time < times; time += 1)
        change(text.slice(0, start) + text.slice(start === end ? end + 1 : end), start, true);
      return self;
    },
    /** A phone keyboard: replaces the whole text, with the caret it reports. */
    arrive: (whole: string, caret = whole.length) => {
      change(whole, caret);
      return self;
    },
    text: () => text,
    /** With the caret marked. */
    view: () => `${text.slice(0, start)}|${text.slice(start)}`,
    value: () => kind.read(text),
  };
  return self;
}

/** Every day of two years: a leap year, whose 20 also begins years, and one ahead. */
const days = [2020, 2027].flatMap((year) => {
  const first: LocalDate = `${year}-01-01`;
  return Array.from({ length: year % 4 ? 365 : 366 }, (_, day) => addDays(first, day));
});

/** Single keys, and other separators in pasted texts. */
const keys = ['/', '.', '-', ' '];
const separators = [...keys, ' / ', ', '];

/** Spellings of a day, and whether each must be understood; others may be refused. */
function writings(day: LocalDate, separators: string[]): [text: string, isSure: boolean][] {
  const [year = '', month = '', date = ''] = day.split('-');
  const [d, m, yy] = [String(+date), String(+month), year.slice(2)];
  const isHalf = yy === '19' || yy === '20';
  const all = new Map<string, boolean>();
  for (const writtenDay of [date, d])
    for (const writtenMonth of [month, m])
      for (const [writtenYear, isSure] of [[year, true] as const, [yy, !isHalf] as const]) {
        for (const between of separators) {
          all.set([writtenDay, writtenMonth, writtenYear].join(between), isSure);
        }
        const digits = writtenDay + writtenMonth + writtenYear;
        all.set(digits, isSure && writtenDay + writtenMonth === date + month);
        all.set(`${writtenDay}/${writtenMonth}${writtenYear}`, isSure && writtenMonth === month);
      }
  return [...all];
}

/** Fails with the first few texts read as another day, or not read where required. */
function expectReadings(
  readings: Iterable<[how: string, read: string | null, meant: string, isSure: boolean]>,
) {
  const wrong: string[] = [];
  let sure = 0;
  for (const [how, read, meant, isSure] of readings) {
    if (isSure) sure += 1;
    if (read === meant || (read === null && !isSure)) continue;
    wrong.push(`${how} means ${meant}, read as ${read}`);
    if (wrong.length > 9) break;
  }
  expect(wrong).toEqual([]);
  return sure;
}

describe('every day of two years', () => {
  it('reads as that day or not at all, however it is written and pasted', () => {
    const sure = expectReadings(
      (function* () {
        for (const day of days) {
          for (const [text, isSure] of writings(day, separators)) {
            yield [text, readTypedDate(text), day, isSure];
            yield [`pasted  ${text} `, input(dateKind).enter(` ${text} `).value(), day, isSure];
          }
        }
      })(),
    );
    expect(sure).toBeGreaterThan(days.length * 20);
  });

  it('reads as that day or not at all, typed key by key', () => {
    expectReadings(
      (function* () {
        for (const day of days)
          for (const [text, isSure] of writings(day, keys))
            yield [`typed ${text}`, input(dateKind).type(text).value(), day, isSure];
      })(),
    );
  });

  it('reads as that day or not at all, as a phone says it: the text alone, the caret a step behind or nowhere', () => {
    expectReadings(
      (function* () {
        for (const [index, day] of days.entries()) {
          const other = dateKind.show(days[(index * 7 + 1234) % days.length] ?? '');
          for (const [text, isSure] of writings(day, ['/'])) {
            yield [`${text} at once`, input(dateKind).arrive(text, 0).value(), day, isSure];
            yield [`${text} for ${other}`, input(dateKind, other).arrive(text).value(), day, isSure];
            const late = input(dateKind);
            for (const key of text) late.arrive(late.text() + key, late.text().length);
            yield [`${text} with a late caret`, late.value(), day, isSure];
          }
        }
      })(),
    );
  });

  it('reads as that day pasted as other programs and our own screens write it', () => {
    expectReadings(
      (function* () {
        const names =
          'janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro'.split(
            ',',
          );
        for (const day of days) {
          const [year = '', month = '', date = ''] = day.split('-');
          const name = names[+month - 1] ?? '';
          for (const text of [
            day,
            `${day} 09:00:00`,
            `${day}T09:00:00-03:00`,
            `${date}/${month}/${year} 09:00`,
            `${year}/${+month}/${+date}`,
            `${date} ${name.slice(0, 3)} ${year}`,
            `sex, ${date} ${name.slice(0, 3)} ${year} 09:00`,
            `${+date} de ${name} de ${year}`,
            `sexta-feira, ${+date} de ${name} de ${year}`,
            `${+date}-${name.slice(0, 3).toUpperCase()}-${year}`,
          ])
            yield [text, input(dateKind).enter(text).value(), day, true];
        }
      })(),
    );
  });

  it('becomes another day part by part, the rest unchanged', () => {
    const places = { day: [0, 2], month: [3, 5], year: [6, 10] } as const;
    const orders = [
      ['day', 'month', 'year'],
      ['year', 'month', 'day'],
      ['month', 'year', 'day'],
    ] as const;
    const ways = {
      'selected and typed over': (field: ReturnType<typeof input>, from: number, to: number, text: string) =>
        field.select(from, to).type(text),
      'selected, without zero, ended by a separator': (
        field: ReturnType<typeof input>,
        from: number,
        to: number,
        text: string,
      ) => field.select(from, to).type(`${to === 10 ? text : +text}/`.replace(/(?<=\d{4})\/$/, '')),
      'deleted and typed': (field: ReturnType<typeof input>, from: number, to: number, text: string) =>
        field
          .select(to)
          .backspace(to - from)
          .type(text),
      'deleted forwards and typed': (
        field: ReturnType<typeof input>,
        from: number,
        to: number,
        text: string,
      ) =>
        field
          .select(from)
          .delete(to - from)
          .type(text),
      'typed over from before it': (field: ReturnType<typeof input>, from: number, _: number, text: string) =>
        field.select(from).type(text),
      'pasted over': (field: ReturnType<typeof input>, from: number, to: number, text: string) =>
        field.select(from, to).enter(text),
    };
    const wrong: string[] = [];
    for (const [index, day] of days.entries()) {
      const other = days[(index * 11 + 1777) % days.length] ?? '';
      const parts = { year: other.slice(0, 4), month: other.slice(5, 7), day: other.slice(8) };
      for (const [how, edit] of Object.entries(ways)) {
        const field = input(dateKind, dateKind.show(day));
        let expected = field.text();
        for (const part of orders[index % orders.length] ?? []) {
          const [from, to] = places[part];
          edit(field, from, to, parts[part]);
          expected = expected.slice(0, from) + parts[part] + expected.slice(to);
          if (field.text() !== expected)
            wrong.push(`${day}, ${part} ${how}: ${field.text()}, not ${expected}`);
        }
        if (field.value() !== other) wrong.push(`${day} to ${other}, ${how}: ${field.value()}`);
        if (wrong.length > 9) break;
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is the last one that has been, where the past is asked for', () => {
    const now = '2024-02-29';
    expectReadings(
      (function* () {
        for (const day of days) {
          const text = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(2, 4)}`;
          const isHalf = day < '2021';
          const past = day <= now ? day : `19${day.slice(2)}`;
          yield [text, readTypedDate(text, { isPast: true, now }), past, !isHalf];
        }
      })(),
    );
    expect(pastDateKind.read('03/05/50')).toBe('1950-05-03');
  });

  it('is near, where no past is asked for, or the century is asked', () => {
    const now = '2026-11-21';
    const read = (text: string) => readTypedDate(text, { now });
    expect(['1/2/21', '1/2/36', '010236'].map(read)).toEqual(['2021-02-01', '2036-02-01', '2036-02-01']);
    expect(['1/2/37', '1/2/80', '010280', '1.2.99'].map(read)).toEqual([null, null, null, null]);
    expect(['1/2/1980', '1/2/2080'].map(read)).toEqual(['1980-02-01', '2080-02-01']);
    expect(dateKind.problem('01/02/80')).toBe('Digite o ano com quatro números: 1980 ou 2080.');
  });
});

describe('whatever is typed', () => {
  /** Calls back with each text of at most that many keys. */
  function each(keys: string, most: number, back: (text: string) => void, text = '') {
    if (text) back(text);
    if (text.length < most) for (const key of keys) each(keys, most, back, text + key);
  }

  it('means the same key by key as at once, or nothing', () => {
    const wrong: string[] = [];
    for (const [start, keys, most] of [
      ['', '012/', 7],
      ['11', '12/', 7],
      ['20/1', '0126/', 5],
    ] as const)
      each(keys, most, (more) => {
        const text = start + more;
        // Four digits in a row visibly become day and month before the separator arrives.
        if (/\d{4,}\/./.test(text)) return;
        const read = input(dateKind).type(text).value();
        // Repeated separators count once.
        const atOnce = readTypedDate(text.replace(/^\/+/, '').replace(/\/+/g, '/'));
        if (read !== null && read !== atOnce) wrong.push(`${text}: ${read}, not ${atOnce}`);
      });
    expect(wrong).toEqual([]);
  });

  it('is a real day within the years, or nothing, after any slips and corrections', () => {
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const wrong: string[] = [];
    for (const kind of [dateKind, dayMonthKind, hourKind]) {
      for (let round = 0; round < 2_000; round += 1) {
        const field = input(kind, round % 2 ? '' : kind.show(kind === dateKind ? '2026-11-20' : '10:12'));
        for (let step = 0; step < 12; step += 1) {
          const length = field.text().length;
          const action = random(10);
          if (action < 5) field.type('0123456789'[random(10)] ?? '');
          else if (action < 7) field.type('/.- :h'[random(6)] ?? '');
          else if (action === 7) field.backspace();
          else if (action === 8) field.delete();
          else {
            const from = random(length + 1);
            field.select(from, from + random(length - from + 1));
          }
          const read = field.value();
          // A parsed value, formatted, must parse to itself.
          if (read !== null && kind.read(kind.show(read)) !== read) wrong.push(`${field.text()}: ${read}`);
          const again = input(kind, field.text()).arrive(field.text()).value();
          if (again !== read) wrong.push(`${field.text()}: ${read}, then ${again}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a date', () => {
  it.each([
    ['1/12/2026', '01/12/2026'],
    ['2/1/26', '02/01/26'],
    ['20112026', '20/11/2026'],
    ['201', '201'],
    ['2011', '2011'],
    ['20112', '20/11/2'],
    ['3011', '30/11'],
    ['1/122026', '01/12/2026'],
    ['20//11', '20/11'],
    ['20 / 11 / 2026', '20/11/2026'],
    ['/', ''],
    ['32', '32'],
    ['200112026', '20/01/12026'],
    ['45/11/2026', '45/11/2026'],
    ['2o/11/2026', '2o/11/2026'],
    ['2026-', '2026-'],
    ['2026-11-23', '2026-11-23'],
    ['2012-', '2012-'],
    ['2012-11', '2012-11'],
    ['2012/11/23', '2012/11/23'],
    ['2026', '2026'],
  ])('typed %s shows %s', (keys, shown) => expect(input(dateKind).type(keys).text()).toBe(shown));

  it.each<[string, (field: ReturnType<typeof input>) => unknown, string]>([
    ['the month selected, 12', (field) => field.select(3, 5).type('12'), '20/12|/2026'],
    ['the month selected, 1', (field) => field.select(3, 5).type('1'), '20/1|/2026'],
    ['the month selected, 1 and a separator', (field) => field.select(3, 5).type('1/'), '20/01/|2026'],
    ['month and separator selected, 12', (field) => field.select(3, 6).type('12'), '20/12|/2026'],
    ['separator and month selected, 12', (field) => field.select(2, 5).type('12'), '20/12|/2026'],
    ['month and both separators selected, 12', (field) => field.select(2, 6).type('12'), '20/12|/2026'],
    ['too much for the month', (field) => field.select(3, 5).type('123'), '20/123|/2026'],
    ['a separator deleted', (field) => field.select(3).backspace(), '20|/11/2026'],
    ['a separator deleted forwards', (field) => field.select(2).delete(), '20/|11/2026'],
    ['day and month deleted', (field) => field.select(0, 6).backspace(), '|//2026'],
    ['year deleted', (field) => field.select(10).backspace(4), '20/11/|'],
    ['year and separator deleted', (field) => field.select(10).backspace(5), '20/11|'],
    ['all selected, another typed', (field) => field.select(0, 10).type('1/2/2027'), '01/02/2027|'],
    ['another pasted behind it', (field) => field.enter('05/12/2027'), '05/12/2027|'],
    ['another pasted before it', (field) => field.select(0).enter('5.12.2027'), '05/12/2027|'],
    ['a digit too many', (field) => field.type('7'), '20/11/20267|'],
    ['another separator before the one there', (field) => field.select(5).type('.'), '20/11/|2026'],
  ])('20/11/2026, %s', (_, edit, view) => {
    const field = input(dateKind, '20/11/2026');
    edit(field);
    expect(field.view()).toBe(view);
  });

  it('typed from the year on is that day, also where its first digits are a day and a month', () => {
    expectReadings(
      (function* () {
        for (let day = '1999-12-01'; day < '2030-01-01'; day = addDays(day, 1)) {
          const [year, month, date] = day.split('-');
          for (const between of ['-', '/', '.'])
            for (const text of [
              [year, month, date],
              [year, Number(month), Number(date)],
            ].map((parts) => parts.join(between)))
              yield [`typed ${text}`, input(dateKind).type(text).value(), day, true];
        }
      })(),
    );
    for (const text of ['2012-', '2012-11', '2012-11-']) {
      expect(input(dateKind).type(text).value()).toBeNull();
      expect(dateKind.problem(text)).toBe('Digite a data como DD/MM/AAAA.');
    }
  });

  it('without its year is that of this year; one that has been is asked for it', () => {
    const now = '2026-12-30';
    for (const text of ['23/11', '23.11', '23/11/', '2311'])
      expect(readTypedDate(text, { now })).toBe('2026-11-23');
    expect(readTypedDate('29/02', { now })).toBeNull();
    expect(readTypedDate('29/02', { now: '2028-01-05' })).toBe('2028-02-29');
    expect(readTypedDate('23/11', { now, isPast: true })).toBeNull();
    expect(pastDateKind.read('23/11')).toBeNull();
    expect(pastDateKind.problem('23/11')).toBe('Digite também o ano.');
    expect(pastDateKind.problem('23/11/')).toBe('Digite também o ano.');
    expect(pastDateKind.problem('23/13')).toBe('O mês vai de 01 a 12.');
  });

  it('may be told by a word or counted from today', () => {
    const now = '2026-12-30';
    expect(readTypedDate('hoje', { now })).toBe('2026-12-30');
    expect(readTypedDate('Amanhã', { now })).toBe('2026-12-31');
    expect(readTypedDate('amanha', { now })).toBe('2026-12-31');
    expect(readTypedDate(' ontem ', { now })).toBe('2026-12-29');
    expect(readTypedDate('+5', { now })).toBe('2027-01-04');
    expect(readTypedDate('-30', { now })).toBe('2026-11-30');
    expect(readTypedDate('depois de  amanhã', { now })).toBe('2027-01-01');
    expect(readTypedDate('anteontem', { now })).toBe('2026-12-28');
    for (const text of ['amanhã', '+5', '-5', 'hoje', 'depois de amanhã', 'terça-feira', 'próxima 2ª-feira'])
      expect(input(dateKind).type(text).text()).toBe(text);
  });

  it.each([
    ['2026-12-31', ['quinta', 'qui', 'Qui.', 'quinta-feira', 'quinta feira', 'na quinta', '5ª', '5a feira']],
    ['2027-01-01', ['sexta', 'SEX', 'próxima sexta', 'sexta que vem', 'sexta-feira que vem']],
    ['2027-01-02', ['sábado', 'sabado', 'sáb', 'no sábado', 'próximo sábado']],
    ['2027-01-03', ['domingo', 'dom']],
    ['2027-01-04', ['segunda', 'seg', '2ª-feira']],
    ['2027-01-05', ['terça', 'terca-feira', 'ter']],
    ['2027-01-06', ['próxima quarta', 'quarta que vem']],
  ])('is the next such weekday: %s of %j, said on a Wednesday', (day, said) => {
    const now = '2026-12-30';
    expect(said.map((text) => readTypedDate(text, { now }))).toEqual(said.map(() => day));
  });

  it('is not today’s own weekday, which may be today or in a week', () => {
    for (const said of ['quarta', 'qua', '4ª']) expect(readTypedDate(said, { now: '2026-12-30' })).toBeNull();
    const name = new Date().toLocaleDateString('pt-BR', { weekday: 'long' });
    expect(dateKind.problem(name)).toBe('Hoje é esse dia da semana: digite “hoje” ou a data.');
    for (const text of ['qu', 'quart', 'quartas', 'feira', 'próxima', 'que vem', 'na', '7ª', '1ª'])
      expect(readTypedDate(text, { now: '2026-12-28' })).toBeNull();
  });

  it('is read through unseen marks, odd dashes and blanks', () => {
    for (const text of [
      '\u200e23/11/2026\u202c',
      '23–11–2026',
      '23\u00a0/\u00a011\u2009/\u20092026',
      '\ufeff2026−11−23',
    ]) {
      expect(readTypedDate(text)).toBe('2026-11-23');
      expect(input(dateKind).enter(text).value()).toBe('2026-11-23');
    }
    expect(readTypedHour('\u202a14h\u00a030\u202c')).toBe('14:30');
    expect(readTypedDayMonth('23–11')).toBe('23/11');
  });

  it.each([
    ['20', 'Digite a data como DD/MM/AAAA.'],
    ['20/11/2', 'Digite a data como DD/MM/AAAA.'],
    ['20/11/202', 'Digite a data como DD/MM/AAAA.'],
    ['20/11/20267', 'Digite a data como DD/MM/AAAA.'],
    ['20//2026', 'Digite a data como DD/MM/AAAA.'],
    ['20/11/2026/1', 'Digite a data como DD/MM/AAAA.'],
    ['2o/11/2026', 'Digite a data como DD/MM/AAAA.'],
    ['depois', 'Digite a data como DD/MM/AAAA.'],
    ['1122026', 'Digite a data como DD/MM/AAAA.'],
    ['512026', 'Digite a data como DD/MM/AAAA.'],
    ['constructor', 'Digite a data como DD/MM/AAAA.'],
    ['20/13/2026', 'O mês vai de 01 a 12.'],
    ['20/13', 'O mês vai de 01 a 12.'],
    ['32/11', 'O dia vai de 01 a 31.'],
    ['2026-13-23', 'Digite a data como DD/MM/AAAA.'],
    ['20/00/2026', 'O mês vai de 01 a 12.'],
    ['45/11/26', 'O dia vai de 01 a 31.'],
    ['00/11/2026', 'O dia vai de 01 a 31.'],
    ['20/11/20', 'Digite o ano com quatro números.'],
    ['20/11/19', 'Digite o ano com quatro números.'],
    ['31/02/2026', 'Fevereiro de 2026 tem 28 dias.'],
    ['31/4/26', 'Abril de 2026 tem 30 dias.'],
    ['20/12/1202', 'O ano vai de 1900 a 2100.'],
    ['20/11/0026', 'O ano vai de 1900 a 2100.'],
    ['20/11/2206', 'O ano vai de 1900 a 2100.'],
  ])('refuses %s: %s', (text, problem) => {
    expect(dateKind.read(text)).toBeNull();
    expect(dateKind.problem(text)).toBe(problem);
  });
});

it.each([
  ['1/12/2026 às 9:05', '2026-12-01'],
  ['2026-12-01T9:05:33.25Z', '2026-12-01'],
  ['2026-12-01 09:05:33-0300', '2026-12-01'],
  ['1 / dez. / 2026', '2026-12-01'],
  ['1  de dez.  de 2026', '2026-12-01'],
  ['1-dez-2026', '2026-12-01'],
  ['1/12/2026  /.', '2026-12-01'],
  ['111/2/2026', null],
  ['1/222/2026', null],
  ['1/2/2026/3', null],
  ['1/2/20261', null],
  ['12026/1/2', null],
  ['2026/12/011', null],
  ['x, y, 1/2/2026', null],
  ['+5 dias', null],
  ['1 xyz 2026', null],
  ['2026-', null],
  ['x1/2/2026', null],
])('the day of %s is %s', (text, day) => expect(readTypedDate(text, { now: '2026-11-21' })).toBe(day));

it('two digits of a year are of today’s, where the past is asked for, until today', () => {
  const read = (text: string) => readTypedDate(text, { isPast: true, now: '2024-02-29' });
  expect(['29/02/24', '28/02/24', '01/03/24'].map(read)).toEqual(['2024-02-29', '2024-02-28', '1924-03-01']);
});

it.each([
  ['9h30min', '09:30'],
  ['9h30m', '09:30'],
  ['9h5m', '09:05'],
  ['9 5 m', '09:05'],
  ['9:30 min.', '09:30'],
  [' 9:30 : ', '09:30'],
  ['9 : ', '09:00'],
  ['230', null],
  ['240', '02:40'],
  ['2400', null],
  ['x9:30', null],
  ['9:30x', null],
  ['9:300', null],
  ['111:30', null],
  ['9h30min de', null],
  ['9min', null],
  ['9:30:15:10', null],
])('the hour of %s is %s', (text, hour) => expect(readTypedHour(text)).toBe(hour));

it.each([
  [dayMonthKind, '111/2', null],
  [dayMonthKind, '1/222', null],
  [dayMonthKind, '1/2', '01/02'],
])('of a day of the year %#', (kind, text, value) => expect(kind.read(text)).toBe(value));

it('shows a value that is no day as it is', () => {
  for (const value of ['', 'x', '2026-02-30', '2026-11-20 09:00']) expect(dateKind.show(value)).toBe(value);
});

describe('a day of the year', () => {
  it('may be told by a word or counted from today', () => {
    const now = '2026-12-31';
    expect(readTypedDayMonth('hoje', now)).toBe('31/12');
    expect(readTypedDayMonth('Amanhã', now)).toBe('01/01');
    expect(readTypedDayMonth('ontem', now)).toBe('30/12');
    expect(readTypedDayMonth('+5', now)).toBe('05/01');
    expect(input(dayMonthKind).type('amanhã').text()).toBe('amanhã');
  });

  it('reads as that day or not at all, each of 366, however it is written and typed', () => {
    expectReadings(
      (function* () {
        for (let day = '2024-01-01'; day < '2025-01-01'; day = addDays(day, 1)) {
          const [, month = '', date = ''] = day.split('-');
          const meant = `${date}/${month}`;
          for (const d of [date, `${+date}`])
            for (const m of [month, `${+month}`])
              for (const between of ['', ...separators]) {
                const text = d + between + m;
                const isSure = between !== '' || text.length === 4;
                yield [text, readTypedDayMonth(text), meant, isSure];
                yield [`typed ${text}`, input(dayMonthKind).type(text).value(), meant, isSure];
                yield [`pasted ${text}`, input(dayMonthKind, '20/11').enter(text).value(), meant, false];
              }
        }
      })(),
    );
    for (const text of ['', '31/04', '30/02', '20', '20/1/', '20/13', '112', '20/11/1985'])
      expect(readTypedDayMonth(text)).toBe(text === '20/1/' ? '20/01' : null);
  });
});

describe('an hour', () => {
  it('reads as that hour or not at all, each of the day, however it is written and typed', () => {
    expectReadings(
      (function* () {
        for (let at = 0; at < 1440; at += 1) {
          const [h, m] = [Math.floor(at / 60), at % 60];
          const [hh, mm] = [String(h).padStart(2, '0'), String(m).padStart(2, '0')];
          const meant = `${hh}:${mm}`;
          const texts = new Map<string, boolean>();
          for (const hour of [hh, `${h}`]) {
            for (const between of [':', 'h', 'H', '.', ' ', ' h ', ' : '])
              texts.set(hour + between + mm, true);
            texts.set(`${hour}h${mm}min`, true).set(`${hour}h${mm}m`, true).set(`${hour}:${m}`, true);
            texts.set(hour + mm, (hour + mm).length === 4 || h > 2);
            if (m === 0)
              for (const end of ['', 'h', 'hs', 'hrs', ' horas', ':', ' h']) texts.set(hour + end, true);
          }
          texts.set(`${hh}:${mm}:00`, true).set(`2026-11-20 ${hh}:${mm}:00`, true);
          for (const [text, isSure] of texts) {
            yield [text, readTypedHour(text), meant, isSure];
            yield [`pasted ${text}`, input(hourKind).enter(` ${text} `).value(), meant, isSure];
            if (!/:00$|horas| h$/.test(text))
              yield [`typed ${text}`, input(hourKind).type(text).value(), meant, isSure];
          }
        }
      })(),
    );
  });

  it('reads four digits in a row as hour and minute or not at all', () => {
    for (let number = 0; number < 10_000; number += 1) {
      const digits = String(number).padStart(4, '0');
      const [hour, minute] = [digits.slice(0, 2), digits.slice(2)];
      const isHour = +hour < 24 && +minute < 60;
      expect(input(hourKind).type(digits).value()).toBe(isHour ? `${hour}:${minute}` : null);
    }
  });

  it.each([
    ['9', '9'],
    ['9h', '09:'],
    ['9:5', '09:5'],
    ['9h30', '09:30'],
    ['0930', '09:30'],
    ['930', '930'],
    ['130', '130'],
  ])('typed %s shows %s', (keys, shown) => expect(input(hourKind).type(keys).text()).toBe(shown));

  it('keeps hour and minute apart', () => {
    expect(input(hourKind, '09:30').select(0, 2).type('1').view()).toBe('1|:30');
    expect(input(hourKind, '09:30').select(0, 2).type('14').view()).toBe('14|:30');
    expect(input(hourKind, '09:30').select(3, 5).type('45').value()).toBe('09:45');
    expect(input(hourKind, '09:30').select(3).backspace().view()).toBe('09|:30');
    expect(input(hourKind, '09:30').enter('14:00').view()).toBe('14:00|');
    expect(input(hourKind, '09:30').enter('1').view()).toBe('09:301|');
  });

  it.each([
    ['24', 'As horas vão de 00:00 a 23:59.'],
    ['9:60', 'As horas vão de 00:00 a 23:59.'],
    ['130', 'Digite a hora como HH:MM.'],
    ['093', 'Digite a hora como HH:MM.'],
    ['9:300', 'Digite a hora como HH:MM.'],
    ['9min', 'Digite a hora como HH:MM.'],
    ['9pm', 'Digite a hora como HH:MM.'],
    ['9-10', 'Digite a hora como HH:MM.'],
    [':30', 'Digite a hora como HH:MM.'],
  ])('refuses %s: %s', (text, problem) => {
    expect(hourKind.read(text)).toBeNull();
    expect(hourKind.problem(text)).toBe(problem);
  });
});

it.each(Object.entries({ dateKind, pastDateKind, dayMonthKind, hourKind }))(
  'a text pasted into a field of a %s takes as long as it is',
  (_, kind) => {
    for (const piece of [' ', '/', '.', ':', '- ', '1 ', '1', ' h', ' de a', ' m'])
      for (const before of ['', '20', '2026-'])
        expectLinear(
          (text) => [kind.read(text), kind.problem(text), kind.show(text), input(kind).enter(text)],
          (times) => `${before}${piece.repeat(times)}x`,
          40_000,
        );
  },
);
