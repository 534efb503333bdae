import { expect, it } from 'vitest';
import type { AppointmentRow } from './appointment';
import { clashesOf } from './clashes';

const row = (id: number, start: string, end: string, isCancelled = false): AppointmentRow => ({
  id,
  subject: `Reunião ${id}`,
  start: `2026-11-20 ${start}:00`,
  end: `2026-11-20 ${end}:00`,
  description: '',
  location: '',
  participants: [],
  isCancelled,
});
const slot = { date: '2026-11-20', hourStart: '09:00', hourEnd: '10:30' };
const clashing = (rows: AppointmentRow[], ownId: number | null = null) =>
  clashesOf(slot, [3], new Map([[3, rows]]), ownId).map((clash) => clash.with.id);

it.each([
  ['the same hours', '09:00', '10:30', true],
  ['one that began before', '08:00', '09:30', true],
  ['one that goes on after', '10:00', '12:00', true],
  ['one around it', '08:00', '12:00', true],
  ['one within it', '09:30', '10:00', true],
  ['one that ends as it starts', '08:00', '09:00', false],
  ['one that starts as it ends', '10:30', '11:00', false],
  ['one of another time', '14:00', '15:00', false],
])('%s is a clash: %s to %s, %s', (_, start, end, isClash) => {
  expect(clashing([row(1, start, end)])).toEqual(isClash ? [1] : []);
});

it('is neither with what is cancelled nor with the appointment itself', () => {
  expect(clashing([row(1, '09:00', '10:00', true), row(2, '09:00', '10:00')], 2)).toEqual([]);
});

it('is told for each participant, and for nobody whose agenda is not known', () => {
  const agendas = new Map([
    [3, [row(1, '09:00', '10:00'), row(2, '10:00', '11:00')]],
    [4, [row(1, '09:00', '10:00')]],
  ]);
  const found = clashesOf(slot, [3, 4, 5], agendas, null);
  expect(found.map((clash) => [clash.userId, clash.with.id])).toEqual([
    [3, 1],
    [3, 2],
    [4, 1],
  ]);
});
