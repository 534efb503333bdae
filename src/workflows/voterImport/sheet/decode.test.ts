import { expect, it } from 'vitest';
import { decodeText, otherEncoding, type Encoding } from './decode';

/** Strings as UTF-8, numbers as bytes. */
const bytesOf = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));
const latin = (text: string) => [...Buffer.from(text, 'latin1')];
const mark = otherEncoding;

it.each<[Encoding | null, (string | number)[], text: string, Encoding]>([
  // By its byte order mark, both bytes of which are required.
  [null, [0xff, 0xfe, 0x41, 0], 'A', 'UTF-16'],
  [null, [0xfe, 0xff, 0, 0x41], 'A', 'UTF-16'],
  ['UTF-16', [0xfe, 0xff, 0, 0x41], 'A', 'UTF-16'],
  [null, [0xff, 'AB'], 'ÿAB', 'Windows-1252'],
  [null, [0xfe, 'AB'], 'þAB', 'Windows-1252'],
  [null, ['A', 0xfe, 'B'], 'AþB', 'Windows-1252'],
  [null, ['A', 0xff, 'B'], 'AÿB', 'Windows-1252'],
  // As chosen.
  ['Windows-1252', [0xff, 0xfe, 'A'], 'ÿþA', 'Windows-1252'],
  ['Windows-1252', ['é'], 'Ã©', 'Windows-1252'],
  ['UTF-8', ['é'], 'é', 'UTF-8'],
  ['UTF-16', ['A', 0, 'B', 0], 'AB', 'UTF-16'],
  ['UTF-16', [0, 'A', 0, 'B'], 'AB', 'UTF-16'],
  ['UTF-16', [0, 0x01], '\u0001', 'UTF-16'],
  // By the zero bytes next to the letters, in one position.
  [null, ['A', 0, 'B', 0, 'CDE', 0, 'FG'], `A\0B\0CDE\0FG`, 'UTF-8'],
  [null, ['A', 0, 'B', 0, 'C', 0, 'D', 0, 'EF'], 'ABCD\u4645', 'UTF-16'],
  [null, [0, 'A', 0, 'B', 0, 'C', 0, 'D', 'EF'], 'ABCD\u4546', 'UTF-16'],
  [null, ['A', 0, 'B', 0, 'C', 0, 'D', 0, 0, 0], 'A\0B\0C\0D\0\0\0', 'UTF-8'],
  [
    null,
    [...'A'.repeat(19)].flatMap((letter) => [letter, 0]).concat([0, 0]),
    `${'A'.repeat(19)}\0`,
    'UTF-16',
  ],
  // A replacement character may be in the text.
  [null, ['\uFFFD é'], '\uFFFD é', 'UTF-8'],
  [null, ['é é\n\uFFFD ã', '\n', ...latin('é')], `é é\n\uFFFD ã\né${mark}`, 'UTF-8'],
  // Lines in two encodings: the file's is the one with most letters, and the others are marked.
  [null, ['João\nConceição\n', ...latin('José Pará')], `João\nConceição\nJosé${mark} Pará${mark}`, 'UTF-8'],
  [
    null,
    [0xef, 0xbb, 0xbf, 'Conceição\n', ...latin('José'), '\nAna'],
    `Conceição\nJosé${mark}\nAna`,
    'UTF-8',
  ],
  [null, ['\nConceição\n', ...latin('José'), '\n'], `\nConceição\nJosé${mark}\n`, 'UTF-8'],
  [
    null,
    [...latin('José\nPará\n'), 'João\nAna'],
    `José\nPará\nJoão`.replace('João', `Joã${mark}o`) + '\nAna',
    'Windows-1252',
  ],
  [null, ['Conceição\n', ...latin('São João')], `Conceiçã${mark}o\nSão João`, 'Windows-1252'],
  ['UTF-8', [...latin('José\nPará\n'), 'João'], `José${mark}\nPará${mark}\nJoão`, 'UTF-8'],
  [null, [...latin('Jos\u00e9')], 'José', 'Windows-1252'],
  [null, ['Jo\x7fo ', 0xe9, ' é'], `Jo\x7fo é Ã©`, 'Windows-1252'],
])('said to be %s, %j is %j, of %s', (chosen, parts, text, encoding) =>
  expect(decodeText(bytesOf(...parts), chosen)).toEqual({ text, encoding }),
);
