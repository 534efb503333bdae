import { expect, it } from 'vitest';
import { zoneOfRun } from '../scripts/support/zone.mjs';

it.each([
  ['2026-11-28T12:00:00Z', 'America/Sao_Paulo'],
  ['2026-11-28T01:59:59Z', 'America/Sao_Paulo'],
  ['2026-11-28T02:00:00Z', 'America/Manaus'],
  ['2026-11-28T02:59:59Z', 'America/Manaus'],
  ['2026-11-28T03:00:00Z', 'America/Sao_Paulo'],
])('a run of the journeys that begins at %s has the day of %s, which does not end meanwhile', (at, zone) => {
  expect(zoneOfRun(new Date(at))).toBe(zone);
});
