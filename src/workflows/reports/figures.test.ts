import { describe, expect, it } from 'vitest';
import { daysText, figureRows, oldestOpen } from './figures';
import type { Report, ServiceSums } from './report';
import { missingSections, shortened, tablesOf, type Line } from './tables';

const services: ServiceSums = {
  statuses: [
    ['Aberto', 1, 5, 1],
    ['Concluído', 0, 3, 2],
    ['', 0, 1, 0],
  ],
  by: {
    month: [
      { key: '2026-10', city: '', counts: [['Aberto', 1, 2, 1]] },
      { key: '', city: '', counts: [['Aberto', 0, 1, 1]] },
      { key: '2026-09', city: '', counts: [['Concluído', 0, 4, 2]] },
    ],
    category: [
      { key: 'Poda', city: '', counts: [['Aberto', 0, 2, 1]] },
      { key: 'Saúde', city: '', counts: [['Aberto', 0, 5, 1]] },
      { key: 'Água', city: '', counts: [['Aberto', 0, 2, 1]] },
    ],
    district: [
      { key: 'Centro', city: 'Campinas', counts: [['Aberto', 0, 2, 1]] },
      { key: 'Centro', city: 'Sumaré', counts: [['Aberto', 0, 4, 1]] },
      { key: 'Cambuí', city: 'Campinas', counts: [['Aberto', 1, 2, 1]] },
    ],
    department: null,
    origin: [],
  },
  ...{ hasDates: true, dated: 1, medianDays: 4, oldest: [] },
};
const dated = {
  read: 3,
  undated: 0,
  before: 0,
  types: [
    ['Ofício', 2],
    ['', 1],
  ],
  statuses: [['Novo', 3]],
} as const;
const none: Report = {
  settings: { from: '2026-10-01', to: '2026-10-31', responsibleId: null, departmentId: null },
  madeAt: '2026-11-23 10:00:00',
  ...{ services: null, documents: null, manifestations: null, appointments: null, calls: null, gaps: [] },
};
const whole = {
  ...none,
  ...{ services, documents: dated, manifestations: dated, appointments: 7 },
  calls: [
    { name: 'Retornar', total: 2, statusId: 1 },
    { name: 'Retornada', total: 0, statusId: 2 },
  ],
} as unknown as Report;

describe('the figures', () => {
  it('are those of each part that was read', () => {
    const [ofServices, others] = figureRows(whole);
    expect(ofServices.map(({ name, label, text }) => [name, label, text])).toEqual([
      ['received', 'Recebidos', '10'],
      ['concluded', 'Dos recebidos, concluídos', '4'],
      ['open', 'Dos recebidos, em aberto', '6'],
      ['median', 'Mediana até concluir', '4 dias'],
    ]);
    expect(others.map(({ name, text }) => [name, text])).toEqual([
      ['documents', '3'],
      ['appointments', '7'],
      ['calls', '2'],
      ['manifestations', '3'],
    ]);
    expect(figureRows(none)).toEqual([[], []]);
    expect(figureRows({ ...none, appointments: 0 })[1].map(({ text }) => text)).toEqual(['0']);
  });

  it('stand beside those of the period before, and count what was concluded by its day', () => {
    const flow = { concluded: 30, concludedBefore: 25, undated: [], first: '2026-01-02' };
    const [ofServices, others] = figureRows({
      ...whole,
      flow,
      before: { received: 8, concludedIn: 25, appointments: 7, calls: 0 },
    });
    expect(
      [...ofServices, ...others].map(({ label, text, compared }) => [label, text, compared?.words]),
    ).toEqual([
      ['Recebidos', '10', '2 a mais que no mês anterior (+25%)'],
      ['Concluídos no período', '30', '5 a mais que no mês anterior (+20%)'],
      ['Dos recebidos, concluídos', '4', undefined],
      ['Dos recebidos, em aberto', '6', undefined],
      ['Mediana até concluir', '4 dias', undefined],
      ['Documentos', '3', undefined],
      ['Compromissos', '7', 'o mesmo que no mês anterior'],
      ['Ligações', '2', '2 a mais que no mês anterior, quando não houve nenhum'],
      ['Manifestações', '3', undefined],
    ]);
  });

  it('say days in words', () =>
    expect([null, 0, 1, 4.5].map(daysText)).toEqual(['–', '0 dias', '1 dia', '4,5 dias']));

  it('of the oldest are those of all open statuses, by their day', () => {
    const one = (date: string, status: string, statusId: number) => ({
      ...{ id: 1, reference: date, date, category: '', status, statusId },
    });
    const oldest = [
      one('2026-10-03', 'Aberto', 1),
      one('2026-10-01', 'Concluído', 2),
      one('2026-10-02', 'Novo', 3),
    ];
    expect(oldestOpen({ ...services, oldest }).map(({ date }) => date)).toEqual(['2026-10-02', '2026-10-03']);
  });
});

describe('the tables', () => {
  const tableOf = (name: string, leavesHouse = false) =>
    tablesOf(whole, leavesHouse)
      .find((table) => table.name === name)
      ?.lines.map(({ label, total, concluded }) => [label, total, concluded]);

  it('have the most first, by name where they are as many, and months in their order', () => {
    expect(tableOf('category')).toEqual([
      ['Saúde', 5, 0],
      ['Água', 2, 0],
      ['Poda', 2, 0],
    ]);
    expect(tableOf('month')).toEqual([
      ['Sem data de cadastro', 1, 0],
      ['setembro de 2026', 4, 4],
      ['outubro de 2026', 3, 1],
    ]);
    expect(tableOf('status')).toEqual([
      ['Aberto', 6, 1],
      ['Concluído', 3, 3],
      ['Sem status', 1, 0],
    ]);
  });

  it('tell bairros of one name by their city, and put the few together in what leaves the house', () => {
    expect(tableOf('district')).toEqual([
      ['Centro (Sumaré)', 4, 0],
      ['Cambuí', 3, 1],
      ['Centro (Campinas)', 2, 0],
    ]);
    expect(tableOf('district', true)?.at(-1)).toEqual(['Outros', 2, 0]);
    expect(tableOf('category', true)).toHaveLength(3);
  });

  it('are those with lines, and of one month none', () => {
    const names = (of: Report) => tablesOf(of, false).map(({ name }) => name);
    expect(names(whole)).toEqual([
      ...['month', 'category', 'district', 'status', 'documentType', 'documentStatus', 'call'],
      ...['manifestationType', 'manifestationStatus'],
    ]);
    const month = services.by.month?.slice(0, 1) ?? [];
    expect(names({ ...none, services: { ...services, by: { ...services.by, month } } })).not.toContain(
      'month',
    );
    expect(names(none)).toEqual([]);
  });

  it('of calls and documents count each kind that there is', () => {
    expect(tableOf('call')).toEqual([['Retornar', 2, undefined]]);
    expect(tableOf('documentType')).toEqual([
      ['Ofício', 2, undefined],
      ['Sem tipo', 1, undefined],
    ]);
  });

  it('that are not there say which column was missing', () => {
    expect(missingSections(none)).toEqual([]);
    expect(missingSections(whole)).toEqual([
      'Por secretaria: o sistema não informou a secretaria dos atendimentos.',
    ]);
    expect(missingSections({ ...whole, services: { ...services, hasDates: false } })).toHaveLength(2);
  });

  it('are shortened to their first lines, and the others as one', () => {
    const lines = [5, 4, 3, 2].map((total): Line => ({ label: `${total}`, total, concluded: 1 }));
    expect(shortened(lines, 4)).toBe(lines);
    expect(shortened(lines, 3).slice(2)).toEqual([{ label: 'Demais (2)', total: 5, concluded: 2 }]);
    const bare = lines.map(({ label, total }) => ({ label, total }));
    expect(shortened(bare, 2)[1]).toEqual({ label: 'Demais (3)', total: 9 });
  });
});
