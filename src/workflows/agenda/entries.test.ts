import { describe, expect, it, vi } from 'vitest';
import type { AppointmentRow } from '@/features/appointments/appointmentsForAgenda';
import { clashesOf, clashText } from './clashes';
import { entryOfAppointment, entryOfTask, movedTo, type Entry } from './entry';
import { daySpan, slotsFor, spotAfter, startAt } from './grid/gridTimes';
import { endAfter } from './move/endAfter';
import { agendaFile } from './paper/agendaFile';
import { agendaNodes } from './paper/agendaSheet';

const row = (
  id: number,
  start: string,
  end: string,
  changes: Partial<AppointmentRow> = {},
): AppointmentRow => ({
  id,
  subject: `Assunto ${id}`,
  start: start && `${start}:00`,
  end: end && `${end}:00`,
  description: '',
  location: '',
  isCancelled: false,
  participants: [],
  ...changes,
});

function entryOf(...args: Parameters<typeof row>): Entry {
  const entry = entryOfAppointment(row(...args));
  if (!entry) throw new Error('no entry');
  return entry;
}

const task = (status: 'pending' | 'finished' = 'pending') => {
  const entry = entryOfTask({
    id: 7,
    source: null,
    sourceId: null,
    status,
    description: 'Ligar',
    taskDate: '2026-11-24',
    participants: [],
    notify: false,
    createdAt: null,
    updatedAt: null,
  });
  if (!entry) throw new Error('no entry');
  return entry;
};

describe('an appointment on the agenda', () => {
  it.each<[string, AppointmentRow, Partial<Entry>]>([
    [
      'of one day',
      row(1, '2026-11-23 09:00', '2026-11-23 10:30'),
      { from: '2026-11-23', to: '2026-11-23', hours: '09:00 – 10:30' },
    ],
    [
      'over midnight, which one date cannot say',
      row(1, '2026-11-23 22:00', '2026-11-24 01:00'),
      { from: '2026-11-23', to: '2026-11-24', spot: null },
    ],
    ['up to midnight', row(1, '2026-11-23 22:00', '2026-11-24 00:00'), { to: '2026-11-23', spot: null }],
    ['of a whole day', row(1, '2026-11-23 00:00', '2026-11-23 23:59'), { start: null, hours: '' }],
    ['without an end', row(1, '2026-11-23 09:00', ''), { end: null, hours: '09:00 – —', spot: null }],
    [
      'cancelled',
      row(1, '2026-11-23 09:00', '2026-11-23 10:00', { isCancelled: true }),
      { state: 'Cancelado', isOver: true },
    ],
  ])('%s', (_, given, expected) => {
    expect(entryOfAppointment(given)).toMatchObject(expected);
  });

  it('without a readable start stands nowhere', () => {
    expect(entryOfAppointment(row(1, '', ''))).toBeNull();
  });
});

describe('clashes', () => {
  const at = (id: number, start: string, end: string, people: string[], isCancelled = false) =>
    entryOf(id, `2026-11-23 ${start}`, `2026-11-23 ${end}`, {
      participants: people.map((name) => ({ name })),
      isCancelled,
    });

  it('are of one person at one time, said on both', () => {
    const clashes = clashesOf([
      at(1, '09:00', '12:00', ['Ana', 'Bia']),
      at(2, '10:00', '10:30', ['Bia']),
      at(3, '11:00', '11:30', ['Bia']),
      at(4, '10:00', '11:00', ['Caio']),
    ]);
    expect([...clashes.keys()].sort()).toEqual(['appointment-1', 'appointment-2', 'appointment-3']);
    expect(clashes.get('appointment-1')?.map(clashText)).toEqual([
      'Bia também em AG-2 (Assunto 2), 10:00 – 10:30',
      'Bia também em AG-3 (Assunto 3), 11:00 – 11:30',
    ]);
  });

  it.each([
    ['one after the other', at(1, '09:00', '10:00', ['Ana']), at(2, '10:00', '11:00', ['Ana'])],
    ['a cancelled one', at(1, '09:00', '10:00', ['Ana']), at(2, '09:00', '10:00', ['Ana'], true)],
    ['nobody’s', at(1, '09:00', '10:00', []), at(2, '09:00', '10:00', [])],
  ])('are none: %s', (_, one, other) => {
    expect(clashesOf([one, other]).size).toBe(0);
  });
});

describe.each(['America/Sao_Paulo', 'UTC', 'Asia/Tokyo'])('what is dropped in %s', (zone) => {
  const entry = entryOf(1, '2026-11-23 09:00', '2026-11-23 10:00');
  const drop = (startStr: string, endStr: string, allDay = false) => ({ startStr, endStr, allDay });

  it('stands at the hour on the clock', () => {
    vi.stubEnv('TZ', zone);
    expect(spotAfter(entry, drop('2026-11-24T14:30:00Z', '2026-11-24T15:30:00Z'))).toEqual({
      day: '2026-11-24',
      hours: { start: '14:30', end: '15:30' },
    });
    expect(spotAfter(task(), drop('2026-11-30', '2026-12-01', true))).toEqual({
      day: '2026-11-30',
      hours: null,
    });
    expect(daySpan(task())).toEqual({ allDay: true, start: '2026-11-24', end: '2026-11-25' });
  });

  it('stands nowhere over midnight, or where it would gain or lose its hours', () => {
    vi.stubEnv('TZ', zone);
    expect(spotAfter(entry, drop('2026-11-24T23:30:00Z', '2026-11-25T00:30:00Z'))).toBeNull();
    expect(spotAfter(entry, drop('2026-11-24T23:00:00Z', '2026-11-25T00:00:00Z'))).toBeNull();
    expect(spotAfter(entry, drop('2026-11-24', '2026-11-25', true))).toBeNull();
    expect(spotAfter(task(), drop('2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z'))).toBeNull();
  });
});

it('a press on free time gives date and hours; on a day, only the date', () => {
  expect(startAt('2026-11-24T14:30:00Z', false)).toEqual({
    date: '2026-11-24',
    hourStart: '14:30',
    hourEnd: '15:30',
  });
  expect(startAt('2026-11-24', true)).toEqual({ date: '2026-11-24' });
  expect(startAt('2026-11-24T23:30:00Z', false)).toEqual({ date: '2026-11-24' });
});

it.each([
  ['13:30', '09:00', '10:30', '15:00'],
  ['23:00', '09:00', '10:00', ''],
  ['09:00', '22:00', '01:00', ''],
])('started at %s, one from %s to %s ends at “%s”', (hour, start, end, expected) => {
  expect(endAfter(hour, { start, end })).toBe(expected);
});

it('hours before six are shown only where something stands there', () => {
  const at = (start: string, end: string) => slotsFor([entryOf(1, start, end)]).slotMinTime;
  expect(at('2026-11-23 09:00', '2026-11-23 10:00')).toBe('06:00:00');
  expect(at('2026-11-23 04:30', '2026-11-23 10:00')).toBe('04:00:00');
  expect(at('2026-11-23 22:00', '2026-11-24 01:00')).toBe('00:00:00');
});

it('a moved entry is shown with its new hours', () => {
  const moved = movedTo(entryOf(1, '2026-11-23 09:00', '2026-11-23 10:00'), {
    day: '2026-11-25',
    hours: { start: '14:00', end: '15:00' },
  });
  expect(moved).toMatchObject({
    from: '2026-11-25',
    start: '2026-11-25 14:00:00',
    end: '2026-11-25 15:00:00',
    hours: '14:00 – 15:00',
  });
});

it('the file for other calendars has hours in the office’s zone, whole days without hours, and nothing that is over', () => {
  const file = agendaFile([
    entryOf(1, '2026-11-23 09:00', '2026-11-23 10:00', { subject: 'Reunião, sala 2' }),
    task(),
    task('finished'),
    entryOf(3, '2026-11-23 09:00', '2026-11-23 10:00', { isCancelled: true }),
  ]);
  expect(file).toContain('UID:compromisso-1@tribuna');
  expect(file).toContain(
    'DTSTART;TZID=America/Sao_Paulo:20261123T090000\r\nDTEND;TZID=America/Sao_Paulo:20261123T100000\r\nSUMMARY:Reunião\\, sala 2',
  );
  expect(file).toContain('DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261125');
  expect(file?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file?.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(agendaFile([task('finished')])).toBeNull();
});

it('a week is seven columns on paper, with what clashes said', () => {
  const entries = [1, 2].map((id) =>
    entryOf(id, '2026-11-23 09:00', '2026-11-23 10:00', { participants: [{ name: 'Ana' }] }),
  );
  const asked = {
    view: 'week' as const,
    date: '2026-11-23',
    about: { from: '2026-11-22', to: '2026-11-28' },
    entries,
    clashes: clashesOf(entries),
  };
  const text = JSON.stringify(agendaNodes(asked));
  expect(text.match(/"scope":"col"/g)).toHaveLength(7);
  expect(text).toContain('09:00 – 10:00');
  expect(text).toContain('⚠ Choque: Ana também em AG-2');
});
