import { describe, expect, it } from 'vitest';
import type { Appointment } from './appointment';
import { today } from '@/formats/dates';
import {
  halfHours,
  hourFields,
  hoursProblem,
  hoursTogether,
  inputFrom,
  newAppointment,
  offeredHours,
  rowChanges,
  toWire,
  usualEnd,
} from './appointmentInput';

const same = {
  subject: 'Visita à UBS',
  description: 'Levar o relatório.',
  location: 'Rua das Flores, 10',
  notify: true,
  integrate: false,
};
const appointment: Appointment = {
  ...same,
  id: 12,
  start: '2026-11-20 09:00:00',
  end: '2026-11-20 10:30:00',
  isCancelled: false,
  participants: [{ userId: 3, name: 'Ana', phone: '11987654321' }],
  requester: { name: 'José', phone: '1134567890' },
  code: 'abc',
};

describe('the hours of an appointment', () => {
  it('run in half hours from 06:00 to 23:30', () => {
    expect(halfHours.slice(0, 2)).toEqual(['06:00', '06:30']);
    expect([halfHours.length, halfHours.at(-1)]).toEqual([36, '23:30']);
  });

  it('keep an hour that is no half hour, in its place', () => {
    expect(offeredHours('09:15').slice(6, 9)).toEqual(['09:00', '09:15', '09:30']);
    expect(offeredHours('09:30')).toBe(halfHours);
  });

  it.each([
    ['09:00', '09:00', true],
    ['09:00', '08:30', true],
    ['09:00', '09:30', false],
    ['', '09:30', false],
    ['09:00', '', false],
  ])('from %s to %s: a problem is %s', (start, end, isProblem) => {
    expect(hoursProblem(start, end) !== undefined).toBe(isProblem);
  });
});

describe('the end that comes with a start', () => {
  it.each([
    ['09:00', '10:00'],
    ['09:15', '10:00'],
    ['22:30', '23:30'],
    ['23:00', '23:30'],
    ['23:30', ''],
  ])('%s ends at %s', (start, end) => expect(usualEnd(start)).toBe(end));

  it('may be an hour that only this form offers', () => {
    expect(usualEnd('09:15', offeredHours('10:15'))).toBe('10:15');
  });
});

describe('an appointment in the form', () => {
  it('keeps everything but its id', () => {
    expect(inputFrom(appointment)).toEqual({
      ...same,
      date: '2026-11-20',
      hourStart: '09:00',
      hourEnd: '10:30',
      participant: [3],
      requesterName: 'José',
      requesterPhone: '1134567890',
    });
  });

  it('begins today, with nobody in it, who is told of nothing', () =>
    expect(newAppointment()).toMatchObject({
      ...{ date: today(), hourStart: '', hourEnd: '', participant: [], notify: false, integrate: false },
    }));

  it('tells nobody of it, and stands in no calendar, where nobody takes part', () => {
    const input = { ...inputFrom(appointment), subject: ' Visita ', notify: true, integrate: true };
    expect(toWire(input)).toMatchObject({
      subject: 'Visita',
      notify: true,
      integrate: true,
      participant: [3],
    });
    expect(toWire({ ...input, participant: [] })).toMatchObject({ notify: false, integrate: false });
    expect(toWire({ ...input, notify: false, integrate: false })).toMatchObject({
      ...{ notify: false, integrate: false },
    });
    // Each date of a repetition is an appointment of its own.
    expect(toWire({ ...newAppointment(), ...input }).repeat).toBeUndefined();
  });

  it('has its hours on offer, the end after the start, and they are one change', () => {
    const { start, end } = hourFields({ hourStart: '09:10', hourEnd: '09:20' });
    expect([start.hours.includes('09:10'), end.hours.includes('09:20')]).toEqual([true, true]);
    expect(end.validate('09:00', inputFrom(appointment))).toBe('O fim precisa ser depois do início.');
    expect(end.validate('09:30', inputFrom(appointment))).toBeUndefined();
    const [hours] = hoursTogether;
    expect(hours.textOf(inputFrom(appointment))).toBe('09:00 – 10:30');
    expect(hours.textOf({ ...newAppointment(), hourEnd: '10:30' })).toBe('10:30');
  });

  it('goes back into the row of the list as it was', () => {
    const { subject, start, end, description, location } = appointment;
    const participants = [{ name: 'Ana Lima' }];
    expect(rowChanges(inputFrom(appointment), participants)).toEqual({
      subject,
      start,
      end,
      description,
      location,
      participants,
    });
  });
});
