import { expect, it } from 'vitest';
import type { PollResults } from '../poll';
import { pictureSize, wrap, type Measure } from '@/ui/charts/picture';
import { layOut, type Piece } from './picture';

const results: PollResults = {
  ...{ reference: 'EN-7', identifier: 'abc', thanksText: '', endDate: '2026-11-30' },
  question: 'O que deve vir primeiro?',
  options: ['Creche', 'Posto de saúde', 'Asfalto'],
  answers: [1, 0, 2999],
  total: 3000,
  ...{ weekDay: [], hour: [] },
};
/** About the width of sans-serif letters. */
const measure: Measure = (text, size) => text.length * size * 0.55;
const draw = (changes: Partial<PollResults> = {}, hasCode = true) =>
  layOut({ ...results, ...changes }, measure, hasCode, '2026-11-20');
const texts = (pieces: readonly Piece[]) => pieces.flatMap((piece) => (piece.kind === 'text' ? [piece] : []));
const boxes = (pieces: readonly Piece[]) => pieces.flatMap((piece) => (piece.kind === 'box' ? [piece] : []));

it('says question, answers with their figures, total and date, and leads to the poll while it is open', () => {
  const pieces = draw({ endDate: '2999-12-31' });
  expect(texts(pieces).map(({ text }) => text)).toEqual([
    ...[
      'O que deve vir primeiro?',
      'Creche',
      '1 · 0%',
      'Posto de saúde',
      '0 · 0%',
      'Asfalto',
      '2.999 · 100%',
    ],
    ...['3.000 respostas', 'Resultado parcial de 20/11/2026', 'Vote até 31/12/2999: aponte a câmera.'],
  ]);
  expect(pieces.some(({ kind }) => kind === 'code')).toBe(true);
});

it('calls the result of a closed poll final, and leads nowhere', () => {
  const pieces = draw({ endDate: '2020-01-31' }, false);
  expect(
    texts(pieces)
      .slice(-2)
      .map(({ text }) => text),
  ).toEqual(['Resultado final', 'Votação encerrada em 31/01/2020']);
  expect(pieces.some(({ kind }) => kind === 'code')).toBe(false);
});

it('draws a bar as long as its part of the whole, one that is seen for a single vote, none for no vote', () => {
  const tracks = boxes(draw()).filter(({ color }) => color === '#e2e8f0');
  const whole = tracks[0]?.width ?? 0;
  const bars = boxes(draw()).filter(({ color, height }) => color !== '#e2e8f0' && height > 10);
  expect(tracks).toHaveLength(3 + 1);
  expect(bars.map(({ width }) => Math.round(width))).toEqual([4, Math.round((whole * 2999) / 3000)]);
});

it.each([
  [
    'words',
    'Pensando na sua família, na sua rua e no dinheiro da cidade, qual obra deve vir primeiro? '.repeat(3),
  ],
  ['one endless word', 'a'.repeat(200)],
])('keeps a question of 200 letters and six long answers in the picture: %s', (_, text) => {
  const pieces = draw({
    question: text.slice(0, 200),
    options: Array.from({ length: 6 }, () => text.slice(0, 50)),
    answers: [500, 500, 500, 500, 500, 500],
  });
  const lines = texts(pieces);
  const code = pieces.find(({ kind }) => kind === 'code');
  for (const { text: line, x, y, size, align } of lines) {
    const width = measure(line, size, 400);
    expect(align === 'left' ? x + width : x).toBeLessThanOrEqual(pictureSize.width - 72);
    expect(y).toBeLessThan(pictureSize.height);
    if (code && y > code.y) expect(x + width).toBeLessThan(code.x);
  }
  // No element overlaps the footer, and no line another.
  const foot = lines.find(({ text: line }) => line === '3.000 respostas');
  const body = lines.slice(0, lines.indexOf(foot as (typeof lines)[number]));
  for (const { y } of body) expect(y).toBeLessThan((foot?.y ?? 0) - (foot?.size ?? 0));
  const left = body.filter(({ align }) => align === 'left');
  left.forEach(({ y, size }, index) => {
    const before = left[index - 1];
    if (before) expect(y - size).toBeGreaterThanOrEqual(before.y);
  });
});

it('breaks lines between words, and a word only where it is wider than the line', () => {
  const widthOf = (text: string) => text.length;
  expect(wrap('um dois três', 7, widthOf)).toEqual(['um dois', 'três']);
  expect(wrap('a bcdefghij', 4, widthOf)).toEqual(['a', 'bcde', 'fghi', 'j']);
  expect(wrap('  ', 4, widthOf)).toEqual([]);
});

const poll = (options: number, words: number) => ({
  question: 'Qual obra deve vir primeiro? '.repeat(words).trim(),
  options: Array.from({ length: options }, (_, place) => 'Escola no bairro '.repeat(1 + (place % 3)).trim()),
  answers: Array.from({ length: options }, (_, place) => 10 * place),
});
const edges = (pieces: readonly Piece[]) => {
  const tracks = boxes(pieces).filter(({ color, height }) => color === '#e2e8f0' && height > 2);
  const foot = boxes(pieces).find(({ color, height }) => color === '#e2e8f0' && height === 2);
  const brand = boxes(pieces).find(({ color }) => color === '#1d4ed8');
  return { tracks, top: brand?.y ?? NaN, under: (brand?.y ?? NaN) + 10, foot: foot?.y ?? NaN };
};

it.each([
  // Size of the question, vertical offset of the whole, and distance between answers.
  [2, 1, 68, 60, 84],
  [4, 1, 68, 7.03, 79.14],
  [5, 1, 68, 2.21, 50.8],
  [6, 3, 50, 4.69, 36.43],
  [6, 8, 42, 4.53, 30.07],
])(
  '%i answers to a question of %i sentences are as large as there is room for',
  (options, words, size, down, gap) => {
    const pieces = draw(poll(options, words));
    const { tracks, top } = edges(pieces);
    const [question] = texts(pieces);
    expect(question?.size).toBe(size);
    expect(top).toBeCloseTo(72 + down, 1);
    const [first, second] = tracks;
    const answer = texts(pieces).filter(({ weight, align }) => weight === 600 && align === 'left');
    const lineOf = answer.find(({ y }) => y > (first?.y ?? 0));
    expect((lineOf?.y ?? 0) - (lineOf?.size ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeCloseTo(
      gap,
      1,
    );
    expect(second?.height).toBe(first?.height);
  },
);

it('has nothing over anything else, whatever the number of answers and the length of the question', () => {
  for (let options = 2; options <= 6; options += 1)
    for (let words = 1; words <= 6; words += 1) {
      const pieces = draw(poll(options, words));
      const { tracks, under, foot } = edges(pieces);
      const [question] = texts(pieces);
      // The question is below the line above it, by slightly more than its height.
      expect((question?.y ?? 0) - under).toBeCloseTo((question?.size ?? 0) * 1.7, 5);
      const last = tracks.at(-1);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(foot);
      const figures = texts(pieces).filter(({ align }) => align === 'right');
      expect(figures).toHaveLength(options);
      figures.forEach((figure, place) => {
        const left = figure.x - measure(figure.text, figure.size, 700);
        const from = tracks[place - 1]?.y ?? under;
        const own = texts(pieces).filter(
          ({ y, weight, align }) =>
            align === 'left' && weight === 600 && y > from && y < (tracks[place]?.y ?? 0) && y < foot,
        );
        expect(own[0]?.y).toBe(figure.y);
        for (const { text, x, size, y } of own) {
          expect(x + measure(text, size, 600)).toBeLessThanOrEqual(left - 32);
          expect(y).toBeLessThan(tracks[place]?.y ?? 0);
        }
      });
      // The filled part of a track lies on it.
      for (const bar of boxes(pieces).filter(({ color, height }) => color !== '#e2e8f0' && height > 10))
        expect(tracks.some(({ x, y, height }) => x === bar.x && y === bar.y && height === bar.height)).toBe(
          true,
        );
    }
});

it('puts the code between the line of the foot and the edge, as far to the right as the bars go', () => {
  const pieces = draw();
  const code = pieces.find(({ kind }) => kind === 'code');
  expect(code).toEqual({ kind: 'code', x: 1080 - 72 - 190, y: edges(pieces).foot + 22, size: 190 });
});
