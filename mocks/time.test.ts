import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from './seed/createDatabase';
import { addMinutes, dateTimeOf, dayOf } from './time';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'America/Manaus', 'America/Sao_Paulo', 'Asia/Tokyo'])(
  'on a machine in %s',
  (machine) => {
    it.each([
      ['2026-11-28T08:49:05Z', '2026-11-28 05:49:05'],
      ['2026-11-28T02:59:59Z', '2026-11-27 23:59:59'],
      ['2026-11-28T03:00:00Z', '2026-11-28 00:00:00'],
      // Daylight saving time, while it existed.
      ['2018-12-01T12:00:00Z', '2018-12-01 10:00:00'],
    ])('%s is %s in the office', (instant, local) => {
      vi.stubEnv('TZ', machine);
      expect(dateTimeOf(new Date(instant))).toBe(local);
      expect(dayOf(new Date(instant))).toBe(local.slice(0, 10));
    });

    it('a campaign of 40 minutes ends 40 minutes after it began, by the same clock', () => {
      vi.stubEnv('TZ', machine);
      expect(addMinutes('2026-11-30 23:30:00', 40)).toBe('2026-12-01 00:10:00');
    });
  },
);

it('an office elsewhere says its own zone', () => {
  vi.stubEnv('OFFICE_ZONE', 'America/Manaus');
  expect(dateTimeOf(new Date('2026-11-28T03:30:00Z'))).toBe('2026-11-27 23:30:00');
});

it('nothing in new data was written at a time still to come, from six in the morning on', () => {
  const now = '2026-11-28 06:00:00';
  const written = ['createdAt', 'updatedAt', 'progressDate'];
  const later: string[] = [];
  const look = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (written.includes(name) && typeof inner === 'string' && inner > now) later.push(`${path}: ${inner}`);
      look(inner, path);
    }
  };
  const db = createDatabase({ today: now.slice(0, 10) });
  for (const [name, table] of Object.entries(db)) look([...table.filter(() => true)], name);
  expect(later).toEqual([]);
});
