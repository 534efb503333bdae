import { expect, it } from 'vitest';
import { monthsOf, periodName, periodOf, periodOptions } from './period';

it.each([
  ['2026-10', '2026-10-01', '2026-10-31', 'outubro de 2026'],
  ['2024-02', '2024-02-01', '2024-02-29', 'fevereiro de 2024'],
  ['2026-T4', '2026-10-01', '2026-12-31', '4º trimestre de 2026'],
  ['2026', '2026-01-01', '2026-12-31', '2026'],
  ['M2025', '2025-01-01', '2028-12-31', 'Mandato de 2025 a 2028'],
  ['M2023', '2023-02-01', '2027-01-31', 'Mandato de 2023 a 2027'],
])('%s is from %s to %s, called %s', (key, from, to, name) => {
  expect(periodOf(key)).toEqual({ from, to });
  expect(periodName({ from, to })).toBe(name);
});

it('names a free period by its days', () => {
  expect(periodOf('2026-')).toBeNull();
  expect(periodName({ from: '2026-10-02', to: '2026-10-31' })).toBe('02/10/2026 a 31/10/2026');
  expect(periodName({ from: '2026-10-02', to: '2026-10-02' })).toBe('02/10/2026');
});

it('goes month by month, the first and the last in part', () => {
  expect(monthsOf({ from: '2026-11-20', to: '2027-01-03' })).toEqual([
    { from: '2026-11-20', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2027-01-01', to: '2027-01-03' },
  ]);
  expect(monthsOf({ from: '2026-11-20', to: '2026-11-20' })).toHaveLength(1);
});

it('offers the newest first, back over the turn of the year', () => {
  const { month, quarter, year, mandate } = periodOptions('2026-02-10');
  expect(mandate.map(({ value }) => value)).toEqual(['M2025', 'M2023', 'M2021', 'M2019']);
  expect(month.slice(0, 3).map(({ value }) => value)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(quarter.slice(0, 2).map(({ label }) => label)).toEqual([
    '1º trimestre de 2026',
    '4º trimestre de 2025',
  ]);
  expect(year.slice(0, 2).map(({ label }) => label)).toEqual(['2026', '2025']);
});
