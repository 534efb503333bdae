import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, someDay } from '@tests/always';
import type { HeldRow } from '@/features/services/held/heldRow';
import { loadOf, togetherOf, type Load } from './figures';
import { lastAnswerOf, toRead, unansweredOf, type Answers } from './unanswered';

const now = '2026-11-26';
const day = fc.oneof(someDay(2026, 2026), fc.constant(null));
const row = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  reference: fc.constant(''),
  statusId: fc.integer({ min: 1, max: 3 }),
  statusName: fc.constant(''),
  categoryName: fc.constant(''),
  departmentName: fc.constant(''),
  requestDate: day,
  completionDate: day,
  updatedAt: day.map((one) => one && `${one} 10:00:00`),
});
const rows: fc.Arbitrary<HeldRow[]> = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 15 });
const settings = { open: [], ended: [], days: 30, categoryDays: new Map<number, number>() };
const measures = { isOpen: ({ statusId }: HeldRow) => statusId < 3, settings, categories: [], now };
const whole = (all: HeldRow[]) => ({ rows: all, total: all.length, open: null });
const idsOf = (all: readonly HeldRow[]) => all.map(({ id }) => id);

describe('what stands in a person’s name', () => {
  it('is open or has ended, and what is overdue, still or oldest is open', () =>
    always(rows, (all) => {
      const load = loadOf(whole(all), measures);
      const open = all.filter(({ statusId }) => statusId < 3);
      expect(new Set(idsOf(load.open.rows))).toEqual(new Set(idsOf(open)));
      expect(load.open.count).toBe(open.length);
      for (const figure of [load.overdue, load.still])
        if (typeof figure !== 'string') expect(figure.rows.every((one) => open.includes(one))).toBe(true);
      const dates = open.map(({ requestDate }) => requestDate ?? '9999').toSorted();
      expect(load.oldest ? (load.oldest.requestDate ?? '9999') : undefined).toBe(dates[0]);
    }));

  it('was done this month where it has ended and says a day of it, not a day to come', () =>
    always(rows, (all) => {
      const { done } = loadOf(whole(all), measures);
      const ended = all.filter(({ statusId }) => statusId === 3);
      if (typeof done === 'string') {
        expect(ended.every(({ completionDate }) => completionDate === null)).toBe(true);
        return;
      }
      const expected = ended.filter(
        ({ completionDate }) => completionDate?.startsWith('2026-11') && completionDate <= now,
      );
      expect(new Set(idsOf(done.rows))).toEqual(new Set(idsOf(expected)));
    }));

  it('says which figures may be higher where not all was read', () => {
    const [load, cut] = [0, 5].map((left) =>
      loadOf({ rows: [], total: 3000, open: { total: left, left } }, measures),
    );
    expect(load).toMatchObject({ overdue: { atLeast: false }, done: { atLeast: true } });
    expect(cut).toMatchObject({ open: { count: 5 }, overdue: { atLeast: true }, done: { atLeast: true } });
  });

  it('counts a request of two people once among all', () =>
    always(rows, (all) => {
      const loads: Load[] = [loadOf(whole(all), measures), loadOf(whole(all), measures)];
      expect(togetherOf(loads).open).toBe(loads[0]?.open.count);
    }));
});

describe('a request without an answer', () => {
  it('is known of each open one once the entries that are asked for were read', () =>
    always(rows, someDay(2026, 2026), (all, answered) => {
      const asked = toRead(all, new Map(), now);
      const answers: Answers = new Map(asked.map(({ id }, at) => [id, at % 2 ? answered : null]));
      expect(toRead(all, answers, now)).toEqual([]);
      const found = unansweredOf(all, answers, now);
      for (const one of unansweredOf(all, new Map(), now)) expect(found).toContain(one);
      for (const one of found) expect((one.requestDate ?? '9999') <= '2026-11-11').toBe(true);
      for (const one of asked)
        expect(found.includes(one)).toBe(answers.get(one.id) === null || answered <= '2026-11-11');
    }));

  it('is one more to read where its entries could not be', () => {
    const one: HeldRow = {
      ...{ id: 1, reference: '', statusId: 1, statusName: '', categoryName: '', departmentName: '' },
      ...{ requestDate: '2026-01-05', completionDate: null, updatedAt: '2026-11-20 10:00:00' },
    };
    expect(toRead([one], new Map([[1, 'unread']]), now)).toEqual([one]);
    expect(unansweredOf([one], new Map([[1, 'unread']]), now)).toEqual([]);
  });

  it.each([
    ['Retorno por WhatsApp: já foi podada.', true],
    ['Retorno: avisada.', true],
    ['Status alterado para Concluído: feito', true],
    ['Ofício enviado.', false],
    ['Sem retorno da secretaria', false],
  ])('%s: answered %s', (description, isAnswer) =>
    expect(lastAnswerOf([{ description, progressDate: '2026-11-02 10:00:00' }])).toBe(
      isAnswer ? '2026-11-02' : null,
    ),
  );
});
