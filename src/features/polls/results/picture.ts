import { formatDate, today } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { formatPercentage, percentages } from '@/formats/percentages';
import { plural } from '@/formats/text';
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
import { isClosed, type PollResults } from '../poll';
import { colorAt } from './resultColors';

/* Layout of the results picture. */

const margin = pictureMargin;
const inner = pictureInner;
const { ink, quiet, brand, track } = pictureColors;
const footHeight = 232;
const qrSize = 190;

interface Code {
  kind: 'code';
  x: number;
  y: number;
  size: number;
}

export type Piece = PictureText | PictureBox | Code;

/** Sizes to try, from large to small. */
type Scale = Record<'question' | 'answer' | 'bar' | 'gap', number>;
const scales: readonly Scale[] = [
  { question: 68, answer: 38, bar: 36, gap: 44 },
  { question: 58, answer: 36, bar: 32, gap: 34 },
  { question: 50, answer: 33, bar: 28, gap: 26 },
  { question: 42, answer: 29, bar: 22, gap: 20 },
  { question: 34, answer: 25, bar: 16, gap: 14 },
];

/** `hasCode` reserves room for the QR code. */
export function layOut(results: PollResults, measure: Measure, hasCode: boolean, now = today()): Piece[] {
  const room = pictureSize.height - footHeight - margin / 2;
  const bottomWith = (scale: Scale) => body(results, measure, scale).bottom;
  const [smallest] = scales.slice(-1) as [Scale];
  const fitting = scales.find((scale) => bottomWith(scale) <= room) ?? smallest;
  // Spare space is distributed between the answers, up to 40 px each, and above them.
  const left = Math.max(0, room - bottomWith(fitting));
  const gap = fitting.gap + Math.min(40, (left * 0.8) / results.options.length);
  const { pieces, bottom } = body(results, measure, { ...fitting, gap });
  const down = Math.max(0, Math.min(60, (room - bottom) / 2));
  return [...pieces.map((piece) => ({ ...piece, y: piece.y + down })), ...foot(results, hasCode, now)];
}

function body(results: PollResults, measure: Measure, scale: Scale) {
  const pieces: Piece[] = [{ kind: 'box', x: margin, y: margin, width: 96, height: 10, color: brand }];
  let y = margin + 10 + scale.question * 0.7;
  const put = (text: string, size: number, weight: PictureText['weight'], width: number) => {
    for (const line of wrap(text, width, (piece) => measure(piece, size, weight))) {
      y += size;
      pieces.push({ kind: 'text', text: line, x: margin, y, size, weight, color: ink, align: 'left' });
      y += size * 0.25;
    }
  };
  put(results.question, scale.question, 700, inner);
  y += scale.gap * 0.6;

  const shares = percentages(results.answers);
  results.options.forEach((option, place) => {
    const total = results.answers[place] ?? 0;
    const share = shares[place] ?? 0;
    const figure = `${formatNumber(total)} · ${formatPercentage(share)}`;
    const figureWidth = measure(figure, scale.answer, 700);
    y += scale.gap;
    const first = y + scale.answer;
    put(option, scale.answer, 600, inner - figureWidth - 32);
    pieces.push({
      ...{ kind: 'text', text: figure, x: pictureSize.width - margin, y: first, size: scale.answer },
      ...{ weight: 700, color: ink, align: 'right' },
    });
    y += scale.answer * 0.15;
    const bar = { kind: 'box', x: margin, y, height: scale.bar } as const;
    pieces.push({ ...bar, width: inner, color: track });
    // Any vote gets a visible bar.
    const width = total > 0 ? Math.max(4, (inner * share) / 100) : 0;
    if (width > 0) pieces.push({ ...bar, width, color: colorAt(place) });
    y += scale.bar;
  });
  return { pieces, bottom: y };
}

function foot(results: PollResults, hasCode: boolean, now: string): Piece[] {
  const top = pictureSize.height - footHeight;
  const line = (
    text: string,
    down: number,
    size: number,
    weight: PictureText['weight'],
    color: string,
  ): PictureText => ({
    ...{ kind: 'text', text, x: margin, y: top + down, size, weight, color, align: 'left' },
  });
  const closed = isClosed(results);
  const pieces: Piece[] = [
    { kind: 'box', x: margin, y: top, width: inner, height: 2, color: track },
    line(plural(results.total, 'resposta', 'respostas'), 76, 44, 700, ink),
    line(closed ? 'Resultado final' : `Resultado parcial de ${formatDate(now)}`, 126, 28, 400, quiet),
    closed
      ? line(`Votação encerrada em ${formatDate(results.endDate)}`, 168, 28, 400, quiet)
      : line(
          `Vote até ${formatDate(results.endDate)}${hasCode ? ': aponte a câmera.' : ''}`,
          168,
          28,
          600,
          brand,
        ),
  ];
  if (!hasCode) return pieces;
  return [...pieces, { kind: 'code', x: pictureSize.width - margin - qrSize, y: top + 22, size: qrSize }];
}
