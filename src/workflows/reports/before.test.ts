import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, someDay } from '@tests/always';
import { addDays } from '@/formats/dates';
import { beforeOf, compared } from './before';
import { daysBetween, periodOf } from './period';

const now = '2026-11-27';
const before = (key: string, at = now) => {
  const { from, to, words } = beforeOf(periodOf(key) ?? { from: '', to: '' }, at);
  return [from, to, words];
};

describe('the period before', () => {
  it.each([
    ['2026-03', '2026-02-01', '2026-02-28', 'no mês anterior'],
    ['2026-T1', '2025-10-01', '2025-12-31', 'no trimestre anterior'],
    ['2025', '2024-01-01', '2024-12-31', 'no ano anterior'],
    ['M2021', '2017-01-01', '2020-12-31', 'no mandato anterior'],
    ['M2019', '2015-02-01', '2019-01-31', 'no mandato anterior'],
    // Unfinished: the same part of the previous one.
    ['2026-11', '2026-10-01', '2026-10-27', 'no mês anterior até 27/10/2026'],
    ['2026', '2025-01-01', '2025-11-27', 'no ano anterior até 27/11/2025'],
    ['M2025', '2021-01-01', '2022-11-27', 'no mandato anterior até 27/11/2022'],
  ])('of %s is from %s to %s', (key, ...expected) => {
    expect(before(key)).toEqual(expected);
  });

  it('of the last days of a long month is all of the shorter one', () => {
    expect(before('2026-03', '2026-03-30')).toEqual(['2026-02-01', '2026-02-28', 'no mês anterior']);
  });

  it('of a free one is as long, and ends the day before', () =>
    always(fc.tuple(someDay(2020, 2026), fc.nat(400)), ([from, length]) => {
      const period = { from, to: addDays(from, length) };
      const { from: start, to: end } = beforeOf(period, now);
      expect(addDays(end, 1) <= from).toBe(true);
      if (length < 27) expect(daysBetween(start, end)).toBe(length);
    }));
});

it('says a difference in words, with a share only of something', () => {
  expect(compared(72, 60, 'no trimestre anterior')).toEqual({
    ...{ arrow: '▲', difference: '12 a mais', share: '+20%' },
    words: '12 a mais que no trimestre anterior (+20%)',
  });
  expect(compared(1, 3, 'no ano anterior').words).toBe('2 a menos que no ano anterior (−67%)');
  expect(compared(3, 3, 'no ano anterior')).toMatchObject({
    arrow: '=',
    words: 'o mesmo que no ano anterior',
  });
  expect(compared(3, 0, 'no ano anterior').words).toBe(
    '3 a mais que no ano anterior, quando não houve nenhum',
  );
});
