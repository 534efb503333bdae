import { describe, expect, it } from 'vitest';
import { ageOf, deadlineOf, overdueOf, standingOf, stillOf } from './deadlines';

const now = '2026-11-23';
const categories = [
  { id: 3, name: 'Iluminação pública' },
  { id: 4, name: 'Saúde' },
];
const settings = { open: [], ended: [], days: 30, categoryDays: new Map([[3, 10]]) };

const row = (id: number, requestDate: string | null, categoryName = '') => ({
  id,
  requestDate,
  categoryName,
});

describe('the age of a request', () => {
  it.each([
    ['2026-11-23', 0],
    ['2026-11-22', 1],
    ['2026-10-24', 30],
    ['2025-11-23', 365],
    // Wrongly dated in the future.
    ['2026-12-01', 0],
  ])('from %s is %d days', (requestDate, days) => expect(ageOf({ requestDate }, now)).toBe(days));

  it('is not told without a date', () => expect(ageOf({ requestDate: null }, now)).toBeNull());

  it('is held against the deadline of its category, found by name', () => {
    expect(deadlineOf({ categoryName: 'ILUMINACAO PUBLICA' }, settings, categories)).toBe(10);
    expect(deadlineOf({ categoryName: 'Saúde' }, settings, categories)).toBe(30);
    expect(deadlineOf({ categoryName: 'Outra' }, settings, categories)).toBe(30);
  });

  it.each([
    [0, 30, 'hoje', '', 'neutral'],
    [24, 30, '24 dias', '', 'neutral'],
    [25, 30, '25 dias', 'vence em 5 dias', 'warning'],
    [29, 30, '29 dias', 'vence em 1 dia', 'warning'],
    [30, 30, '30 dias', 'vence hoje', 'warning'],
    [31, 30, '31 dias', 'venceu há 1 dia', 'danger'],
    [1, 3, '1 dia', 'vence em 2 dias', 'warning'],
  ] as const)('of %d days, with %d allowed, is said', (age, deadline, words, due, tone) =>
    expect(standingOf(age, deadline)).toEqual({ age: words, due, tone }),
  );
});

it('takes those past their deadline, the longest past first', () => {
  const rows = [
    row(1, '2026-10-24'),
    row(2, '2026-10-23'),
    row(3, '2026-11-01', 'Iluminação pública'),
    row(4, null),
  ];
  expect(overdueOf(rows, settings, categories, now).map(({ id }) => id)).toEqual([3, 2]);
});

it('takes those that stand still for fifteen days, the longest first', () => {
  const rows = [
    { id: 1, updatedAt: '2026-11-08 23:59:00' },
    { id: 2, updatedAt: '2026-11-09 00:00:00' },
    { id: 3, updatedAt: '2026-01-01 10:00:00' },
    { id: 4, updatedAt: null },
  ];
  expect(stillOf(rows, now).map(({ id }) => id)).toEqual([3, 1]);
});

it('of a request of today nothing is near yet, and of yesterday it is', () => {
  expect(standingOf(0, 5)).toEqual({ age: 'hoje', due: '', tone: 'neutral' });
  expect(standingOf(1, 6)).toEqual({ age: '1 dia', due: 'vence em 5 dias', tone: 'warning' });
  expect(standingOf(1, 7)).toEqual({ age: '1 dia', due: '', tone: 'neutral' });
});
