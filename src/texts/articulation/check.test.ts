import { describe, expect, it } from 'vitest';
import { checkNorm } from './check';
import { readNorm } from './norm';

const head = ['PROJETO DE LEI Nº 1', 'Institui o Pomar.', 'A Câmara decreta:'];
const inForce = 'Esta Lei entra em vigor hoje.';

/** The problems of a norm's articulation, each with its line relative to the heading. */
const saidOf = (...lines: string[]) =>
  checkNorm(readNorm([...head, ...lines, inForce])).map(
    ({ line, says }) => `${line === null ? '' : line - head.length} ${says}`,
  );
const none = 'é o único do artigo: escreve-se “Parágrafo único.”.';

it.each<[string, string[], string[]]>([
  ['two paragraphs', ['Art. 1º a', '§ 1º b', '§ 2º c'], []],
  ['an inciso alone', ['Art. 1º a', 'I – b'], []],
  ['a § 1º alone', ['Art. 1º a', '§ 1º b'], [`1 “§ 1º” ${none}`]],
  ['a § 2º alone', ['Art. 1º a', '§ 2º b'], ['1 Falta “§ 1º” antes de “§ 2º”.']],
  ['a letter alone', ['Art. 1º a', '§ 1º-A b'], []],
  [
    'a sole one that is none',
    ['Art. 1º a', 'Parágrafo único. b', '§ 2º c'],
    ['1 “Parágrafo único.” não está só: há 2 no mesmo lugar.', '2 Falta “§ 1º” antes de “§ 2º”.'],
  ],
  [
    'two sole ones',
    ['Art. 1º a', 'Parágrafo único. b', 'Parágrafo único. c'],
    [
      '1 “Parágrafo único.” não está só: há 2 no mesmo lugar.',
      '2 “Parágrafo único.” não está só: há 2 no mesmo lugar.',
    ],
  ],
  ['the same twice', ['Art. 1º a', 'I – b', 'I – c'], ['2 Há mais de um “I –” no mesmo lugar.']],
  ['the same under others', ['Art. 1º a', 'I – b', 'Art. 2º c', 'I – d'], []],
  [
    'one too early',
    ['Art. 1º a', 'Art. 3º b', 'Art. 2º c', 'Art. 4º d'],
    ['1 Falta “Art. 2º” antes de “Art. 3º”.', '2 “Art. 2º” está fora de ordem.'],
  ],
  ['letters, which go before and after as they like', ['Art. 1º a', 'Art. 9º-A b', 'Art. 2º c'], []],
  [
    'a letter twice',
    ['Art. 1º a', 'Art. 1º-A b', 'Art. 1º-A c'],
    ['2 Há mais de um “Art. 1º-A” no mesmo lugar.'],
  ],
  [
    'a letter twice before its number',
    ['Art. 1º a', 'Art. 9º-A b', 'Art. 9º-A c', 'Art. 2º d'],
    ['2 Há mais de um “Art. 9º-A” no mesmo lugar.'],
  ],
  ['an inciso missing', ['Art. 1º a', 'II – b'], ['1 Falta “I” antes de “II –”.']],
  ['an alínea missing', ['Art. 1º a', 'I – b', 'b) c'], ['2 Falta “a” antes de “b)”.']],
  ['an article from 10 on missing', ['Art. 11. a'], ['0 Falta “Art. 1º” antes de “Art. 11.”.']],
  ['a grouping missing', ['CAPÍTULO II', 'Art. 1º a'], ['0 Falta “CAPÍTULO I” antes de “CAPÍTULO II”.']],
  [
    'more than one thing, in the order of the lines',
    ['Art. 1º a', 'II – b', 'Art. 3º c', '“Art. 7º d'],
    [
      '1 Falta “I” antes de “II –”.',
      '2 Falta “Art. 2º” antes de “Art. 3º”.',
      '3 As aspas que abrem aqui não fecham.',
    ],
  ],
  [
    'an article that is not there',
    ['Art. 1º Vide arts. 1º e 7º, e o inciso IX do art. 1º.'],
    ['0 “arts. 1º e 7º” não é um artigo deste texto, ou há mais de um com esse número.'],
  ],
  [
    'one of the reasons, which may mean another norm',
    ['Art. 1º a', inForce, 'JUSTIFICATIVA', 'Vide o art. 7º.'],
    [],
  ],
])('of %s is said what is wrong, and no more', (_, lines, said) => expect(saidOf(...lines)).toEqual(said));

const summary = 'Falta a ementa, antes do primeiro artigo.';
const force = 'Falta a cláusula de vigência (“Esta Lei entra em vigor…”).';
const wholeOf = (lines: readonly string[]) =>
  checkNorm(readNorm(lines)).flatMap(({ line, says }) => (line === null ? [says] : []));

describe('the ementa', () => {
  it.each<[string, string[]]>([
    ['a line of three words', ['Institui o Pomar']],
    ['a line that says so', ['Ementa: pomar']],
    ['one that says so after a blank', ['  EMENTA : pomar']],
    ['a place for it', ['[ementa]']],
    ['a fourth line that begins like a title', ['Lei', 'Lei', 'Lei', 'Projeto de pomar público']],
  ])('is %s', (_, lines) => expect(wholeOf([...lines, `Art. 1º ${inForce}`])).toEqual([]));

  it.each<[string, string[]]>([
    ['nothing', []],
    ['a title', ['PROJETO DE LEI Nº 1']],
    ['three titles, whatever blank lines there are', ['', '', '', 'Câmara', 'Gabinete', 'Lei nº 1 de 2026']],
    ['a line of two words', ['  Institui  Pomar']],
    ['a line that speaks of one', ['Falsa ementa:']],
    ['the line that enacts', ['A Câmara Municipal decreta:']],
    ['a line below a grouping', ['CAPÍTULO I', 'Das disposições gerais todas']],
  ])('is not %s', (_, lines) => expect(wholeOf([...lines, `Art. 1º ${inForce}`])).toEqual([summary]));
});

describe('the entry into force', () => {
  it.each([inForce, 'Esta Lei  entrará\tem vigor amanhã.', 'Vigorará amanhã.', 'A vigência é imediata.'])(
    'is said by %j',
    (line) => expect(wholeOf([...head, `Art. 1º ${line}`])).toEqual([]),
  );

  it('is not that of another norm between quotation marks, nor that of the reasons', () => {
    expect(wholeOf([...head, 'Art. 1º a:', `“Art. 7º ${inForce}”`])).toEqual([force]);
    expect(wholeOf([...head, 'Art. 1º a', 'JUSTIFICATIVA', inForce])).toEqual([force]);
  });

  it.each(['EMENDA MODIFICATIVA Nº 1', 'Emenda nº 2 à Lei Orgânica'])('is not asked of %s', (line) => {
    expect(wholeOf(['Câmara Municipal', line, 'Art. 1º Dê-se ao art. 1º:'])).toEqual([]);
  });

  it.each(['EMENDA À LEI ORGÂNICA Nº 1', 'Emenda  à  Lei  Orgânica nº 1', 'Institui a emenda popular'])(
    'is asked of %s',
    (line) => expect(wholeOf([line, 'Institui o Pomar.', 'Art. 1º a'])).toEqual([force]),
  );
});
