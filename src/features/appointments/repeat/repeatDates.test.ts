import { describe, expect, it } from 'vitest';
import { datesOffered } from './datesOffered';
import { maxDates, repeatDates, ruleChoices, type RepeatRule } from './repeatDates';

const dates = (first: string, rule: RepeatRule, times: number) => repeatDates(first, rule, { times }).dates;

describe('the dates of a repetition', () => {
  it.each<[RepeatRule, string, string[]]>([
    ['none', '2026-11-24', ['2026-11-24']],
    ['week', '2026-12-22', ['2026-12-22', '2026-12-29', '2027-01-05']],
    ['week', '2028-02-22', ['2028-02-22', '2028-02-29', '2028-03-07']],
    ['fortnight', '2026-12-10', ['2026-12-10', '2026-12-24', '2027-01-07']],
    ['monthDay', '2026-11-10', ['2026-11-10', '2026-12-10', '2027-01-10']],
    ['monthDay', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28']],
    ['monthDay', '2027-12-31', ['2027-12-31', '2028-01-31', '2028-02-29']],
    ['monthWeekday', '2026-11-10', ['2026-11-10', '2026-12-08', '2027-01-12']],
    ['monthWeekday', '2026-12-06', ['2026-12-06', '2027-01-03', '2027-02-07']],
    // A fifth means the last one, also in a month with four.
    ['monthWeekday', '2026-12-31', ['2026-12-31', '2027-01-28', '2027-02-25']],
    ['monthWeekday', '2028-02-29', ['2028-02-29', '2028-03-28', '2028-04-25']],
  ])('%s from %s', (rule, first, expected) => expect(dates(first, rule, 3)).toEqual(expected));

  it('come back to the 31st after a shorter month', () => {
    expect(dates('2026-08-31', 'monthDay', 4).slice(1)).toEqual(['2026-09-30', '2026-10-31', '2026-11-30']);
  });

  it('end with the last day that may be one', () => {
    const end = { until: '2026-12-08' };
    expect(repeatDates('2026-11-24', 'week', end).dates).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
    expect(repeatDates('2026-11-24', 'week', { until: '2026-11-23' }).dates).toEqual([]);
  });

  it('are none without an end, and at most 52', () => {
    expect(repeatDates('2026-11-24', 'week', {}).dates).toEqual([]);
    expect(repeatDates('2026-11-24', 'week', { times: 52 })).toMatchObject({ isCut: false });
    const cut = repeatDates('2026-11-24', 'week', { until: '2099-01-01' });
    expect(cut).toMatchObject({ isCut: true });
    expect(cut.dates).toHaveLength(maxDates);
    expect(cut.dates.at(-1)).toBe('2027-11-16');
  });
});

describe('what is offered for a first date', () => {
  const monthly = (first: string) =>
    ruleChoices(first)
      .slice(3)
      .map(({ label }) => label);

  it.each([
    ['2026-11-10', 'Mensal, no dia 10', 'Mensal, na 2ª terça-feira'],
    ['2026-11-07', 'Mensal, no dia 7', 'Mensal, no 1º sábado'],
    ['2026-12-31', 'Mensal, no dia 31 ou no último do mês', 'Mensal, na última quinta-feira'],
    ['2026-11-29', 'Mensal, no dia 29 ou no último do mês', 'Mensal, no último domingo'],
    ['', 'Mensal, no mesmo dia do mês', 'Mensal, no mesmo dia da semana'],
  ])('%s', (first, ...labels) => expect(monthly(first)).toEqual(labels));
});

describe('what speaks against a date', () => {
  const other = {
    id: 7,
    subject: 'Gravação',
    start: '2026-12-01 09:30:00',
    end: '2026-12-01 10:30:00',
    description: '',
    location: '',
    isCancelled: false,
    participants: [],
  };
  const offered = (...some: string[]) =>
    datesOffered(some, {
      hourStart: '09:00',
      hourEnd: '10:00',
      participants: [3],
      agendas: new Map([[3, [other, { ...other, id: 8, start: '2026-12-08 09:30:00', isCancelled: true }]]]),
      nameOf: () => 'Ana',
    });

  it('is a national holiday, fixed or by Easter, of the year of the date', () => {
    expect(offered('2026-12-25', '2027-03-26', '2027-01-01').map(({ reasons }) => reasons)).toEqual([
      ['Feriado: Natal'],
      ['Feriado: Sexta-feira Santa'],
      ['Feriado: Ano novo'],
    ]);
  });

  it('is no optional holiday: that is only said', () => {
    expect(offered('2027-05-27')).toEqual([
      { date: '2027-05-27', reasons: [], note: 'Ponto facultativo: Corpus Christi' },
    ]);
  });

  it('is another appointment of a participant at that hour, unless it is cancelled', () => {
    expect(offered('2026-12-01', '2026-12-08').map(({ reasons }) => reasons)).toEqual([
      ['Ana: Gravação, 09:30 – 10:30'],
      [],
    ]);
  });
});
