import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closesToday, isClosed, pollResults } from './poll';
import { resultCsv } from './results/resultSheet';

const reply = {
  reference: 'EN-7',
  endDate: '2026-11-30',
  identifier: 'abc',
  question: 'Creche ou "posto"?',
  thanksText: null,
  options: [{ op: 'Creche' }, { op: 'Posto' }, { op: '=1+1' }],
  // In PHP's format, with a nonexistent option.
  answers: [
    { item: '3', total: '1' },
    { item: 1, total: 2 },
    { item: 9, total: 50 },
  ],
  weekDay: [{ item: 6, total: 3 }],
  hour: [
    { item: 0, total: 1 },
    { item: '23', total: 2 },
  ],
};

it('puts every figure in its place, and counts what the options were given', () => {
  const { answers, weekDay, hour, total } = v.parse(pollResults, reply);
  expect([answers, total]).toEqual([[2, 0, 1], 3]);
  expect(weekDay).toEqual([0, 0, 0, 0, 0, 0, 3]);
  expect([hour.length, hour[0], hour[12], hour[23]]).toEqual([24, 1, 0, 2]);
});

it('reads a poll that nobody has answered', () => {
  const { total, weekDay, hour } = v.parse(pollResults, {
    ...reply,
    answers: [],
    weekDay: null,
    hour: undefined,
  });
  expect([total, weekDay.length, hour.length]).toEqual([0, 7, 24]);
});

it('makes a spreadsheet of it, whose percentages add up and whose formulas stay texts', async () => {
  const [head, ...lines] = (await resultCsv(v.parse(pollResults, reply))).split('\r\n');
  expect(head).toBe('\uFEFF"Estatística";"Item";"Votos";"Porcentagem"');
  expect(lines.slice(0, 5)).toEqual([
    '"Pergunta";"Creche ou ""posto""?";"3";"100"',
    '"Resposta";"Creche";"2";"66,7"',
    '"Resposta";"Posto";"0";"0"',
    `"Resposta";"'=1+1";"1";"33,3"`,
    '"Dia da semana";"Domingo";"0";"0"',
  ]);
  expect(lines).toHaveLength(1 + 3 + 7 + 24);
  expect(lines.at(-1)).toBe('"Hora";"23h";"2";"66,7"');
});

describe('a poll on 20 November', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-11-19', 'closed'],
    ['2026-11-20', 'closes today'],
    ['2026-11-21', 'open'],
    [null, 'open'],
  ])('that ends on %s: %s', (endDate, standing) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59) });
    const told = isClosed({ endDate }) ? 'closed' : closesToday({ endDate }) ? 'closes today' : 'open';
    expect(told).toBe(standing);
  });
});
