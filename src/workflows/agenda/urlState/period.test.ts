import { describe, expect, it, vi } from 'vitest';
import { daysOf, eachDay, shownDays, stepFrom, titleOf, viewOf, type View } from './period';

describe.each(['America/Sao_Paulo', 'UTC', 'Asia/Tokyo'])('the days of a view in %s', (zone) => {
  const inZone = () => vi.stubEnv('TZ', zone);

  it.each<[View, string, [string, string], [string, string]]>([
    ['day', '2026-11-23', ['2026-11-23', '2026-11-23'], ['2026-11-23', '2026-11-23']],
    ['week', '2026-11-23', ['2026-11-22', '2026-11-28'], ['2026-11-22', '2026-11-28']],
    ['week', '2027-01-01', ['2026-12-27', '2027-01-02'], ['2026-12-27', '2027-01-02']],
    ['month', '2026-11-23', ['2026-11-01', '2026-11-30'], ['2026-11-01', '2026-12-05']],
    // Clocks once changed at midnight on this day.
    ['month', '2018-11-04', ['2018-11-01', '2018-11-30'], ['2018-10-28', '2018-12-01']],
    ['month', '2028-02-10', ['2028-02-01', '2028-02-29'], ['2028-01-30', '2028-03-04']],
  ])('%s of %s', (view, date, about, shown) => {
    inZone();
    expect(daysOf(view, date)).toEqual({ from: about[0], to: about[1] });
    expect(shownDays(view, date)).toEqual({ from: shown[0], to: shown[1] });
    expect(eachDay(shownDays(view, date)).length % 7).toBe(view === 'day' ? 1 : 0);
  });

  it.each<[View, string, 1 | -1, string]>([
    ['day', '2026-12-31', 1, '2027-01-01'],
    ['week', '2026-11-01', -1, '2026-10-25'],
    ['month', '2027-01-31', 1, '2027-02-28'],
    ['month', '2027-01-15', -1, '2026-12-15'],
  ])('the %s from %s by %i', (view, date, step, next) => {
    inZone();
    expect(stepFrom(view, date, step)).toBe(next);
  });
});

it.each([
  ['month', 'month'],
  ['list', undefined],
  [null, undefined],
])('takes no view that there is not from an address (%s)', (asked, view) => {
  expect(viewOf(asked)).toBe(view);
});

it('says which period it is', () => {
  expect(titleOf('day', '2026-11-23')).toBe('segunda-feira, 23 de novembro de 2026');
  expect(titleOf('week', '2026-11-23')).toBe('22 a 28 de novembro de 2026');
  expect(titleOf('week', '2026-12-30')).toBe('27 dez 2026 a 02 jan 2027');
  expect(titleOf('month', '2026-11-23')).toBe('novembro de 2026');
});
