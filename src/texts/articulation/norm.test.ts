import { describe, expect, it } from 'vitest';
import { articleOf, isNorm, readNorm, type Device } from './norm';

const signOf = (device: Device | null, lines: readonly string[]) =>
  device ? (lines[device.line] ?? '').slice(device.start, device.end) : '';

/** Each device with its parent. */
const partsOf = (lines: readonly string[]) =>
  readNorm(lines).devices.map((one) => `${signOf(one, lines)} < ${signOf(one.parent, lines)}`.trim());
const signsOf = (lines: readonly string[]) => readNorm(lines).devices.map((one) => signOf(one, lines));

it('each part stands under the last that is above it', () => {
  const lines = [
    ...['I – nada', 'a) nada', '§ 1º nada', 'TÍTULO I', 'CAPÍTULO I', 'I – nada', 'Art. 1º a'],
    ...['1. nada', 'I – b', '1. nada', 'a) c', '1. d', '2. e', 'b) f', '§ 1º g', 'a) h', 'I – i', '§ 2º j'],
    ...['Seção I', 'Art. 2º k', 'I – l', 'CAPÍTULO II', 'Art. 3º m', 'TÍTULO II', 'Art. 4º n'],
  ];
  expect(partsOf(lines)).toEqual([
    ...['TÍTULO I <', 'CAPÍTULO I < TÍTULO I', 'Art. 1º < CAPÍTULO I', 'I – < Art. 1º', 'a) < I –'],
    ...['1. < a)', '2. < a)', 'b) < I –', '§ 1º < Art. 1º', 'a) < § 1º', 'I – < § 1º', '§ 2º < Art. 1º'],
    ...['Seção I < CAPÍTULO I', 'Art. 2º < Seção I', 'I – < Art. 2º', 'CAPÍTULO II < TÍTULO I'],
    ...['Art. 3º < CAPÍTULO II', 'TÍTULO II <', 'Art. 4º < TÍTULO II'],
  ]);
  const { devices, byLine } = readNorm(lines);
  for (const device of devices) {
    expect(byLine.get(device.line)).toBe(device);
    if (device.parent) expect(device.parent.parts).toContain(device);
  }
  const [title, , article, inciso] = devices;
  expect([articleOf(null), articleOf(title ?? null)]).toEqual([null, null]);
  expect([articleOf(article ?? null), articleOf(inciso ?? null)]).toEqual([article, article]);
  expect(byLine.has(0)).toBe(false);
  expect([isNorm(readNorm(lines)), isNorm(readNorm(['TÍTULO I', 'I – a']))]).toEqual([true, false]);
});

it('what stands under a title, after the articles of the one before, is no part of it', () =>
  expect(partsOf(['TÍTULO I', 'Art. 1º a', 'TÍTULO II', 'I – b', 'a) c'])).toEqual([
    ...['TÍTULO I <', 'Art. 1º < TÍTULO I', 'TÍTULO II <'],
  ]));

describe('a norm ends', () => {
  it.each(['JUSTIFICATIVA', '  Justificação: ', 'Exposição de motivos.', 'ANEXO', 'Anexo IV', 'Anexo único'])(
    'at %j, once it has an article',
    (line) => {
      expect(readNorm([line, 'Art. 1º a', line, 'Art. 2º b', line])).toMatchObject({
        end: 2,
        devices: { length: 1 },
      });
    },
  );

  it.each(['Justificativa do autor', 'A justificativa', 'Anexos', 'Anexo quinto'])(
    'nowhere at %j',
    (line) => {
      expect(readNorm(['Art. 1º a', line]).end).toBe(2);
    },
  );

  it('where its reasons begin though it has no article', () =>
    expect(readNorm(['Justificativa', 'Texto']).end).toBe(0));
});

describe('lines of another norm between quotation marks', () => {
  const first = 'Art. 1º A Lei passa a ter:';
  const last = 'Art. 2º Fim.';
  it.each<[string, string[]]>([
    ['that end in their line', ['“Art. 7º a.”']],
    ['that end some lines on', ['“Art. 7º a', '§ 8º b', 'I – c”']],
    ['with others within', ['“Art. 7º O “Pomar” e a', '“Horta”:', '§ 8º b”; (NR)', '“§ 9º c”']],
    ['after a blank', [' “Art. 7º a', '§ 8º b”']],
    ['of another kind', ['«Art. 7º a', '§ 8º b».']],
    ['that are straight', ['"Art. 7º a', '§ 8º b" (NR)']],
    ['that are straight, after a blank', [' "Art. 7º a', '§ 8º b"']],
    ['that are straight, with others within', ['"Art. 7º O "Pomar" e', '§ 8º b".']],
    ['that are straight and end in their line', ['"Art. 7º a"', '"Art. 8º b" (AC).']],
    ['that are straight and end before their line does', ['"Pomar" é o nome.']],
    ['that end before their line does', ['"Pomar" é o nome.', '“Horta” também.']],
    ['of which each line begins with one', ['“Art. 7º a', '“§ 8º b', '“§ 9º c” (NR);  ']],
    ['with straight ones within', ['“Art. 7º O "Pomar" e', '§ 8º b”']],
  ])('%s are no part of it', (_, lines) => {
    const norm = readNorm([first, ...lines, last]);
    expect(signsOf([first, ...lines, last])).toEqual(['Art. 1º', 'Art. 2º']);
    expect([[...norm.quoted], norm.openQuote]).toEqual([lines.map((_one, place) => place + 1), null]);
  });

  it('are none where a name stands between them', () =>
    expect(signsOf(['Art. 1º É “Pomar”', '§ 1º O “Pomar', 'é nosso”', '§ 2º b'])).toHaveLength(3));

  it('that never end are told, the first of them', () => {
    const norm = readNorm(['Art. 1º a', '“Art. 7º b', '§ 1º c', '“§ 2º d', 'JUSTIFICATIVA', 'e”']);
    expect([norm.openQuote, [...norm.quoted]]).toEqual([1, [1, 3]]);
    expect(norm.devices).toHaveLength(2);
  });
});
