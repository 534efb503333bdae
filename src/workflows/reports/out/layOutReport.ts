import { formatDateTime } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { oneLine } from '@/formats/text';
import { pngOf } from '@/ui/charts/canvasFile';
import {
  drawPiece,
  measureIn,
  pictureColors,
  pictureInner,
  pictureMargin,
  pictureSize,
  wrap,
  type Measure,
  type PictureBox,
  type PictureText,
} from '@/ui/charts/picture';
import { beforeOf } from '../before';
import { figureRows } from '../figures';
import { periodName } from '../period';
import { isPartial, type Report, type ReportWords } from '../report';
import { tablesOf, type Line, type TableName } from '../tables';

/* The report's picture for social networks: main figures, and the most frequent categories and districts. */

type Piece = PictureText | PictureBox;

const { ink, quiet, brand, track } = pictureColors;
const footHeight = 130;
const barsOf: readonly [table: TableName, heading: string][] = [
  ['category', 'O que mais pediram'],
  ['district', 'De onde vieram os pedidos'],
];
/** Maximum bars under a heading: as many as fit, the same under both. */
const maxBars = 5;

/** Captions of figures; others are not shown. */
const figureNames: Readonly<Record<string, string>> = {
  received: 'recebidos',
  concludedIn: 'concluídos no período',
  concluded: 'concluídos',
  open: 'em aberto',
  median: 'até concluir',
  appointments: 'compromissos',
  calls: 'ligações',
};

/** Two-line captions, where received and concluded are side by side. */
const flowNames: Readonly<Record<string, readonly [first: string, second: string]>> = {
  received: ['recebidos', ''],
  concludedIn: ['concluídos', 'no período'],
  open: ['dos recebidos,', 'em aberto'],
  median: ['até concluir', ''],
};

type Write = Partial<Omit<PictureText, 'kind' | 'y'>> & { text: string; size: number };

/** Truncates a text to a width, on one line. */
function cut(text: string, width: number, widthOf: (text: string) => number) {
  const line = oneLine(text);
  if (widthOf(line) <= width) return line;
  // Binary search for the longest fit: measuring every length of a long text takes long.
  let [fits, over] = [0, line.length];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (widthOf(`${line.slice(0, middle)}…`) > width) over = middle;
    else fits = middle;
  }
  return `${line.slice(0, fits).trimEnd()}…`;
}

export const drawReport = (report: Report, words: ReportWords): Promise<Blob> =>
  pngOf(pictureSize, (context) => {
    for (const piece of layOutReport(report, words, measureIn(context))) drawPiece(context, piece);
  });

export function layOutReport(report: Report, words: ReportWords, measure: Measure): Piece[] {
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
    // Combined or empty lines do not answer the heading.
    const named = table?.lines.filter(({ key }) => key !== undefined && key !== '').slice(0, maxBars) ?? [];
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

function putFigures(report: Report, put: (write: Write, at: number) => void, top: number) {
  const [services, others] = figureRows(report);
  const hasMedian = report.services?.medianDays !== null;
  const shown = (services.length > 0 ? services : others).filter(
    ({ name }) =>
      name in figureNames && (name !== 'median' || hasMedian) && (name !== 'concluded' || !report.flow),
  );
  if (shown.length === 0) return top;
  const width = pictureInner / shown.length;
  const isCompared = shown.some(({ compared }) => compared);
  shown.forEach(({ name, text, compared }, place) => {
    const x = pictureMargin + place * width;
    put({ text, x, size: text.length > 7 ? 44 : 58, weight: 700 }, top + 58);
    // What was concluded may have been received before the period.
    const [first, second = ''] = (report.flow ? flowNames[name] : undefined) ?? [figureNames[name] ?? ''];
    put({ text: first, x, size: 28, color: quiet }, top + 98);
    if (second) put({ text: second, x, size: 28, color: quiet }, top + 130);
    if (!compared) return;
    const beside = `${compared.arrow} ${compared.difference}`;
    put({ text: beside, x, size: 24, weight: 600 }, top + 172);
    if (compared.share) put({ text: compared.share, x, size: 24, color: quiet }, top + 202);
  });
  const end = top + (report.flow ? 130 : 98);
  if (!isCompared) return end;
  const { words } = beforeOf(report.settings, report.madeAt.slice(0, 10));
  put({ text: `a mais ou a menos que ${words}`, size: 24, color: quiet }, top + 240);
  return top + 240;
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

function foot(report: Report): Piece[] {
  const top = pictureSize.height - footHeight;
  return [
    { kind: 'box', x: pictureMargin, y: top + 20, width: pictureInner, height: 2, color: track },
    {
      ...{ kind: 'text', x: pictureMargin, y: top + 72, size: 28, weight: 400, color: quiet, align: 'left' },
      text: `${isPartial(report) ? 'Relatório parcial de' : 'Relatório de'} ${formatDateTime(report.madeAt)}`,
    },
  ];
}
