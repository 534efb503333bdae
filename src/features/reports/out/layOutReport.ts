import { formatDateTime } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { oneLine } from '@/formats/text';
import {
  pictureColors,
  pictureInner,
  pictureMargin,
  pictureSize,
  wrap,
  type Measure,
  type PictureBox,
  type PictureText,
} from '@/ui/charts/picture';
import { daysText, figuresOf } from '../figures';
import { periodName } from '../period';
import type { Report } from '../report';
import { tablesOf, type Line, type TableName } from '../tables';

/* Layout of the report's picture: the figures, and what was asked for most and from where. */

type Piece = PictureText | PictureBox;

const { ink, quiet, brand, track } = pictureColors;
const footHeight = 130;
const barsOf: readonly [table: TableName, heading: string][] = [
  ['category', 'O que mais pediram'],
  ['district', 'De onde vieram os pedidos'],
];
/** Bars under a heading: as many as fit, the same under both. */
const mostBars = 5;

export interface PictureWords {
  member: string;
  narrowedBy: string;
}

type Write = Partial<Omit<PictureText, 'kind' | 'y'>> & { text: string; size: number };

/** A text cut to a width, on one line. */
function cut(text: string, width: number, widthOf: (text: string) => number) {
  const line = oneLine(text);
  if (widthOf(line) <= width) return line;
  let kept = line;
  while (kept && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

export function layOutReport(report: Report, words: PictureWords, measure: Measure): Piece[] {
  const pieces: Piece[] = [
    { kind: 'box', x: pictureMargin, y: pictureMargin, width: 96, height: 10, color: brand },
  ];
  let y = pictureMargin + 40;
  const put = (
    { x = pictureMargin, weight = 400, color = ink, align = 'left', ...rest }: Write,
    at: number,
  ) => void pieces.push({ kind: 'text', y: at, x, weight, color, align, ...rest });
  const lines = (text: string, size: number, weight: 400 | 600 | 700, color: string, most: number) => {
    const found = wrap(text, pictureInner, (piece) => measure(piece, size, weight));
    for (const line of found.slice(0, most)) {
      y += size;
      put({ text: line, size, weight, color }, y);
      y += size * 0.25;
    }
  };

  lines('Prestação de contas', 60, 700, ink, 1);
  lines(periodName(report.settings), 40, 600, brand, 1);
  lines([words.member, words.narrowedBy].filter(Boolean).join(' · '), 30, 400, quiet, 2);
  y += 34;
  y = putFigures(report, put, y);

  const tables = tablesOf(report, true);
  const found = barsOf.flatMap(([name, heading]) => {
    const table = tables.find((one) => one.name === name);
    // What is put together, or empty, is no answer to the heading.
    const named = table?.lines.filter(({ key }) => key !== undefined && key !== '').slice(0, mostBars) ?? [];
    return named.length > 0 ? [{ heading, named }] : [];
  });
  const room = pictureSize.height - footHeight - y;
  const rows = found.reduce((sum, { named }) => sum + named.length, 0);
  const step = Math.min(76, rows > 0 ? (room - found.length * 92) / rows : 0);
  for (const { heading, named } of found) {
    y += 74;
    put({ text: heading, size: 32, weight: 700 }, y);
    y += 18;
    const longest = Math.max(...named.map(({ total }) => total));
    for (const line of named) {
      pieces.push(...barOf(line, longest, { y, step, measure }));
      y += step;
    }
  }
  return [...pieces, ...foot(report)];
}

function putFigures(
  { services, appointments, calls }: Report,
  put: (write: Write, at: number) => void,
  top: number,
) {
  const figures = services && figuresOf(services);
  const sums: [string, string][] = figures
    ? [
        ['recebidos', formatNumber(figures.received)],
        ['concluídos', formatNumber(figures.concluded)],
        ['em aberto', formatNumber(figures.open)],
        ...(figures.medianDays === null
          ? []
          : [['até concluir', daysText(figures.medianDays)] as [string, string]]),
      ]
    : [
        ...(appointments === null ? [] : [['compromissos', formatNumber(appointments)] as [string, string]]),
        ...(calls
          ? [['ligações', formatNumber(calls.reduce((sum, { total }) => sum + total, 0))] as [string, string]]
          : []),
      ];
  if (sums.length === 0) return top;
  const width = pictureInner / sums.length;
  sums.forEach(([label, figure], place) => {
    const x = pictureMargin + place * width;
    put({ text: figure, x, size: figure.length > 7 ? 44 : 58, weight: 700 }, top + 58);
    put({ text: label, x, size: 28, color: quiet }, top + 98);
  });
  return top + 98;
}

interface Spot {
  y: number;
  step: number;
  measure: Measure;
}

function barOf({ label, total }: Line, longest: number, { y, step, measure }: Spot): Piece[] {
  const size = Math.min(28, step * 0.42);
  const figure = formatNumber(total);
  const right = pictureMargin + pictureInner;
  const shown = cut(label, pictureInner - measure(figure, size, 700) - 32, (text) =>
    measure(text, size, 600),
  );
  const text = { kind: 'text', y: y + size, size, color: ink } as const;
  const bar = { kind: 'box', x: pictureMargin, y: y + size * 1.3, height: Math.max(6, step * 0.24) } as const;
  return [
    { ...text, text: shown, x: pictureMargin, weight: 600, align: 'left' },
    { ...text, text: figure, x: right, weight: 700, align: 'right' },
    { ...bar, width: pictureInner, color: track },
    { ...bar, width: Math.max(4, (pictureInner * total) / longest), color: brand },
  ];
}

function foot({ gaps, madeAt }: Report): Piece[] {
  const top = pictureSize.height - footHeight;
  const isPartial = gaps.some((gap) => gap.isPartial);
  return [
    { kind: 'box', x: pictureMargin, y: top + 20, width: pictureInner, height: 2, color: track },
    {
      ...{ kind: 'text', x: pictureMargin, y: top + 72, size: 28, weight: 400, color: quiet, align: 'left' },
      text: `${isPartial ? 'Relatório parcial de' : 'Relatório de'} ${formatDateTime(madeAt)}`,
    },
  ];
}
