import { describe, expect, it, vi } from 'vitest';
import type { AppointmentRow } from '@/features/appointments/appointmentsForAgenda';
import { clashesOf, clashText } from './clashes';
import {
  byHour,
  entriesOn,
  entryOfAppointment,
  entryOfBirthday,
  entryOfTask,
  isSameSpot,
  movedTo,
  type Entry,
} from './entry';
import { daySpan, slotsFor, spotAfter, startAt } from './grid/gridTimes';
import { endAfter } from './move/endAfter';
import { agendaFile } from './paper/agendaFile';
import { agendaNodes, agendaSheet, type PaperAsked } from './paper/agendaSheet';
import type { SheetNode } from '@/formats/print';
import type { Task } from '@/features/tasks/tasksForAgenda';

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

const task = (status: 'pending' | 'finished' = 'pending', changes: Partial<Task> = {}) => {
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
    ...changes,
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
    [
      'of two whole days',
      row(1, '2026-11-23 00:00', '2026-11-25 00:00'),
      { start: null, end: null, hours: '', from: '2026-11-23', to: '2026-11-24', spot: null },
    ],
    ['of the morning', row(1, '2026-11-23 00:00', '2026-11-23 12:00'), { start: '2026-11-23 00:00:00' }],
    ['of all but a minute', row(1, '2026-11-23 00:01', '2026-11-23 23:59'), { start: '2026-11-23 00:01:00' }],
    [
      'that ends as it begins',
      row(1, '2026-11-23 00:00', '2026-11-23 00:00'),
      { start: '2026-11-23 00:00:00', end: null },
    ],
    [
      'that ends before it',
      row(1, '2026-11-23 09:00', '2026-11-22 10:00'),
      { end: null, to: '2026-11-23', spot: null },
    ],
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

it('each kind stands with its words, its people and where it opens', () => {
  const participants = ['Ana', '', 'Bia'].map((name, userId) => ({ name, userId, phone: '' }));
  const people = { participants };
  const usual = { people: ['Ana', 'Bia'], state: '', isOver: false };
  expect(
    entryOf(1, '2026-11-23 09:00', '2026-11-23 10:30', { ...people, subject: '', location: 'Sala 2' }),
  ).toEqual({
    ...{
      key: 'appointment-1',
      kind: 'appointment',
      id: 1,
      reference: 'AG-1',
      title: 'Sem assunto',
      ...usual,
    },
    ...{ start: '2026-11-23 09:00:00', end: '2026-11-23 10:30:00', from: '2026-11-23', to: '2026-11-23' },
    ...{ hours: '09:00 – 10:30', location: 'Sala 2', path: expect.stringMatching(/panel=details&id=1$/) },
    spot: { day: '2026-11-23', hours: { start: '09:00', end: '10:30' } },
  });
  const whole = { start: null, end: null, hours: '', location: '' };
  expect(task('pending', { ...people, description: '', taskDate: '2999-01-02' })).toEqual({
    ...{
      key: 'task-7',
      kind: 'task',
      id: 7,
      reference: 'Tarefa 7',
      title: 'Sem descrição',
      ...usual,
      ...whole,
    },
    ...{ from: '2999-01-02', to: '2999-01-02', path: expect.stringMatching(/panel=details&id=7$/) },
    spot: { day: '2999-01-02', hours: null },
  });
  expect(task('pending', { taskDate: '2020-01-02' })).toMatchObject({ state: 'Atrasada', isOver: false });
  expect(task('finished', { taskDate: '2020-01-02' })).toMatchObject({ state: 'Finalizada', isOver: true });
  expect(() => task('pending', { taskDate: '' })).toThrow('no entry');
  const birthday = { name: 'Ana', telephone: '', district: '', isTooYoung: false };
  const birthdayOf = (age: number | null, date: string | null = '2026-11-23') =>
    entryOfBirthday({ ...birthday, id: 3, age, date });
  expect(birthdayOf(null)).toEqual({
    ...{
      key: 'birthday-3',
      kind: 'birthday',
      id: 3,
      reference: 'Aniversário',
      title: 'Ana',
      ...usual,
      ...whole,
    },
    ...{ people: [], from: '2026-11-23', to: '2026-11-23', path: expect.stringMatching(/3$/), spot: null },
  });
  expect([1, 40].map((age) => birthdayOf(age)?.title)).toEqual(['Ana (1 ano)', 'Ana (40 anos)']);
  expect(birthdayOf(1, null)).toBeNull();
});

it('a day has what falls on it, the whole day first, then by hour, kind and title', () => {
  const birthday = { name: 'Ana', telephone: '', district: '', isTooYoung: false, age: null };
  const born = entryOfBirthday({ ...birthday, id: 3, date: '2026-11-24' });
  if (!born) throw new Error('no entry');
  const entries = [
    entryOf(1, '2026-11-24 10:00', '2026-11-24 11:00'),
    entryOf(6, '2026-11-24 09:00', '2026-11-24 11:00', { subject: 'B' }),
    entryOf(5, '2026-11-24 09:00', '2026-11-24 11:00', { subject: 'b' }),
    entryOf(4, '2026-11-24 09:00', '2026-11-24 11:00', { subject: 'a' }),
    entryOf(2, '2026-11-22 00:00', '2026-11-25 00:00'),
    task(),
    born,
  ];
  const keysOn = (day: string) =>
    entriesOn(day, entries)
      .toSorted(byHour)
      .map(({ key }) => key);
  expect(keysOn('2026-11-24')).toEqual([
    ...[
      'birthday-3',
      'task-7',
      'appointment-2',
      'appointment-4',
      'appointment-5',
      'appointment-6',
      'appointment-1',
    ],
  ]);
  expect(['21', '22', '23', '25'].map((day) => keysOn(`2026-11-${day}`))).toEqual([
    ...[[], ['appointment-2'], ['appointment-2'], []],
  ]);
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

  it('are told in the order of their hours, and of none that has no end', () => {
    const later = entryOf(4, '2026-11-23 09:30', '', { participants: [{ name: 'Ana' }] });
    const given = [
      at(3, '11:00', '11:30', ['Ana']),
      at(2, '10:00', '10:30', ['Ana']),
      at(1, '09:00', '12:00', ['Ana']),
    ];
    expect(
      clashesOf([later, ...given])
        .get('appointment-1')
        ?.map((clash) => clash.with.id),
    ).toEqual([2, 3]);
    expect(clashesOf([later, ...given]).has('appointment-4')).toBe(false);
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

it('what has hours of more than a day, or none, is drawn as it is', () => {
  expect(daySpan(entryOf(1, '2026-11-23 09:00', '2026-11-23 10:00'))).toEqual({
    ...{ allDay: false, start: '2026-11-23T09:00:00', end: '2026-11-23T10:00:00' },
  });
  expect(daySpan(entryOf(1, '2026-11-23 09:00', ''))).toEqual({
    allDay: false,
    start: '2026-11-23T09:00:00',
  });
  const whole = entryOf(1, '2026-11-23 00:00', '2026-11-25 00:00');
  expect(daySpan(whole)).toEqual({ allDay: true, start: '2026-11-23', end: '2026-11-25' });
  // An entry over two days cannot be placed by one date.
  expect(spotAfter(whole, { startStr: '2026-11-24', endStr: '2026-11-26', allDay: true })).toBeNull();
  const oneDay = entryOf(1, '2026-11-23 00:00', '2026-11-23 23:59');
  expect(spotAfter(oneDay, { startStr: '2026-11-24', endStr: '2026-11-25', allDay: true })).toEqual({
    ...{ day: '2026-11-24', hours: { start: '00:00', end: '23:59' } },
  });
  const empty = { startStr: '2026-11-24T09:00:00', endStr: '2026-11-24T09:00:00', allDay: false };
  expect(spotAfter(entryOf(1, '2026-11-23 09:00', '2026-11-23 10:00'), empty)).toBeNull();
  expect(startAt('2026-11-24T14:30:00Z', true)).toEqual({ date: '2026-11-24' });
  expect(slotsFor([whole, entryOf(2, '2026-11-23 05:00', '2026-11-23 06:00'), task()])).toEqual({
    ...{ slotMinTime: '05:00:00', slotMaxTime: '24:00:00' },
  });
});

it.each([
  [{ day: '2026-11-23', hours: null }, true],
  [{ day: '2026-11-24', hours: null }, false],
  [{ day: '2026-11-23', hours: { start: '09:00', end: '10:00' } }, false],
])('one of a whole day stands where it stood: %j, %s', (spot, isSame) =>
  expect(isSameSpot({ day: '2026-11-23', hours: null }, spot)).toBe(isSame),
);

it('one with hours stands where it stood only at the same ones', () => {
  const spot = (start: string, end: string) => ({ day: '2026-11-23', hours: { start, end } });
  const same = [spot('09:00', '10:00'), spot('09:30', '10:00'), spot('09:00', '10:30')];
  expect(same.map((other) => isSameSpot(spot('09:00', '10:00'), other))).toEqual([true, false, false]);
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

it('a moved one of a whole day stays one', () => {
  expect(movedTo(task(), { day: '2026-11-25', hours: null })).toEqual({
    ...{ ...task(), from: '2026-11-25', to: '2026-11-25', spot: { day: '2026-11-25', hours: null } },
  });
  const hours = { start: '00:00', end: '23:59' };
  const whole = movedTo(entryOf(1, '2026-11-23 00:00', '2026-11-23 23:59'), { day: '2026-11-25', hours });
  expect(whole).toMatchObject({ start: null, end: null, hours: '', from: '2026-11-25', spot: { hours } });
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

describe('on paper', () => {
  const told = ({ tag, attributes = {}, content }: SheetNode): string => {
    const inner = content.map((part) => (typeof part === 'string' ? part : told(part))).join('');
    return `<${tag}${attributes.class ? `.${attributes.class}` : ''}${attributes.dir ? '' : '!'}>${inner}`;
  };
  const entries = [
    entryOf(1, '2026-11-23 09:00', '2026-11-23 10:00', {
      ...{ location: 'Sala 2', isCancelled: true, participants: [{ name: 'Ana' }, { name: 'Bia' }] },
    }),
    task('finished'),
    ...[3, 4].map((id) =>
      entryOf(id, '2026-11-24 09:00', '2026-11-24 10:00', { participants: [{ name: 'Ana' }] }),
    ),
  ];
  const asked = (view: PaperAsked['view'], from: string, to: string): PaperAsked => ({
    ...{ view, date: from, about: { from, to }, entries, clashes: clashesOf(entries) },
  });
  const first = '<li><b>09:00 – 10:00<span> Assunto 1<small>[Cancelado] · Sala 2 · Ana, Bia';
  const clash = (id: number) => `<small>⚠ Choque: Ana também em AG-${id} (Assunto ${id}), 09:00 – 10:00`;
  const second =
    '<li><span>Tarefa: Ligar<small>[Finalizada]' +
    `<li><b>09:00 – 10:00<span> Assunto 3<small>Ana${clash(4)}<li><b>09:00 – 10:00<span> Assunto 4<small>Ana${clash(3)}`;

  it('a month has the days on which something stands', () => {
    expect(agendaNodes(asked('month', '2026-11-01', '2026-11-30')).map(told)).toEqual([
      `<section><h2>segunda-feira, 23 de novembro de 2026<ul>${first}`,
      `<section><h2>terça-feira, 24 de novembro de 2026<ul>${second}`,
    ]);
  });

  it('a day is told also where nothing stands on it', () => {
    expect(agendaNodes(asked('day', '2026-11-25', '2026-11-25')).map(told)).toEqual([
      '<section><h2>quarta-feira, 25 de novembro de 2026<p>—',
    ]);
  });

  it('a week has seven columns', () => {
    const { sheet } = agendaSheet(asked('week', '2026-11-22', '2026-11-28'));
    const [head, main] = sheet.body.map(told);
    expect(head).toMatch(/^<header!><h1>Agenda<p>22 a 28 de novembro de 2026<p!>Gerado em/);
    const days = ['dom, 22', 'seg, 23', 'ter, 24', 'qua, 25', 'qui, 26', 'sex, 27', 'sáb, 28'];
    const cells = days.map((day) =>
      day === 'seg, 23' ? `<ul>${first}` : day === 'ter, 24' ? `<ul>${second}` : '<p>—',
    );
    expect(main).toBe(
      `<main><table><thead><tr>${days.map((day) => `<th!>${day} nov`).join('')}` +
        `<tbody><tr>${cells.map((cell) => `<td>${cell}`).join('')}`,
    );
    expect(sheet.body).toHaveLength(2);
    expect(sheet.style).toMatch(/color-scheme: light[^]*A4 landscape/);
  });
});
