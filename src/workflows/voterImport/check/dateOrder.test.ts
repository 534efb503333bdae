import { expect, it } from 'vitest';
import { isTwofoldDay, orderOf, readsMonthFirst, withDayFirst } from './dateOrder';

it.each([
  ['5/9/1980', true, false, '9/5/1980'],
  ['12/11/1980', true, false, '11/12/1980'],
  ['5.9.80', true, false, '9.5.80'],
  ['5/5/1980', false, false, '5/5/1980'],
  ['5/13/1980', false, true, '13/5/1980'],
  ['12/25/1980', false, true, '25/12/1980'],
  ['13/5/1980', false, false, '13/5/1980'],
  ['13/13/1980', false, false, '13/13/1980'],
  ['13/25/1980', false, false, '13/25/1980'],
  ['5/9', false, false, '5/9'],
  ['', false, false, ''],
  ['Ana', false, false, 'Ana'],
])(
  '%s reads both ways: %s; month first alone: %s; with the day first it is %s',
  (cell, isTwo, isFirst, turned) => {
    expect([isTwofoldDay(cell), readsMonthFirst(cell), withDayFirst(cell)]).toEqual([isTwo, isFirst, turned]);
  },
);

const twofold = '5/9/1980';
it.each([
  ['day', 'Nascimento', [twofold, '']],
  ['day', 'Nascimento', ['13/1/1980', twofold]],
  ['day', 'Birthday', ['13/1/1980', twofold]],
  ['month', 'Nascimento', ['1/13/1980', twofold]],
  ['month', 'Nascimento', ['12/13/1980']],
  ['ask', 'Nascimento', ['1/13/1980', '13/1/1980', twofold]],
  ['day', 'Nascimento', ['1/13/1980', '13/1/1980', '5/5/1980']],
  ['ask', 'Birthday', ['x', '', twofold]],
  ['ask', ' Date of Birth', [twofold]],
  ['day', 'Data (birthday)', [twofold]],
  ['day', 'Birthday', ['5/5/1980', 'x', '']],
  ['day', 'Birthday', []],
])('the order is %s of a column %s with %j', (order, heading, cells) =>
  expect(orderOf(heading, cells)).toBe(order),
);
