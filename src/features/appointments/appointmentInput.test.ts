import { describe, expect, it } from 'vitest';
import type { Appointment } from './appointment';
import { halfHours, hoursProblem, inputFrom, offeredHours, rowChanges } from './appointmentInput';

const appointment: Appointment = {
  id: 12,
  subject: 'Visita à UBS',
  start: '2026-11-20 09:00:00',
  end: '2026-11-20 10:30:00',
  description: 'Levar o relatório.',
  location: 'Rua das Flores, 10',
  isCancelled: false,
  participants: [{ userId: 3, name: 'Ana', phone: '11987654321' }],
  requester: { name: 'José', phone: '1134567890' },
  notify: true,
  integrate: false,
  code: 'abc',
};

describe('the hours of an appointment', () => {
  it('run in half hours from 06:00 to 23:30', () => {
    expect(halfHours[0]).toBe('06:00');
    expect(halfHours[1]).toBe('06:30');
    expect(halfHours.at(-1)).toBe('23:30');
    expect(halfHours).toHaveLength(36);
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

describe('an appointment in the form', () => {
  it('keeps everything but its id', () => {
    expect(inputFrom(appointment)).toEqual({
      subject: 'Visita à UBS',
      date: '2026-11-20',
      hourStart: '09:00',
      hourEnd: '10:30',
      participant: [3],
      requesterName: 'José',
      requesterPhone: '1134567890',
      location: 'Rua das Flores, 10',
      description: 'Levar o relatório.',
      notify: true,
      integrate: false,
    });
  });

  it('goes back into the row of the list as it was', () => {
    const { subject, start, end, description, location } = appointment;
    expect(rowChanges(inputFrom(appointment))).toEqual({ subject, start, end, description, location });
  });
});
