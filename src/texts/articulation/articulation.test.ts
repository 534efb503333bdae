import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkNorm } from './check';
import { isNorm, readNorm } from './norm';
import { toLetters, toRoman, fromLetters, fromRoman } from './numbers';
import { leastWork } from '@tests/work';
import { carriedReferences, referencesOf, unclearReferences } from './references';
import { renumber } from './renumber';

/** The lines after renumbering, with their certain references updated. */
function renumbered(lines: readonly string[]) {
  const norm = readNorm(lines);
  const { changes, labels } = renumber(norm);
  const carried = carriedReferences(norm, referencesOf(norm), labels).filter(({ isSure }) => isSure);
  const out = [...lines];
  for (const { line, start, end, to } of [...changes, ...carried].toSorted((a, b) => b.start - a.start))
    out[line] = (out[line] ?? '').slice(0, start) + to + (out[line] ?? '').slice(end);
  return out;
}

const articles = (...numbers: string[]) => numbers.map((number) => `Art. ${number} Fica assim.`);

test.each<[string, string[], string[]]>([
  [
    '1º to 9º, then 10',
    articles('1º', '1º', '1º', '1º', '1º', '1º', '1º', '1º', '1º', '1º', '1º'),
    articles('1º', '2º', '3º', '4º', '5º', '6º', '7º', '8º', '9º', '10.', '11.'),
  ],
  ['back from 10', ['Art. 1º a', 'Art. 10. b'], ['Art. 1º a', 'Art. 2º b']],
  ['a dash stays', ['Art. 1º - a', 'Art. 3º – b'], ['Art. 1º - a', 'Art. 2º – b']],
  [
    'letters after a number',
    articles('1º', '3º', '3º-A', '3º-C', '4º'),
    articles('1º', '2º', '2º-A', '2º-B', '3º'),
  ],
  [
    'a letter after 9º, before 10',
    articles('1º', '2º', '3º', '4º', '5º', '6º', '7º', '8º', '9º', '9º-A', '12.', '12-A.'),
    articles('1º', '2º', '3º', '4º', '5º', '6º', '7º', '8º', '9º', '9º-A', '10.', '10-A.'),
  ],
  [
    'twenty-eight letters after a number',
    articles('1º', ...Array.from({ length: 28 }, () => '1º-A')),
    articles('1º', ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'AA', 'AB'].map((letter) => `1º-${letter}`)),
  ],
  ['a letter before any number', articles('1º-A', '1º-A'), articles('1º', '1º-A')],
  ['a mark that is missing', articles('1', '2º', '3ª-A'), articles('1º', '2º', '2º-A')],
  [
    'a sole grouping, however it says so',
    ['TÍTULO III', 'CAPÍTULO ÚNICO', 'Art. 1º a'],
    [...['TÍTULO I', 'CAPÍTULO ÚNICO', 'Art. 1º a']],
  ],
  [
    'groupings that are not sole',
    ['TÍTULO ÚNICO', 'Art. 1º a', 'TÍTULO ÚNICO', 'Art. 2º b'],
    [...['TÍTULO I', 'Art. 1º a', 'TÍTULO II', 'Art. 2º b']],
  ],
  ['a sole letter', ['Art. 1º a', '§ 1º-A b'], ['Art. 1º a', 'Parágrafo único. b']],
  ['§ único', ['Art. 1º a', '§ único b'], ['Art. 1º a', 'Parágrafo único. b']],
  ['a sole § 1º', ['Art. 1º a', '§ 1º b'], ['Art. 1º a', 'Parágrafo único. b']],
  ['a sole § 1º before a dash', ['Art. 1º a', '§ 1º – b'], ['Art. 1º a', 'Parágrafo único – b']],
  ['a sole grouping in small letters', ['Capítulo Único', 'Art. 2º a'], ['Capítulo Único', 'Art. 1º a']],
  [
    'paragraphs that are named by the word',
    ['Art. 1º a', '§ 2º b', '§ 4º c', 'Art. 3º Vide os parágrafos 2º e 4º do art. 1º.'],
    ['Art. 1º a', '§ 1º b', '§ 2º c', 'Art. 2º Vide os parágrafos 1º e 2º do art. 1º.'],
  ],
  ['no longer sole', ['Art. 1º a', 'Parágrafo único. b', '§ 2º c'], ['Art. 1º a', '§ 1º b', '§ 2º c']],
  [
    'incisos, alíneas and items under each',
    ['Art. 1º a:', 'II – b:', 'b) c:', '3. d', 'IV - e', '§ 4º f:', 'V – g', '§ 5º h'],
    ['Art. 1º a:', 'I – b:', 'a) c:', '1. d', 'II - e', '§ 1º f:', 'I – g', '§ 2º h'],
  ],
  [
    'groupings',
    [
      'TÍTULO II',
      'CAPÍTULO III',
      'Art. 2º a',
      'Seção V – Das feiras',
      'Art. 2º b',
      'TÍTULO II',
      'CAPÍTULO I',
      'Art. 5º c',
    ],
    [
      'TÍTULO I',
      'CAPÍTULO I',
      'Art. 1º a',
      'Seção I – Das feiras',
      'Art. 2º b',
      'TÍTULO II',
      'CAPÍTULO I',
      'Art. 3º c',
    ],
  ],
  [
    'articles of another law between quotation marks',
    ['Art. 2º A Lei nº 1 passa a ter:', '“Art. 7º Texto “X”.', '§ 3º Outro.” (NR)', 'Art. 5º Vigência.'],
    ['Art. 1º A Lei nº 1 passa a ter:', '“Art. 7º Texto “X”.', '§ 3º Outro.” (NR)', 'Art. 2º Vigência.'],
  ],
  [
    'marks that begin each line',
    ['Art. 2º Passa:', '“Art. 7º a', '“§ 3º b” (NR)', 'Art. 5º c'],
    ['Art. 1º Passa:', '“Art. 7º a', '“§ 3º b” (NR)', 'Art. 2º c'],
  ],
  [
    'marks that begin within a line',
    ['Art. 2º Passa a vigorar: “Art. 7º a', '§ 3º b” (NR)', 'Art. 5º c: "§ 8º d." (AC)'],
    ['Art. 1º Passa a vigorar: “Art. 7º a', '§ 3º b” (NR)', 'Art. 2º c: "§ 8º d." (AC)'],
  ],
  [
    'single marks, and an apostrophe',
    [
      'Art. 2º Passa:',
      '‘Art. 7º a d’água',
      '§ 3º b.’ (NR)',
      'Art. 5º c:',
      "''§ 8º d",
      "II – e''",
      'Art. 9º f',
    ],
    [
      'Art. 1º Passa:',
      '‘Art. 7º a d’água',
      '§ 3º b.’ (NR)',
      'Art. 2º c:',
      "''§ 8º d",
      "II – e''",
      'Art. 3º f',
    ],
  ],
  [
    'no marks at all',
    ['Art. 2º Passa a ter a seguinte redação:', 'Art. 7º a (NR)', 'Art. 9º b', '§ 3º c (NR)', 'Art. 5º d'],
    ['Art. 1º Passa a ter a seguinte redação:', 'Art. 7º a (NR)', 'Art. 9º b', '§ 3º c (NR)', 'Art. 2º d'],
  ],
  [
    'the first word of a sentence, which is no mark of its number',
    ['Art. 3 O Prefeito', '§ 2 O prazo', 'Art. 12 O Poder, do art. 3 o prazo e do art. 12 o valor.'],
    [
      'Art. 1º O Prefeito',
      'Parágrafo único. O prazo',
      'Art. 2º O Poder, do art. 1º o prazo e do art. 2º o valor.',
    ],
  ],
  [
    'a full stop before the mark, and a paragraph by its name',
    ['Art. 3.º Vide arts. 3.º e 4.º desta Lei.', 'Art. 4.º a', 'Parágrafo 1.º b', 'Parágrafo 3º c'],
    ['Art. 1º Vide arts. 1º e 2º desta Lei.', 'Art. 2º a', 'Parágrafo 1.º b', 'Parágrafo 2º c'],
  ],
  [
    'what may be of the norm that is named, or brought in, behind it',
    [
      'Art. 2º Revogam-se o art. 2º, o § 1º do art. 2º e o art. 5º da Lei nº 9.',
      'Art. 5º O art. 2º passa:',
      '',
      '“a”',
    ],
    [
      'Art. 1º Revogam-se o art. 2º, o § 1º do art. 2º e o art. 5º da Lei nº 9.',
      'Art. 2º O art. 2º passa:',
      '',
      '“a”',
    ],
  ],
  [
    'what a line quotes',
    ['Art. 2º Leia-se “vide o art. 2º”, "o do art. 2º" e art. 2º, I, “a”.', 'I – b:', 'a) c'],
    ['Art. 1º Leia-se “vide o art. 2º”, "o do art. 2º" e art. 1º, I, “a”.', 'I – b:', 'a) c'],
  ],
  [
    'the reasons, and lists in them',
    ['Art. 2º a', 'JUSTIFICATIVA', 'I – motivo', 'Art. 5º da Constituição'],
    ['Art. 1º a', 'JUSTIFICATIVA', 'I – motivo', 'Art. 5º da Constituição'],
  ],
  [
    'a text that is no norm',
    ['Senhor Prefeito:', 'II – poda', 'c) luz'],
    ['Senhor Prefeito:', 'II – poda', 'c) luz'],
  ],
  [
    'references that are its own',
    [
      'Art. 2º Conforme o art. 4º desta Lei e os arts. 2º e 4º.',
      'Art. 4º Nos termos do inciso III do § 2º do art. 4º:',
      '§ 2º Vale:',
      'III – isto, do § 2º deste artigo.',
      '§ 3º Fim, vide art. 4º, § 2º, III.',
    ],
    [
      'Art. 1º Conforme o art. 2º desta Lei e os arts. 1º e 2º.',
      'Art. 2º Nos termos do inciso I do § 1º do art. 2º:',
      '§ 1º Vale:',
      'I – isto, do § 1º deste artigo.',
      '§ 2º Fim, vide art. 2º, § 1º, I.',
    ],
  ],
  [
    'groupings that are referred to',
    [
      ...[
        'TÍTULO II',
        'CAPÍTULO II',
        'Art. 2º Vide a Seção III do Capítulo III e o Título III.',
        'CAPÍTULO III',
      ],
      ...['Seção III', 'Art. 3º a', 'TÍTULO III', 'Art. 4º Vide o Título II da Constituição e o Título II.'],
    ],
    [
      ...['TÍTULO I', 'CAPÍTULO I', 'Art. 1º Vide a Seção I do Capítulo II e o Título II.', 'CAPÍTULO II'],
      ...['Seção I', 'Art. 2º a', 'TÍTULO II', 'Art. 3º Vide o Título II da Constituição e o Título I.'],
    ],
  ],
  [
    'references to other norms',
    ['Art. 3º Conforme o art. 3º da Lei nº 8.666, a Constituição Federal, art. 3º, e o art. 3º desta Lei.'],
    ['Art. 1º Conforme o art. 3º da Lei nº 8.666, a Constituição Federal, art. 3º, e o art. 1º desta Lei.'],
  ],
  [
    'a sole paragraph that is referred to',
    ['Art. 1º a', '§ 1º b', 'Art. 2º O § 1º do art. 1º vale.'],
    ['Art. 1º a', 'Parágrafo único. b', 'Art. 2º O parágrafo único do art. 1º vale.'],
  ],
  [
    'one that is not sole any longer',
    [
      'Art. 3º a',
      'Parágrafo único. b',
      '§ 2º c',
      'Art. 5º Vide o art. 3º, parágrafo único, e o § 2º do art. 3º.',
    ],
    ['Art. 1º a', '§ 1º b', '§ 2º c', 'Art. 2º Vide o art. 1º, § 1º, e o § 2º do art. 1º.'],
  ],
])('%s', (_, lines, expected) => {
  expect(renumbered(lines)).toEqual(expected);
  expect(renumbered(expected)).toEqual(expected);
});

test('what changes is told with what stood there, and nothing of what stays', () => {
  const norm = readNorm(['Art. 3º a', 'Art. 2º Vide art. 3º e art. 2º.']);
  const { changes, labels } = renumber(norm);
  expect(changes).toEqual([{ line: 0, start: 0, end: 7, from: 'Art. 3º', to: 'Art. 1º' }]);
  expect(carriedReferences(norm, referencesOf(norm), labels)).toEqual([
    { line: 1, start: 13, end: 20, from: 'art. 3º', to: 'art. 1º', isSure: true, isOfTwins: false },
  ]);
});

test('a number that two lines have, as after a new article, is carried only if a person says which is meant', () => {
  const norm = readNorm(['Art. 1º Vide arts. 2º e 3º.', 'Art. 2º Novo.', 'Art. 2º a', 'Art. 3º b']);
  expect(carriedReferences(norm, referencesOf(norm), renumber(norm).labels)).toMatchObject([
    { from: 'arts. 2º e 3º', to: 'arts. 3º e 4º', isSure: false, isOfTwins: true },
  ]);
});

test.each([
  ['art. 1º do RICM', 'art. 1º do RICM'],
  ['o § 2º do mesmo artigo', 'mesmo artigo'],
  ['art. 2º e § 2º', '§ 2º'],
  ['art. 2º e § 9º', '§ 9º'],
  ['II e III do art. 2º', 'art. 2º'],
  ['a Lei nº 1.000 (art. 2º)', 'art. 2º'],
  ['Lei nº 9, art. 3º, e art. 2º', 'art. 2º'],
  ['art. 2º, 3 e 4', 'art. 2º'],
])('whether %s is of this text, a person says', (text, named) => {
  const sure = named.startsWith('§') ? 'art. 2º' : '';
  const norm = readNorm(['Art. 2º a', `Art. 3º Vide ${text}.`, '§ 2º b', '§ 3º c']);
  const carried = carriedReferences(norm, referencesOf(norm), renumber(norm).labels);
  expect(carried.filter(({ isSure, from }) => isSure && from !== sure)).toEqual([]);
});

test('what no number is carried for is named: a part that is not there, or one named in words', () => {
  const lines = [
    ...['Art. 2º Vide o art. 9º, e o artigo anterior desta Seção.', '§ 1º Vide o § 7º do artigo segundo.'],
    ...[
      'I – o inciso seguinte;',
      '“Art. 8º Vide o artigo anterior.”',
      'Art. 4º O art. 2º e o art. 9º da Lei nº 1.',
    ],
    ...['JUSTIFICATIVA', 'O artigo primeiro vale.'],
  ];
  const norm = readNorm(lines);
  expect(unclearReferences(norm, referencesOf(norm)).map(({ line, text }) => [line, text])).toEqual([
    ...[
      [0, 'art. 9º'],
      [0, 'artigo anterior'],
      [1, '§ 7º'],
      [1, 'artigo segundo'],
      [2, 'inciso seguinte'],
    ],
  ]);
});

test('alíneas go on beyond z', () => {
  const lines = ['Art. 1º a:', 'I – b:', ...Array.from({ length: 28 }, () => 'a) c;')];
  expect(renumbered(lines).slice(-3)).toEqual(['z) c;', 'aa) c;', 'ab) c;']);
});

describe('numbers', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3999 }), (number) => {
        expect(fromRoman(toRoman(number))).toBe(number);
        expect(fromLetters(toLetters(number))).toBe(number);
      }),
    );
  });
});

const body = fc.constantFrom(
  'Fica assim.',
  'São objetivos:',
  'vide o art. 1º',
  'conforme o art. 9º da Lei nº 1',
  '“X”',
);
const start = fc.constantFrom(
  ...[
    'Art. 1º',
    'Art. 3º',
    'Art. 12.',
    'Art. 1º-A',
    '§ 1º',
    '§ 11.',
    '§ 1º-A',
    'Parágrafo único.',
    '§ único',
    'I –',
    'IX -',
  ],
  ...['a)', 'z)', '1.', 'CAPÍTULO I', 'Seção II', 'Texto', '“Art. 9º'],
);

test('renumbering keeps every word, settles at once, and leaves nothing to be said of numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(start, body), { maxLength: 20 }), (made) => {
      const lines = made.map(([sign, text]) => (/^[CS]/.test(sign) ? sign : `${sign} ${text}`));
      const once = renumbered(lines);
      expect(renumbered(once)).toEqual(once);
      expect(once).toHaveLength(lines.length);
      const norm = readNorm(once);
      if (!isNorm(norm)) expect(once).toEqual(lines);
      const said = checkNorm(norm).filter(({ says }) =>
        /mais de um “|Falta “|fora de ordem|não está só/.test(says),
      );
      // A suffix may come before the number it belongs to.
      if (!made.some(([sign]) => sign === 'Art. 1º-A')) expect(said).toEqual([]);
    }),
  );
});

test.each<[string, string[], RegExp[]]>([
  ['an article missing', articles('1º', '3º'), [/Falta “Art\. 2º” antes de “Art\. 3º”/]],
  ['two equal numbers', articles('1º', '1º'), [/mais de um “Art\. 1º”/]],
  ['a sole § 1º', ['Art. 1º a', '§ 1º b'], [/“§ 1º” é o único do artigo/]],
  ['a reference to nothing', ['Art. 1º Vide o art. 7º.'], [/“art\. 7º” não é um artigo deste texto/]],
  ['marks that never end', ['Art. 1º a', '“Art. 2º b'], [/aspas que abrem aqui não fecham/]],
  [
    'no ementa and no entry into force',
    ['PROJETO DE LEI Nº 1', 'A Câmara decreta:', 'Art. 1º a'],
    [/ementa/, /vigência/],
  ],
])('%s is said', (_, lines, says) => {
  const said = checkNorm(readNorm(lines)).map((problem) => problem.says);
  for (const one of says) expect(said).toContainEqual(expect.stringMatching(one));
});

test('a well made bill has nothing to be said, an amendment no clause of entry into force, an ofício nothing at all', () => {
  const bill = [
    'PROJETO DE LEI Nº 1',
    'Institui a Semana do Pomar.',
    'A Câmara decreta:',
    'Art. 1º Fica.',
    'Art. 2º Esta Lei entra em vigor na data de sua publicação.',
  ];
  expect(checkNorm(readNorm(bill))).toEqual([]);
  expect(
    checkNorm(
      readNorm([
        'EMENDA MODIFICATIVA Nº 1',
        'Art. 1º Dê-se ao art. 3º do Projeto de Lei nº 2:',
        '“Art. 3º x.”',
      ]),
    ),
  ).toEqual([]);
  expect(checkNorm(readNorm(['Ofício nº 1', 'Senhor Prefeito,', 'II – poda']))).toEqual([]);
});

test('300 articles are renumbered within 100 ms', () => {
  const lines = Array.from({ length: 300 }, (_, place) => [
    `Art. ${place + 2}º Conforme o art. ${place + 2} desta Lei e o inciso II do § 1º do art. 5º:`,
    '§ 2º b:',
    'III – c, nos termos do art. 37 da Constituição;',
  ]).flat();
  expect(leastWork(() => renumbered(lines), 100)).toBeLessThan(100);
});
