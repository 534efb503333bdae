import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { sheetHtml } from '@/formats/print';
import { pictureSize, type Measure } from '@/ui/charts/picture';
import type { Report, ServiceSums, Slice } from '../report';
import { missingSections, tablesOf, type Table } from '../tables';
import { layOutReport } from './layOutReport';
import { reportSheet } from './reportSheet';
import { figuresCsv, tableCsv } from './tableCsv';

const slice = (key: string, total: number, dated = 0, city = ''): Slice => ({
  key,
  city,
  counts: [['Aberto', dated, total - dated, 1]],
});

const services = (changes: Partial<ServiceSums> = {}): ServiceSums => ({
  statuses: [['Aberto', 4, 26, 1]],
  by: {
    month: [slice('2026-10', 30, 4)],
    category: [slice('Saúde', 20, 4), slice('Poda', 10)],
    district: [slice('Centro', 20), slice('Cambuí', 3), slice('Matão', 2), slice('DIC I', 1), slice('', 2)],
    department: [],
    origin: [slice('Telefone', 30, 4)],
  },
  ...{ hasDates: true, dated: 4, medianDays: 6.5, oldest: [] },
  ...changes,
});

const report = (changes: Partial<Report> = {}): Report => ({
  settings: { from: '2026-10-01', to: '2026-10-31', responsibleId: null, departmentId: null },
  madeAt: '2026-11-23 10:00:00',
  services: services(),
  ...{ documents: null, manifestations: null, appointments: 3, calls: null, gaps: [] },
  ...changes,
});

const words = { member: 'Gabinete Helena', narrowedBy: '' };
const tableOf = (of: Report, name: string) =>
  tablesOf(of, true).find((table) => table.name === name) as Table;
const rowsOf = (text: string) =>
  papaparse.parse<string[]>(text.slice(1), { delimiter: ';', newline: '\r\n' }).data;

const partial = report({
  gaps: [{ part: 'services', text: 'parcial, lidos 30 de 90.', isPartial: true }],
});

describe('districts of fewer than three requests', () => {
  it('are put together in what leaves the house, and stand alone on the screen', () => {
    expect(tableOf(report(), 'district').lines.map(({ label, total }) => [label, total])).toEqual([
      ['Centro', 20],
      ['Cambuí', 3],
      ['Sem bairro', 2],
      ['Outros', 3],
    ]);
    const onScreen = tablesOf(report(), false).find(({ name }) => name === 'district');
    expect(onScreen?.lines.map(({ label }) => label)).toContain('DIC I');
  });

  it('are on no paper, in no file and on no picture', async () => {
    const html = sheetHtml(reportSheet(report(), words).sheet);
    const csv = await tableCsv(tableOf(report(), 'district'));
    const picture = JSON.stringify(layOutReport(report(), words, (text) => text.length));
    for (const out of [html, csv, picture]) {
      expect(out).toContain('Cambuí');
      expect(out).not.toContain('Matão');
      expect(out).not.toContain('DIC I');
    }
    expect(html).toContain('Bairros com menos de 3 atendimentos aparecem juntos');
  });
});

it('leaves a section without its column out, with the reason', () => {
  const without = report({
    services: services({ by: { ...services().by, district: null }, hasDates: false, medianDays: null }),
  });
  expect(tablesOf(without, false).some(({ name }) => name === 'district')).toBe(false);
  expect(missingSections(without)).toEqual([
    'Por bairro: o sistema não informou o bairro dos atendimentos.',
    'Mediana de dias: o sistema não informou a data de conclusão dos atendimentos.',
  ]);
  expect(sheetHtml(reportSheet(without, words).sheet)).toContain('o sistema não informou o bairro');
});

it('says on paper and picture that it is partial, and why', () => {
  const html = sheetHtml(reportSheet(partial, words).sheet);
  expect(html).toContain('Prestação de contas (parcial)');
  expect(html).toContain('Atendimentos: parcial, lidos 30 de 90.');
  expect(JSON.stringify(layOutReport(partial, words, (text) => text.length))).toContain('Relatório parcial');
});

const hostile = '=HYPERLINK("http://mal.test";"x")<img src=x onerror=alert(1)>';
const withHostile = report({
  services: services({ by: { ...services().by, category: [slice(hostile, 9), slice('-2+3', 1)] } }),
});

it('keeps hostile names as text, in cells that no spreadsheet runs', async () => {
  const [head, first, second] = rowsOf(await tableCsv(tableOf(withHostile, 'category')));
  expect(head).toEqual(['Categoria', 'Recebidos', 'Concluídos', 'Em aberto', 'Porcentagem']);
  expect(first?.[0]).toMatch(/^'=HYPERLINK/);
  expect(second).toEqual(["'-2+3", '1', '0', '1', '10']);
  const page = sheetHtml(reportSheet(withHostile, { member: hostile, narrowedBy: hostile }).sheet);
  expect(page).not.toContain('<img');
});

/** About what letters of a sans serif are. */
const measure: Measure = (text, size) => text.length * size * 0.55;

const besideBefore = report({
  flow: { concluded: 1_234_567, concludedBefore: 1_000_000, undated: [], first: '2020-01-01' },
  before: { received: 1_000_000, concludedIn: 1_000_000 },
});

it('says the period beside the one before on paper, on the picture and in a file, the arrow never alone', async () => {
  const words = '999.970 a menos que no mês anterior (−100\u00a0%)';
  expect(sheetHtml(reportSheet(besideBefore, { member: '', narrowedBy: '' }).sheet)).toContain(`▼ ${words}`);
  const picture = layOutReport(besideBefore, { member: '', narrowedBy: '' }, (text) => text.length);
  const texts = picture.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []));
  expect(texts).toEqual(
    expect.arrayContaining(['▼ 999.970 a menos', '−100\u00a0%', 'concluídos', 'no período']),
  );
  expect(texts).toContain('a mais ou a menos que no mês anterior');
  const [head, first] = rowsOf(await figuresCsv(besideBefore));
  expect(head).toEqual(['Número', 'outubro de 2026', '01/09/2026 a 30/09/2026', 'Comparação']);
  expect(first).toEqual(['Recebidos', '30', '1000000', words]);
});

it.each([
  ['usual', report()],
  ['compared', besideBefore],
  [
    'long',
    report({
      services: services({
        by: {
          ...services().by,
          category: Array.from({ length: 30 }, (_, place) => slice(`${place} ${'palavra '.repeat(40)}`, 1e6)),
          district: Array.from({ length: 9 }, (_, place) => slice(`${place}${'a'.repeat(200)}`, 1e7)),
        },
      }),
    }),
  ],
])('keeps %s names inside the picture, and no line over another', (_, of) => {
  const pieces = layOutReport(of, { member: 'Gabinete '.repeat(30), narrowedBy: '' }, measure);
  const lines = pieces.flatMap((piece) => (piece.kind === 'text' ? [piece] : []));
  for (const { text, x, y, size, align, weight } of lines) {
    expect(align === 'left' ? x + measure(text, size, weight) : x).toBeLessThanOrEqual(
      pictureSize.width - 71,
    );
    expect(y).toBeLessThan(pictureSize.height);
  }
  const left = lines.filter(({ align, x }) => align === 'left' && x === 72);
  left.forEach(({ y, size }, place) => {
    const before = left[place - 1];
    if (before) expect(y - size).toBeGreaterThanOrEqual(before.y);
  });
});
