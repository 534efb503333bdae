import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/formats/dates';
import { always, someDay } from '@tests/always';
import { byAge } from '@/features/services/queue/byAge';
import {
  ageOf,
  deadlineOf,
  overdueOf,
  standingOf,
  stillDays,
  stillOf,
} from '@/features/services/queue/deadlines';
import type { QueueRow } from '@/features/services/queue/queueApi';
import { nextIn } from './queueOrder';
import type { QueueSettings } from '@/features/services/queue/queueSettings';
import { agedSection, firstRead, maxWhole, oldestSearches } from '@/features/services/queue/sections';
import type { QueueRead } from '@/features/services/queue/useReads';

const now = '2026-11-26';
const categories = [
  { id: 1, name: 'Saúde' },
  { id: 2, name: 'Iluminação' },
];
const rows = fc.array(
  fc.record({
    requestDate: fc.oneof(someDay(2025, 2026), fc.constant(null)),
    updatedAt: fc.oneof(
      someDay(2026, 2026).map((day) => `${day} 10:00:00`),
      fc.constant(null),
    ),
    categoryName: fc.constantFrom('Saúde', 'saude', 'ILUMINAÇÃO', 'Outra', ''),
  }),
  { maxLength: 12 },
);
const settings = fc
  .record({ days: fc.integer({ min: 1, max: 90 }), own: fc.option(fc.integer({ min: 1, max: 90 })) })
  .map(({ days, own }): QueueSettings => ({
    ...{ open: [], ended: [], days },
    categoryDays: new Map(own === null ? [] : [[1, own]]),
  }));

describe('a deadline', () => {
  it('is past for exactly those with more days than it allows, the longest past first', () =>
    always(rows, settings, (all, chosen) => {
      const pastOf = (row: (typeof all)[number]) =>
        (ageOf(row, now) ?? 0) - deadlineOf(row, chosen, categories);
      const overdue = overdueOf(all, chosen, categories, now);
      expect(new Set(overdue)).toEqual(new Set(all.filter((row) => pastOf(row) > 0)));
      const past = overdue.map(pastOf);
      expect(past).toEqual(past.toSorted((one, other) => other - one));
    }));

  it('is the category’s own whatever its capitals and accents, else the usual one', () =>
    always(fc.constantFrom('Saúde', 'saude', 'SAÚDE', 'Outra', ''), settings, (categoryName, chosen) => {
      const own = /^sa/i.test(categoryName) ? chosen.categoryDays.get(1) : undefined;
      expect(deadlineOf({ categoryName }, chosen, categories)).toBe(own ?? chosen.days);
    }));

  it('is said as passed, for today or ahead, as the days count', () =>
    always(fc.nat(400), fc.integer({ min: 1, max: 400 }), (age, deadline) => {
      const { due, tone } = standingOf(age, deadline);
      expect(due.startsWith('venceu')).toBe(age > deadline);
      expect(due === 'vence hoje').toBe(age === deadline);
      expect(tone === 'danger').toBe(age > deadline);
      const days = /há (\d+)|em (\d+)/.exec(due);
      if (days) expect(Number(days[1] ?? days[2])).toBe(Math.abs(deadline - age));
    }));

  it('counts days from the request on, and none of one still to come', () =>
    always(fc.integer({ min: -50, max: 900 }), (days) =>
      expect(ageOf({ requestDate: addDays(now, -days) }, now)).toBe(Math.max(0, days)),
    ));

  it('stands still for exactly those not changed for so long', () =>
    always(rows, (all) => {
      const still = stillOf(all, now);
      const last = addDays(now, -stillDays);
      expect(new Set(still)).toEqual(
        new Set(all.filter(({ updatedAt }) => updatedAt && updatedAt.slice(0, 10) <= last)),
      );
    }));
});

const status = { id: 1, name: 'Aberto', color: '' };
const aged = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 60 }), day: fc.oneof(someDay(2026, 2026), fc.constant(null)) }),
  { selector: ({ id }) => id, maxLength: 20 },
);

describe('a section', () => {
  it('shows those that wait longest, each once, and says how many more there are', () =>
    always(aged, fc.nat(25), (made, shown) => {
      const all = made.map(
        ({ id, day }) => ({ id, statusId: 1, requestDate: day, updatedAt: null }) as QueueRow,
      );
      const read: QueueRead = {
        ...{ search: { statusId: 1, responsibleId: 5, page: 1, limit: 100 }, failure: undefined },
        ...{
          data: { rows: [...all, ...all.slice(0, 2)], total: all.length },
          isFetching: false,
          answeredAt: 0,
        },
      };
      const section = agedSection(status, [read], [], shown);
      expect(section.rows).toEqual(all.toSorted(byAge).slice(0, shown));
      expect(section.left).toBe(Math.max(0, all.length - shown));
    }));

  it('asks for as many from the end as are shown, and for no page twice', () =>
    always(
      fc.integer({ min: maxWhole + 1, max: 40_000 }),
      fc.integer({ min: 1, max: 3_000 }),
      (total, shown) => {
        const search = { statusId: 1, responsibleId: null, page: 1, limit: firstRead };
        const head = { search, data: { rows: [], total } } as unknown as QueueRead;
        const asked = oldestSearches([head], () => shown);
        const last = Math.ceil(total / firstRead);
        expect(asked.map(({ page }) => page)).toEqual(asked.map((_, at) => last - at));
        const rowsAsked = total - (last - asked.length) * firstRead;
        expect(rowsAsked).toBeGreaterThanOrEqual(Math.min(shown, total));
        expect(asked.every(({ page, limit }) => page >= 1 && limit === firstRead)).toBe(true);
      },
    ));

  it('leads to the first after a request that is still listed', () =>
    always(fc.uniqueArray(fc.nat(30), { maxLength: 15 }), fc.nat(30), fc.nat(), (order, id, drawn) => {
      const listed = order.filter((_, at) => (drawn >> at) & 1);
      const next = nextIn(order, id, listed);
      const after = order.includes(id) ? order.slice(order.indexOf(id) + 1) : [];
      expect(next).toBe(after.find((one) => listed.includes(one)) ?? null);
    }));
});
