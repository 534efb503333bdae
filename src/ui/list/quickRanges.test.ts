import { expect, it } from 'vitest';
import { quickRanges } from './quickRanges';

it.each([
  ['2026-11-21', '2026-11-15', '2026-11-21', '2026-11-01', '2026-11-30'],
  ['2026-11-22', '2026-11-22', '2026-11-28', '2026-11-01', '2026-11-30'],
  ['2028-02-29', '2028-02-27', '2028-03-04', '2028-02-01', '2028-02-29'],
  ['2027-01-01', '2026-12-27', '2027-01-02', '2027-01-01', '2027-01-31'],
])(
  '%s is in the week from %s to %s, and in the month from %s to %s',
  (day, sunday, saturday, first, last) => {
    expect(quickRanges(day)).toEqual([
      { label: 'Hoje', from: day, to: day },
      { label: 'Semana', from: sunday, to: saturday },
      { label: 'Mês', from: first, to: last },
    ]);
  },
);
