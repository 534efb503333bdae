import { expect, it } from 'vitest';
import { countOf, onSheet, paperKey, savedText, type Paper } from './kind';

const paper = (kind: Paper['kind'], grid: Paper['grid'] = 'l30'): Paper => ({
  kind,
  grid,
  envelope: 'dl',
});

it('counts what is printed in its words, and how many share a sheet', () => {
  expect([countOf('letter', 1), countOf('envelope', 2), countOf('label', 1240)]).toEqual([
    ...['1 carta', '2 envelopes', '1.240 etiquetas'],
  ]);
  expect([paper('letter'), paper('envelope'), paper('label'), paper('label', 'l14')].map(onSheet)).toEqual([
    ...[1, 1, 30, 14],
  ]);
  expect([paper('letter'), paper('envelope'), paper('label')].map(paperKey)).toEqual(['letter', 'dl', 'l30']);
});

it.each([
  ['letter', 10, 7, '3 cartas'],
  ['envelope', 2, 1, '1 envelope'],
  ['letter', 7, 7, ''],
  ['letter', 7, 8, ''],
  // For labels also the number of sheets, if fewer.
  ['label', 31, 30, '1 etiqueta (1 folha)'],
  ['label', 91, 30, '61 etiquetas (3 folhas)'],
  ['label', 30, 29, '1 etiqueta'],
] as const)('printing one %s for each address, %i or %i, saves “%s”', (kind, alone, together, saved) =>
  expect(savedText(paper(kind), alone, together)).toBe(saved),
);
