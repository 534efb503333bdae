import papaparse from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sheetHtml, type SheetNode } from '@/formats/print';
import { pictureColors, pictureSize, type Measure } from '@/ui/charts/picture';
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

/** About the width of sans-serif letters. */
const measure: Measure = (text, size) => text.length * size * 0.55;

const besideBefore = report({
  flow: { concluded: 1_234_567, concludedBefore: 1_000_000, undated: [], first: '2020-01-01' },
  before: { received: 1_000_000, concludedIn: 1_000_000 },
});

it('says the period beside the one before on paper, on the picture and in a file, the arrow never alone', async () => {
  const words = '999.970 a menos que no mês anterior (−100%)';
  expect(sheetHtml(reportSheet(besideBefore, { member: '', narrowedBy: '' }).sheet)).toContain(`▼ ${words}`);
  const picture = layOutReport(besideBefore, { member: '', narrowedBy: '' }, (text) => text.length);
  const texts = picture.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []));
  expect(texts).toEqual(expect.arrayContaining(['▼ 999.970 a menos', '−100%', 'concluídos', 'no período']));
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

/** A sheet as text: a line per row, `!` for unbroken values, bars by the names of their widths. */
function told(node: SheetNode | string): string[] {
  if (typeof node === 'string') return [node];
  const name = node.attributes?.class ?? '';
  const parts = node.content.map(told);
  if (name.startsWith('bar ')) return [[name, ...parts.flat()].join(' ')];
  if (node.tag === 'tr') {
    const isWhole = ({ attributes }: SheetNode) => attributes?.class === 'whole';
    return [
      parts
        .map((part, at) => part.join('') + (isWhole(node.content[at] as SheetNode) ? '!' : ''))
        .join(' | '),
    ];
  }
  return /^(?:t[dh]|p|h\d)$/.test(node.tag)
    ? [parts.flat().join('')]
    : [name, ...parts.flat()].filter(Boolean);
}
const many = (length: number, of: (place: number) => Slice) =>
  Array.from({ length }, (_, place) => of(place));

describe('the paper', () => {
  afterEach(() => void vi.useRealTimers());
  const stopDay = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00') });

  it('has figures, tables of so many lines with their bars, what waits longest, and how it is counted', () => {
    stopDay();
    const oldest = { reference: 'AT-1', date: '2026-10-03', category: 'Poda', status: 'Aberto', statusId: 1 };
    const by = {
      ...services().by,
      month: many(14, (place) => slice(`${2010 + place}-01`, 2, 1)),
      category: many(14, (place) => slice(`C${place}`, 30 - place, place)),
      district: many(22, (place) => slice(`D${place + 10}`, 3)),
    };
    const of = { ...besideBefore, services: services({ by, oldest: [{ id: 1, ...oldest }] }) };
    const { sheet } = reportSheet(of, { member: 'Helena', narrowedBy: 'Só Poda' });
    const [head, body] = sheet.body.map(told);
    expect(head?.slice(0, 2)).toEqual(['Prestação de contas', 'Helena\nPeríodo: outubro de 2026\nSó Poda']);
    expect(sheet.style).toMatch(/font-size: 9pt[^]*\.w0 \{ width: 0%; \}[^]*\.w100 \{ width: 100%; \}/);
    const ofCategory = [
      ...['C0 | bar w100 w0 | 30! | 0! | 9,1%!', 'C1 | bar w97 w3 | 29! | 1! | 8,8%!'],
      ...['C2 | bar w93 w7 | 28! | 2! | 8,5%!', 'C3 | bar w90 w11 | 27! | 3! | 8,2%!'],
      ...['C4 | bar w87 w15 | 26! | 4! | 7,9%!', 'C5 | bar w83 w20 | 25! | 5! | 7,6%!'],
      ...['C6 | bar w80 w25 | 24! | 6! | 7,3%!', 'C7 | bar w77 w30 | 23! | 7! | 7,0%!'],
      ...['C8 | bar w73 w36 | 22! | 8! | 6,7%!', 'C9 | bar w70 w43 | 21! | 9! | 6,4%!'],
      // The combined line is longer than the longest one, and does not scale the others.
      ...['C10 | bar w67 w50 | 20! | 10! | 6,1%!', 'Demais (3) | bar w100 w67 | 54! | 36! | 16,4%!'],
    ];
    expect(body?.slice(0, body.indexOf('Como se conta'))).toEqual([
      ...['Números do período', 'figures'],
      'Recebidos | Concluídos no período | Dos recebidos, concluídos | Dos recebidos, em aberto | Mediana até concluir',
      '30 | 1.234.567 | 4 | 26 | 6,5 dias',
      '▼ 999.970 a menos que no mês anterior (−100%) | ▲ 234.567 a mais que no mês anterior (+23%) |  |  | ',
      ...['figures', 'Compromissos', '3'],
      ...['Por mês', 'bars', 'Mês |  | Recebidos | Concluídos | %'],
      ...by.month.map((_, place) => `janeiro de ${2010 + place} | bar w100 w50 | 2! | 1! | 7,1%!`),
      ...['Por categoria', 'bars', 'Categoria |  | Recebidos | Concluídos | %', ...ofCategory],
      'Barra: recebidos. Parte cheia: concluídos.',
      ...['Por bairro', 'bars', 'Bairro |  | Recebidos | Concluídos | %'],
      ...by.district.slice(0, 19).map(({ key }) => `${key} | bar w100 w0 | 3! | 0! | 4,5%!`),
      'Demais (3) | bar w100 w0 | 9! | 0! | 13,6%!',
      'Bairros com menos de 3 atendimentos aparecem juntos, em “Outros”.',
      ...['Por origem', 'bars', 'Origem |  | Recebidos | Concluídos | %'],
      'Telefone | bar w100 w13 | 30! | 4! | 100%!',
      ...['Por status', 'bars', 'Status |  | Recebidos | Concluídos | %'],
      'Aberto | bar w100 w13 | 30! | 4! | 100%!',
      ...['Em aberto há mais tempo', 'Referência | Categoria | Status | Desde | Espera'],
      'AT-1! | Poda | Aberto | 03/10/2026! | 55 dias!',
    ]);
  });

  it('has only what there is: gaps first, parts that are counted alone, nothing concluded of what is not', () => {
    stopDay();
    const of = {
      ...partial,
      services: null,
      calls: [
        { name: 'Retornar', total: 8, statusId: 1 },
        { name: 'Retornado', total: 2, statusId: 2 },
      ],
    };
    const [head, body] = reportSheet(of, { member: '', narrowedBy: '' }).sheet.body.map(told);
    expect(head?.slice(0, 2)).toEqual(['Prestação de contas (parcial)', 'Período: outubro de 2026']);
    expect(body?.slice(0, body.indexOf('Como se conta'))).toEqual([
      ...[
        'Números do período',
        'gaps',
        'Este relatório não tem tudo:',
        'Atendimentos: parcial, lidos 30 de 90.',
      ],
      ...['figures', 'Compromissos | Ligações', '3 | 10'],
      ...[
        'Ligações por status',
        'bars',
        'Status |  | Ligações | %',
        'Retornar | bar w100 w100 | 8! | 80,0%!',
        'Retornado | bar w25 w100 | 2! | 20,0%!',
      ],
    ]);
  });
});

describe('the picture', () => {
  const colorNames = Object.entries(pictureColors);
  const drawn = (of: Report, widthOf: Measure = (text, size) => text.length * size * 0.5) =>
    layOutReport(of, { member: 'Helena', narrowedBy: 'Só Poda' }, widthOf).map((piece) => {
      const what =
        piece.kind === 'box'
          ? `${Math.round(piece.width)}×${Math.round(piece.height)}`
          : `${piece.align} ${Math.round(piece.size)} ${piece.weight} “${piece.text}”`;
      const [color = ''] = colorNames.find(([, one]) => one === piece.color) ?? [];
      return `${Math.round(piece.x)},${Math.round(piece.y)} ${color} ${what}`;
    });
  const head = [
    ...['72,72 brand 96×10', '72,172 ink left 60 700 “Prestação de contas”'],
    ...['72,227 brand left 40 600 “outubro de 2026”', '72,267 quiet left 30 400 “Helena · Só Poda”'],
  ];
  const foot = ['72,1240 track 936×2', '72,1292 quiet left 28 400 “Relatório de 23/11/2026 10:00”'];
  const barOf = (label: string, total: number, width: number, y: number) => [
    ...[`72,${y} ink left 28 600 “${label}”`, `1008,${y} ink right 28 700 “${total}”`],
    ...[`72,${y + 8} track 936×18`, `72,${y + 8} brand ${width}×18`],
  ];
  const bars = (top: number) => [
    ...[`72,${top} ink left 32 700 “O que mais pediram”`],
    ...[...barOf('Saúde', 20, 936, top + 46), ...barOf('Poda', 10, 468, top + 122)],
    ...[`72,${top + 244} ink left 32 700 “De onde vieram os pedidos”`],
    ...[...barOf('Centro', 20, 936, top + 290), ...barOf('Cambuí', 3, 140, top + 366)],
  ];

  it('has the figures, and what was asked for most and from where', () => {
    expect(drawn(report())).toEqual([
      ...head,
      ...['72,367 ink left 58 700 “30”', '72,407 quiet left 28 400 “recebidos”'],
      ...['306,367 ink left 58 700 “4”', '306,407 quiet left 28 400 “concluídos”'],
      ...['540,367 ink left 58 700 “26”', '540,407 quiet left 28 400 “em aberto”'],
      ...['774,367 ink left 44 700 “6,5 dias”', '774,407 quiet left 28 400 “até concluir”'],
      ...[...bars(481), ...foot],
    ]);
  });

  it('has beside them those of the period before', () => {
    expect(drawn(besideBefore)).toEqual([
      ...head,
      ...['72,367 ink left 58 700 “30”', '72,407 quiet left 28 400 “recebidos”'],
      ...['72,481 ink left 24 600 “▼ 999.970 a menos”', '72,511 quiet left 24 400 “−100%”'],
      ...['306,367 ink left 44 700 “1.234.567”', '306,407 quiet left 28 400 “concluídos”'],
      ...['306,439 quiet left 28 400 “no período”', '306,481 ink left 24 600 “▲ 234.567 a mais”'],
      ...['306,511 quiet left 24 400 “+23%”'],
      ...['540,367 ink left 58 700 “26”', '540,407 quiet left 28 400 “dos recebidos,”'],
      ...['540,439 quiet left 28 400 “em aberto”'],
      ...['774,367 ink left 44 700 “6,5 dias”', '774,407 quiet left 28 400 “até concluir”'],
      ...['72,549 quiet left 24 400 “a mais ou a menos que no mês anterior”', ...bars(623), ...foot],
    ]);
    // The earlier total is 0: there is no share.
    const { flow } = besideBefore;
    const fresh = drawn({ ...besideBefore, flow: flow ?? null, before: { received: 0 } });
    expect(fresh.filter((line) => line.includes('▲') || line.includes('%'))).toEqual([
      '72,481 ink left 24 600 “▲ 30 a mais”',
    ]);
  });

  it('has no median where there is none, and the other figures where there are no requests', () => {
    const { by } = services();
    const texts = drawn(report({ services: services({ medianDays: null, by: { ...by, district: null } }) }));
    expect(texts.slice(4, 12)).toEqual([
      ...['72,367 ink left 58 700 “30”', '72,407 quiet left 28 400 “recebidos”'],
      ...['384,367 ink left 58 700 “4”', '384,407 quiet left 28 400 “concluídos”'],
      ...['696,367 ink left 58 700 “26”', '696,407 quiet left 28 400 “em aberto”'],
      ...['72,481 ink left 32 700 “O que mais pediram”', '72,527 ink left 28 600 “Saúde”'],
    ]);
    const calls = [{ name: 'Retornar', total: 1_234_567, statusId: 1 }];
    expect(drawn(report({ services: null, calls }))).toEqual([
      ...head,
      ...['72,367 ink left 58 700 “3”', '72,407 quiet left 28 400 “compromissos”'],
      ...['540,367 ink left 44 700 “1.234.567”', '540,407 quiet left 28 400 “ligações”', ...foot],
    ]);
    expect(drawn(report({ services: null, appointments: null }))).toEqual([...head, ...foot]);
    // Seven digits still fit.
    const few = drawn(report({ services: null, appointments: 234_567 }));
    expect(few).toContain('72,367 ink left 58 700 “234.567”');
  });

  it('has five bars under a heading at most, lower where they are many, of named ones alone', () => {
    const category = [slice('', 90), ...many(6, (place) => slice(`C${place}`, 30 - place))];
    const district = many(6, (place) => slice(`D${place}`, 9));
    const pieces = layOutReport(
      report({ services: services({ by: { ...services().by, category, district } }) }),
      { member: 'Helena', narrowedBy: '' },
      measure,
    ).flatMap((piece) => (piece.kind === 'text' && piece.weight === 600 && piece.size < 40 ? [piece] : []));
    expect(pieces.map(({ text }) => text)).toEqual([
      ...['C0', 'C1', 'C2', 'C3', 'C4', 'D0', 'D1', 'D2', 'D3', 'D4'],
    ]);
    const step = (1350 - 130 - 406.5 - 2 * 92) / 10;
    expect(pieces.map(({ size }) => size)).toEqual(pieces.map(() => expect.closeTo(step * 0.42)));
    expect((pieces[4]?.y ?? 0) - (pieces[0]?.y ?? 0)).toBeCloseTo(4 * step);
  });

  it('cuts a name where it would meet its figure, and not before', () => {
    const namesOf = (...names: string[]) => {
      const category = names.map((name) => slice(name, 10));
      const of = report({ services: services({ by: { ...services().by, category, district: null } }) });
      return drawn(of, (text) => text.length * 4)
        .filter((line) => line.includes('left 28 600'))
        .map((line) => /“(.*)”/.exec(line)?.[1]);
    };
    // Of 936 px the figure takes 8, and 32 remain for gaps.
    const fits = (936 - 8 - 32) / 4;
    expect(namesOf('a'.repeat(fits), 'b'.repeat(fits + 1), `${'c'.repeat(fits - 2)} ccc`)).toEqual([
      ...['a'.repeat(fits), `${'b'.repeat(fits - 1)}…`, `${'c'.repeat(fits - 2)}…`],
    ]);
  });
});
