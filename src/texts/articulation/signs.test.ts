import { describe, expect, it } from 'vitest';
import { isGrouping, kinds, newSign, numberOf, readSign, rewritten, type Kind, type Sign } from './signs';

const label = (number: number | null, suffix = '') => ({ number, suffix });

/** The sign of a line: kind, number and suffix, offsets, and whether it is well-formed. */
const told = (line: string) => {
  const sign = readSign(line);
  if (!sign) return null;
  const { kind, number, suffix, start, end, isWellWritten } = sign;
  return [kind, number, suffix, line.slice(start, end), isWellWritten];
};

describe('the sign of a line', () => {
  it.each<[string, Kind, number | null, string, string, boolean?]>([
    ['Art. 1º Fica', 'article', 1, '', 'Art. 1º'],
    ['  ARTIGO 10. Fica', 'article', 10, '', 'ARTIGO 10.'],
    ['art 9º-ab – x', 'article', 9, 'AB', 'art 9º-ab'],
    ['Art. 9 Fica', 'article', 9, '', 'Art. 9', false],
    ['Art. 10º Fica', 'article', 10, '', 'Art. 10º', false],
    ['Art. 3o', 'article', 3, '', 'Art. 3o'],
    ['§ 1º: x', 'paragraph', 1, '', '§ 1º'],
    ['§ 10. x', 'paragraph', 10, '', '§ 10.'],
    ['§2º-A x', 'paragraph', 2, 'A', '§2º-A'],
    ['Parágrafo único. x', 'paragraph', null, '', 'Parágrafo único.'],
    ['PARAGRAFO UNICO – x', 'paragraph', null, '', 'PARAGRAFO UNICO'],
    ['§ único x', 'paragraph', null, '', '§ único', false],
    ['IV – x', 'inciso', 4, '', 'IV –'],
    [' IV-B - x', 'inciso', 4, 'B', 'IV-B -'],
    ['c) x', 'alinea', 3, '', 'c)'],
    ['aa)', 'alinea', 27, '', 'aa)'],
    ['12. x', 'item', 12, '', '12.'],
    ['CAPÍTULO II', 'capitulo', 2, '', 'CAPÍTULO II'],
    ['Capitulo II-A – Das feiras', 'capitulo', 2, 'A', 'Capitulo II-A'],
    ['Seção III DAS FEIRAS', 'secao', 3, '', 'Seção III'],
    ['Seção III Das feiras', 'secao', 3, '', 'Seção III'],
    ['SUBSEÇÃO ÚNICA', 'subsecao', null, '', 'SUBSEÇÃO ÚNICA'],
    ['Livro único', 'livro', null, '', 'Livro único'],
    ['TITULO I.', 'titulo', 1, '', 'TITULO I'],
  ])('%s is of %s %j %j: %j', (line, kind, number, suffix, sign, isWell = true) => {
    expect(told(line)).toEqual([kind, number, suffix, sign, isWell]);
    expect([kinds.includes(kind), isGrouping(kind)]).toEqual([true, kinds.indexOf(kind) < 5]);
  });

  it.each([
    ...[
      'Artigo de jornal',
      'Art. 1ºFica',
      'Art. 12345 x',
      'vide Art. 1º',
      '§ x',
      '§ 1234 x',
      'Parágrafo segundo',
    ],
    ...['IIII – x', 'iv – x', 'IV x', 'IV –x', 'C) x', 'abc) x', 'a)x', '1.x', '1234. x', '1) x'],
    ...['Capítulo II da obra', 'Título IIII', 'Seção', 'Seções I', 'o CAPÍTULO I', '', '(a) x'],
  ])('%j has none', (line) => expect(told(line)).toBeNull());
});

it.each<[Kind, number | null, string, string, string]>([
  ['article', 9, 'A', '9º-A', 'Art. 9º-A'],
  ['article', 10, '', '10', 'Art. 10.'],
  ['paragraph', 9, '', '9º', '§ 9º'],
  ['paragraph', 10, '', '10', '§ 10.'],
  ['paragraph', null, '', 'único', 'Parágrafo único.'],
  ['inciso', 4, 'B', 'IV-B', 'IV-B –'],
  ['alinea', 27, '', 'aa', 'aa)'],
  ['item', 3, '', '3', '3.'],
])('%s %j%s is numbered %s, and a new line of it begins with %s', (kind, number, suffix, written, begun) => {
  expect(numberOf(kind, label(number, suffix))).toBe(written);
  expect(newSign(kind, label(number, suffix))).toBe(begun);
});

it.each<[string, number | null, string]>([
  ['Art. 1º x', 2, 'Art. 2º'],
  ['Art. 1º x', 10, 'Art. 10.'],
  ['Art. 1º – x', 10, 'Art. 10'],
  ['ARTIGO 10. x', 9, 'ARTIGO 9º'],
  // A cardinal without a full stop stays without one.
  ['Art. 10 x', 11, 'Art. 11'],
  ['Art. 10. x', 11, 'Art. 11.'],
  ['Art. 10º x', 11, 'Art. 11.'],
  ['§ 1º x', null, 'Parágrafo único.'],
  ['§ 1º: x', null, 'Parágrafo único'],
  ['Parágrafo único. x', 1, '§ 1º'],
  ['Parágrafo único. x', 10, '§ 10.'],
  ['IV - x', 5, 'V -'],
  ['c) x', 4, 'd)'],
  ['3. x', 4, '4.'],
  ['CAPÍTULO II', 3, 'CAPÍTULO III'],
  ['CAPÍTULO II', null, 'CAPÍTULO ÚNICO'],
  ['Seção II', null, 'Seção ÚNICA'],
  ['Subseção II', null, 'Subseção ÚNICA'],
])('%s with the number %j is %s', (line, number, written) => {
  const sign = readSign(line) as Sign;
  expect(rewritten(sign, label(number), line.slice(sign.end))).toBe(written);
});
