import { describe, expect, it } from 'vitest';
import { readNorm } from './norm';
import { referencesOf } from './references';

const law = [
  ...['Art. 1º São direitos:', 'I – a luz:', 'a) da rua;', 'b) da praça;', 'II – a água.'],
  ...['§ 1º Vale:', 'I – de dia;', 'II – de noite.', '§ 2º Também.'],
  ...['Art. 2º Outro.', 'Parágrafo único. Só.', 'Art. 2º-A Novo.', 'Art. 2º-AB Também.'],
];

/**
 * The references of a line added at the end of the law, or replacing one of its lines: their text, and the
 * lines referred to.
 */
function named(text: string, at = law.length) {
  const lines = [...law.slice(0, at), at < law.length ? text : `Art. 3º ${text}`, ...law.slice(at + 1)];
  return referencesOf(readNorm(lines))
    .filter(({ line }) => line === at)
    .map((one) => [one.text, ...one.numbers.map(({ device }) => device?.line ?? null)]);
}

const whole: [string, ...number[]][] = [
  ['art. 1º', 0],
  ['artigo 1', 0],
  ['ARTIGO 1 º', 0],
  ['arts. 1º, 2º e 2º-A', 0, 9, 11],
  ['artigos 1º a 2º', 0, 9],
  ['art. 2º-AB', 12],
  ['art. 2º ou 1º', 9, 0],
  ['§ 1º do art. 1º', 5, 0],
  ['§§ 1º e 2º do art. 1º', 5, 8, 0],
  ['parágrafos 1º e 2º do artigo 1º', 5, 8, 0],
  ['parágrafo único do art. 2º', 10, 9],
  ['incisos I e II do art. 1º', 1, 4, 0],
  ['inciso II do § 1º do art. 1º', 7, 5, 0],
  ['alíneas a e b do inciso I do art. 1º', 2, 3, 1, 0],
  ['alínea “b” do inciso I do art. 1º', 3, 1, 0],
  ["alínea 'a' do inciso I do caput do art. 1º", 2, 1, 0],
  ['art. 1º, § 1º, II', 0, 5, 7],
  ['art. 1º, I, “b”', 0, 1, 3],
  ['art. 1º, inciso I, alínea b', 0, 1, 3],
  ['arts. 1º ao 2º', 0, 9],
  ['artigos 1º até o 2º', 0, 9],
  ['arts. 1º, 2º, e do 2º-A', 0, 9, 11],
  ['arts. 1º/2º', 0, 9],
  ['art 1º', 0],
  ['art. 1º, I e II', 0, 1, 4],
  ['art. 1º, I, “a” e “b”', 0, 1, 2, 3],
  ['art. 1º, I, a', 0, 1, 2],
  ['art. 1º, inciso I, a e b', 0, 1, 2, 3],
  ['art. 1º, inc. I, al. “b”', 0, 1, 3],
  ['art. 1º, caput e § 1º', 0, 5],
  ['art. 1º, § 1º e § 2º', 0, 5, 8],
  ['art. 1º, § 1º, II, e § 2º', 0, 5, 7, 8],
  ['art. 1º, inciso II e § 1º', 0, 4, 5],
  ['art. 1º e seus incisos I e II', 0, 1, 4],
  ['inciso II e § 1º do art. 1º', 4, 5, 0],
  ['inciso I do § 1º e inciso II do art. 1º', 6, 5, 4, 0],
  ['incisos I e II, todos do art. 1º', 1, 4, 0],
  ['inciso II do “caput” do art. 1º', 4, 0],
  ['arts. 1º, II, e 2º', 0, 4, 9],
  ['arts. 1º, § 2º, e 2º, parágrafo único', 0, 8, 9, 10],
  ['artigos 1º, 2º; e 2º-A', 0, 9, 11],
  ['art. 1º, caput, I e II', 0, 1, 4],
  ['arts. 1º, § 1º, II; 2º e 2º-A', 0, 5, 7, 9, 11],
];

it.each(whole)('“%s” names lines of the norm: %j', (text, ...lines) => {
  expect(named(`Conforme o ${text}.`)).toEqual([[text, ...lines]]);
  // At the end of a line too, and where it certainly refers to this norm.
  expect(named(text)).toEqual([[text, ...lines]]);
  expect(named(`Todo ${text} desta Lei vale.`)).toEqual([[text, ...lines]]);
});

it.each<[string, (string | number | null)[][]]>([
  [
    'art. 1º e o art. 2º',
    [
      ['art. 1º', 0],
      ['art. 2º', 9],
    ],
  ],
  [
    'art. 1º e § 2º',
    [
      ['art. 1º', 0],
      ['§ 2º', null],
    ],
  ],
  [
    `art. 1º, ${'que vale por muito tempo, '.repeat(2)}art. 2º`,
    [
      ['art. 1º', 0],
      ['art. 2º', 9],
    ],
  ],
  [
    'inciso I que está no art. 1º',
    [
      ['inciso I', null],
      ['art. 1º', 0],
    ],
  ],
  ['art. 9º', [['art. 9º', null]]],
  ['art. 12', [['art. 12', null]]],
  ['artigo 1 vale', [['artigo 1', 0]]],
  [
    'inciso I do art. 1º e § 2º',
    [
      ['inciso I do art. 1º', 1, 0],
      ['§ 2º', null],
    ],
  ],
  [
    'art. 1º, art. 2º',
    [
      ['art. 1º', 0],
      ['art. 2º', 9],
    ],
  ],
  // What follows belongs to the last one named.
  ['arts. 1º e 2º, § 1º', [['arts. 1º e 2º, § 1º', 0, 9, null]]],
  ['art. 1º, §§ 1º e 2º, II', [['art. 1º, §§ 1º e 2º, II', 0, 5, 8, null]]],
  ['Lei nº 9, art. 1º desta Lei', [['art. 1º', 0]]],
  ['art. 1º, § 9º', [['art. 1º, § 9º', 0, null]]],
  // A number that counts something, and letters that are words.
  ['art. 1º e 2 dias', [['art. 1º', 0]]],
  ['art. 1º, 2 (duas) vezes', [['art. 1º', 0]]],
  ['arts. 1º e 2º, 2%', [['arts. 1º e 2º', 0, 9]]],
  ['art. 1.002', []],
  [
    'inciso I do art. 1º, o § 1º',
    [
      ['inciso I do art. 1º', 1, 0],
      ['§ 1º', null],
    ],
  ],
  ['art. 1º, I, b, da tabela', [['art. 1º, I, b', 0, 1, 3]]],
  [
    'alínea b e o resto do inciso I',
    [
      ['alínea b', null],
      ['inciso I', null],
    ],
  ],
  ['art. 1º-B', [['art. 1º-B', null]]],
  ['inciso IX do art. 1º', [['inciso IX do art. 1º', null, 0]]],
])('%s is read as %j', (text, references) => expect(named(text)).toEqual(references));

it.each(['art. de jornal', 'carta. 1º', 'inciso IIII', 'alínea abc', 'parágrafo seguinte', 'partes 1º'])(
  '%s is no reference',
  (text) => expect(named(text)).toEqual([]),
);

it.each([
  'art. 1º da Lei nº 8.666',
  'art. 1º, da Constituição Federal',
  'arts. 1º e 2º, todos do Código Civil',
  'art. 1º do referido Decreto',
  'art. 1º daquela Lei',
  'Constituição Federal, em seu art. 1º',
  'Lei nº 8.666, de 21 de junho de 1993, art. 1º',
  'Lei n. 8.666, art. 1º',
  'seu art. 1º',
  'art. 1º, caput, da Lei nº 8.666',
  'art. 1º, I, b, da Lei nº 8.666',
  'art. 1º e seguintes da Lei nº 8.666',
  'art. 1º do CDC',
  'art. 1º da LRF',
  'ADCT, art. 1º',
  'art. 1º do Anexo II',
  'Título I da Constituição Federal',
  'art. 1º do Capítulo I do Código Civil',
])('“%s” is of another norm', (text) => expect(named(`Vide ${text}, sempre.`)).toEqual([]));

it('a norm that was named long before is not meant', () =>
  expect(named(`A Lei nº 1 ${'vale '.repeat(30)}, art. 1º`)).toEqual([['art. 1º', 0]]));

describe('a part without its article', () => {
  it('is that of its own line, from the innermost', () => {
    expect(named('§ 1º Vide inciso II:', 5)).toEqual([['inciso II', 7]]);
    expect(named('§ 2º Vide inciso II.', 8)).toEqual([['inciso II', 4]]);
    expect(named('II – de noite, do § 2º.', 7)).toEqual([['§ 2º', 8]]);
    expect(named('b) vide alínea a;', 3)).toEqual([['alínea a', 2]]);
  });

  it.each(['deste artigo', '  DESTE  artigo'])('is that of the article where it says so: %s', (words) => {
    expect(named(`§ 1º Vide inciso II ${words}:`, 5)).toEqual([['inciso II', 4]]);
    expect(named(`§ 1º Vide inciso II, e não o caput ${words}:`, 5)).toEqual([['inciso II', 7]]);
  });

  it('is nobody’s above the articles and in the reasons, where an article may be of another norm', () => {
    const lines = [
      'O inciso I e o art. 1º.',
      ...law,
      'JUSTIFICATIVA',
      'O inciso I vale.',
      'O inciso I, art. 2º desta Lei, e o art. 1º.',
    ];
    expect(referencesOf(readNorm(lines)).map(({ text, isSure, line }) => [line, text, isSure])).toEqual([
      [0, 'art. 1º', false],
      [lines.length - 1, 'inciso I, art. 2º', true],
      [lines.length - 1, 'art. 1º', false],
    ]);
  });
});

it('where two parts have one number, none is meant', () => {
  const [one] = referencesOf(readNorm(['Art. 1º a', 'Art. 1º b', 'Art. 2º Vide art. 1º.']));
  expect(one?.numbers).toMatchObject([{ kind: 'article', number: 1, device: null }]);
});

it('a sign is no reference to itself, nor is what stands between quotation marks', () =>
  expect(referencesOf(readNorm(['Art. 1º a:', '“Art. 7º Vide art. 1º.”', '§ 1º b']))).toEqual([]));

it('the marks around a letter are no part of its place', () => {
  const text = 'Art. 1º Vide a alínea “b” do art. 1º, I, ‘a’.';
  const places = referencesOf(readNorm([text])).flatMap(({ numbers }) => numbers);
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['b', '1º', 'I', 'a']);
});

const grouped = [
  ...['TÍTULO I', 'CAPÍTULO I', 'Seção I', 'Art. 1º a', 'Seção II', 'Art. 2º b', 'CAPÍTULO II', 'Art. 3º c'],
  ...['TÍTULO II', 'CAPÍTULO I', 'Art. 4º d'],
];

it.each<[number, string, ...(number | null)[]]>([
  [3, 'Capítulo II', 6],
  [3, 'Seção II do Capítulo I', 4, 1],
  [3, 'Capítulo I do Título II', 9, 8],
  [10, 'Capítulo I', 9],
  [10, 'Título I, Capítulo II', 0, 6],
  [10, 'Capítulos I e II do Título I', 1, 6, 0],
  [10, 'Seção I e a Seção II do Capítulo I do Título I', 2, 4, 1, 0],
  [10, 'TÍTULO I', 0],
  // Of another title: perhaps.
  [10, 'Capítulo II', null],
  [10, 'Capítulo VII', null],
])('in line %i, “%s” names the groupings %j', (at, text, ...lines) => {
  const norm = readNorm(grouped.map((line, place) => (place === at ? `${line}, do ${text}.` : line)));
  const found = referencesOf(norm).map((one) => [
    one.text,
    ...one.numbers.map(({ device }) => device?.line ?? null),
  ]);
  expect(found).toEqual([[text, ...lines]]);
});

it('the part of an article that is named by its place is of that one', () => {
  const lines = [
    'Art. 1º a',
    '§ 1º b',
    '§ 2º c',
    'Art. 2º Vide o § 2º do artigo anterior.',
    '§ 1º d',
    '§ 2º e',
  ];
  expect(referencesOf(readNorm(lines))).toMatchObject([{ text: '§ 2º', numbers: [{ device: { line: 2 } }] }]);
});
