import { formatDate, today } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { formatPercentage, percentages } from '@/formats/percentages';
import {
  partsSheet,
  printFileName,
  sheetLine,
  sheetTable,
  type SheetColumn,
  type SheetNode,
} from '@/formats/print';
import type { NamedSheet } from '@/records/list/exports';
import type { Compared } from '../before';
import { daysText, figureRows, oldestOpen } from '../figures';
import { foldedText, methodOf } from '../method';
import { daysBetween, periodName } from '../period';
import { gapLine } from '../read/readSummed';
import { isPartial, type OpenRequest, type Report, type ReportWords } from '../report';
import { missingSections, shortened, tablesOf, type Line, type Table } from '../tables';

/** Maximum lines of a table, so that a report stays within four sheets. */
const maxLines = 12;
const maxDistricts = 20;

const widths = Array.from({ length: 101 }, (_, share) => `.w${share} { width: ${share}%; }`).join('\n');

/* Bars are borders: browsers do not print backgrounds, and the frame's CSP forbids style attributes. */
const barStyle = `
.bars table, .figures table { table-layout: fixed; }
.bars th:nth-child(1) { width: 32%; }
.bars th:nth-child(2) { width: 36%; }
.bars td:nth-child(2) { padding-top: 6px; }
.bars td:nth-child(n + 3), .bars th:nth-child(n + 3) { text-align: right; font-variant-numeric: tabular-nums; }
.bar { height: 11px; min-width: 3px; border: 1px solid #000; }
.bar > div { border-top: 9px solid #333; }
.figures th { padding-right: 10px; border: 0; font-weight: 400; vertical-align: bottom; white-space: normal; }
.figures td { padding-bottom: 8px; font-size: 17pt; font-variant-numeric: tabular-nums; font-weight: 600; line-height: 1.2; }
.figures tr:not(:last-child) td { padding-bottom: 2px; border: 0; }
.figures tr + tr td { padding-top: 0; font-size: 8pt; font-weight: 400; vertical-align: top; }
.gaps { margin: 8px 0; padding: 6px 10px; border: 2px solid #000; }
.gaps p { color: #000; }
section { break-inside: auto; }
${widths}`;

const box = (name: string, content: readonly SheetNode[]): SheetNode => ({
  tag: 'div',
  attributes: { class: name },
  content,
});

/** A report for A4, readable in black and white. */
export function reportSheet(report: Report, { member, narrowedBy }: ReportWords): NamedSheet {
  const tables = tablesOf(report, true);
  const period = periodName(report.settings);
  const sheet = partsSheet({
    title: isPartial(report) ? 'Prestação de contas (parcial)' : 'Prestação de contas',
    subtitle: [member, `Período: ${period}`, narrowedBy].filter(Boolean).join('\n'),
    isDense: true,
    parts: [
      { heading: 'Números do período', content: [...gapsBox(report), ...figureTables(report)] },
      ...tables.map((table) => ({
        heading: table.title,
        content: [box('bars', [barTable(table)]), ...notesOf(table)],
      })),
      ...oldestPart(report),
      { heading: 'Como se conta', content: [...missingSections(report), ...methodOf(report)].map(sheetLine) },
    ],
  });
  return {
    name: printFileName('prestacao-de-contas'),
    sheet: { ...sheet, style: (sheet.style ?? '') + barStyle },
  };
}

const notesOf = ({ name, lines }: Table): SheetNode[] => [
  ...(lines.some(({ concluded }) => concluded !== undefined) && name === 'category'
    ? [sheetLine('Barra: recebidos. Parte cheia: concluídos.')]
    : []),
  ...(name === 'district' ? [sheetLine(foldedText)] : []),
];

function gapsBox({ gaps }: Report): SheetNode[] {
  const lines = ['Este relatório não tem tudo:', ...gaps.map(gapLine)];
  return gaps.length === 0 ? [] : [box('gaps', lines.map(sheetLine))];
}

type FigureLine = 'total' | 'beside';

const besideText = ({ arrow, words }: Compared) => `${arrow} ${words}`;

const figureTables = (report: Report): SheetNode[] =>
  figureRows(report)
    .filter((figures) => figures.length > 0)
    .map((figures) => {
      const columns = figures.map(({ label, text, compared }) => ({
        header: label,
        value: (line: FigureLine) => (line === 'total' ? text : compared ? besideText(compared) : ''),
      }));
      const lines: FigureLine[] = figures.some(({ compared }) => compared) ? ['total', 'beside'] : ['total'];
      return box('figures', [sheetTable(columns, lines)]);
    });

function barTable({ head, counted, lines, name }: Table): SheetNode {
  const shown = name === 'month' ? lines : shortened(lines, name === 'district' ? maxDistricts : maxLines);
  const shares = percentages(shown.map(({ total }) => total));
  // A combined line would make all other bars short.
  const longest = Math.max(1, ...shown.filter(isOfOne).map(({ total }) => total));
  const hasConcluded = shown.some(({ concluded }) => concluded !== undefined);
  const columns: SheetColumn<Line>[] = [
    { header: head, value: ({ label }) => label },
    { header: '', value: () => '', node: (line) => bar(line, longest) },
    { header: counted, isWhole: true, value: ({ total }) => formatNumber(total) },
    ...(hasConcluded
      ? [{ header: 'Concluídos', isWhole: true, value: ({ concluded }: Line) => formatNumber(concluded) }]
      : []),
    { header: '%', isWhole: true, value: (line) => formatPercentage(shares[shown.indexOf(line)] ?? 0) },
  ];
  return sheetTable(columns, shown);
}

/** A single item rather than a combination: it has a key to its list. */
const isOfOne = ({ key, statusId }: Line) => key !== undefined || statusId !== undefined;

const width = (share: number) => `w${Math.round(Math.min(1, share) * 100)}`;

const bar = ({ total, concluded }: Line, longest: number) =>
  box(`bar ${width(total / longest)}`, [box(width(total > 0 ? (concluded ?? total) / total : 0), [])]);

const oldestColumns: SheetColumn<OpenRequest>[] = [
  { header: 'Referência', isWhole: true, value: ({ reference }) => reference },
  { header: 'Categoria', value: ({ category }) => category },
  { header: 'Status', value: ({ status }) => status },
  { header: 'Desde', isWhole: true, value: ({ date }) => formatDate(date) },
  { header: 'Espera', isWhole: true, value: ({ date }) => daysText(daysBetween(date, today())) },
];

function oldestPart({ services }: Report) {
  const oldest = services ? oldestOpen(services) : [];
  return oldest.length > 0
    ? [{ heading: 'Em aberto há mais tempo', content: [sheetTable(oldestColumns, oldest)] }]
    : [];
}
