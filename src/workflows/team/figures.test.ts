import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, someDay } from '@tests/always';
import type { HeldRow } from '@/features/services/held/heldRow';
import { sheetHtml } from '@/formats/print';
import { figureSheet } from './figureSheet';
import { loadOf, togetherOf, type Load } from './figures';
import { lastAnswerOf, toRead, unansweredOf, unansweredOfAll, type Answer, type Answers } from './unanswered';

const now = '2026-11-26';
const day = fc.oneof(someDay(2026, 2026), fc.constant(null));
const row = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  reference: fc.constant(''),
  electorName: fc.constant(''),
  electorTelephone: fc.constant(''),
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

const held = (id: number, changes: Partial<HeldRow> = {}): HeldRow => ({
  ...{ id, reference: '', electorName: '', electorTelephone: '', statusId: 1, statusName: '' },
  ...{ categoryName: '', departmentName: '', requestDate: '2026-01-05', completionDate: null },
  ...{ updatedAt: '2026-11-20 10:00:00', ...changes },
});

const answersOf = (read: readonly (readonly [HeldRow, Answer['day']])[]): Answers =>
  Object.fromEntries(read.map(([{ id, updatedAt }, day]) => [id, { day, updatedAt }]));

describe('the figures of a person', () => {
  it('tell what was done this month, the last first, from its first day to today', () => {
    const ends = ['2026-10-31', '2026-11-01', '2026-11-26', '2026-11-27', null, '2026-11-10'];
    const ended = ends.map((completionDate, id) => held(id, { statusId: 3, completionDate }));
    const { done } = loadOf(whole(ended), measures);
    expect(typeof done === 'string' ? done : [idsOf(done.rows), done.atLeast]).toEqual([[2, 5, 1], false]);
  });

  it('say where the list tells nothing of them, which it does where there is nothing to tell of', () => {
    const undated = [held(1, { updatedAt: null }), held(2, { updatedAt: null }), held(3, { statusId: 3 })];
    expect(loadOf(whole(undated), measures)).toMatchObject({
      still: 'a lista não diz quando cada um mudou',
      done: 'a lista não diz quando cada um foi concluído',
      open: { count: 2, atLeast: false },
    });
    expect(loadOf(whole([...undated, held(4)]), measures)).toMatchObject({ still: { atLeast: false } });
    expect(loadOf(whole([]), measures)).toMatchObject({
      still: { count: 0 },
      done: { count: 0 },
      oldest: null,
    });
  });

  it('are of all together where nothing is said of one, and may be more where one was cut', () => {
    const load = (ids: number[], more: Partial<Load> = {}): Load => {
      const counted = { rows: ids.map((id) => held(id)), count: ids.length, atLeast: false };
      return { open: counted, overdue: counted, still: '', done: '', oldest: null, ...more };
    };
    expect(togetherOf([load([1, 2]), load([2, 3], { overdue: 'x' })])).toEqual({
      open: 3,
      overdue: 2,
      atLeast: false,
    });
    const cut = load([4], { open: { rows: [held(4)], count: 5, atLeast: false } });
    expect(togetherOf([load([1]), cut])).toEqual({ open: 2, overdue: 2, atLeast: true });
    expect(togetherOf([])).toEqual({ open: 0, overdue: 0, atLeast: false });
  });
});

describe('a request without an answer', () => {
  it.each([
    // Fifteen days ago; date of the last reply; whether it is read, and counts.
    ['2026-11-11', '2026-11-12 10:00:00', undefined, true, false],
    ['2026-11-12', '2026-11-12 10:00:00', undefined, false, false],
    ['2026-01-05', '2026-11-11 23:59:59', undefined, false, true],
    // Changed since by someone here, whose reply the entries contained.
    ['2026-01-05', '2026-11-11 23:59:59', '2026-11-20', false, false],
    ['2026-01-05', '2026-11-11 23:59:59', 'unread', true, false],
    ['2026-01-05', null, undefined, true, false],
    ['2026-01-05', null, 'unread', true, false],
    ['2026-01-05', null, null, false, true],
    ['2026-01-05', null, '2026-11-11', false, true],
    ['2026-01-05', null, '2026-11-12', false, false],
    ['2026-11-12', null, null, false, false],
    [null, null, undefined, false, false],
  ])(
    'asked on %s, changed on %s, answered %s, is read: %s, counts: %s',
    (requestDate, updatedAt, known, isRead, counts) => {
      const one = held(1, { requestDate, updatedAt });
      const answers = answersOf(known === undefined ? [] : [[one, known]]);
      expect([toRead([one], answers, now).length > 0, unansweredOf([one], answers, now).length > 0]).toEqual([
        isRead,
        counts,
      ]);
    },
  );

  it('is known of each open one once the entries that are asked for were read', () =>
    always(rows, someDay(2026, 2026), (all, answered) => {
      const asked = toRead(all, {}, now);
      const answers = answersOf(asked.map((one, at) => [one, at % 2 ? answered : null]));
      expect(toRead(all, answers, now)).toEqual([]);
      const found = unansweredOf(all, answers, now);
      for (const one of unansweredOf(all, {}, now)) expect(found).toContain(one);
      for (const one of found) expect((one.requestDate ?? '9999') <= '2026-11-11').toBe(true);
      for (const one of asked)
        expect(found.includes(one)).toBe(answers[one.id]?.day === null || answered <= '2026-11-11');
    }));

  it('of all people is told once, with whom it is, the longest waiting first', () => {
    const [late, early, undated] = [
      held(1, { requestDate: '2026-02-05' }),
      held(2, { requestDate: '2026-01-05' }),
      held(3, { requestDate: null }),
    ];
    const people = [
      { name: 'Ana', unanswered: [undated, late] },
      { name: 'Bento', unanswered: [late, early] },
      { name: 'Clara', unanswered: [] },
    ];
    expect(unansweredOfAll(people)).toEqual([
      { row: early, names: ['Bento'] },
      { row: late, names: ['Ana', 'Bento'] },
      { row: undated, names: ['Ana'] },
    ]);
  });

  it('is one more to read where its entries could not be', () => {
    const one = held(1);
    const answers = answersOf([[one, 'unread']]);
    expect(toRead([one], answers, now)).toEqual([one]);
    expect(unansweredOf([one], answers, now)).toEqual([]);
  });

  it('is one more to read where it was changed after its entries were read', () => {
    const answers = answersOf([[held(1, { updatedAt: '2026-11-19 10:00:00' }), null]]);
    expect(toRead([held(1)], answers, now)).toEqual([held(1)]);
    expect(unansweredOf([held(1)], answers, now)).toEqual([]);
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

it('is on paper who asked, how to reach them, what for and whom it is with', () => {
  const row = held(6, {
    ...{ electorName: 'Marta Alves', electorTelephone: '19981234567', categoryName: 'Segurança' },
    statusName: 'Aberto',
  });
  const paper = { title: 'Sem resposta', list: [row], dayOf: () => 'pedido em 5 jan 2026' };
  const texts = (html: string) => [...html.matchAll(/<td[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(texts(sheetHtml(figureSheet({ ...paper, holdersOf: () => 'Ícaro' }).sheet))).toEqual([
    ...['AT-6', 'Marta Alves', '(19) 98123-4567', 'Segurança', 'Aberto', 'pedido em 5 jan 2026', 'Ícaro'],
  ]);
  expect(sheetHtml(figureSheet(paper).sheet)).not.toContain('Responsável');
});
