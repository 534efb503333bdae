import { describe, expect, it } from 'vitest';
import { withoutCameraData } from './cameraData';

const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );
const joined = (parts: Uint8Array[] | null) => parts && new Uint8Array(parts.flatMap((part) => [...part]));

const segment = (marker: number, ...content: (number[] | string)[]) => {
  const inner = [...bytes(...content)];
  return [0xff, marker, (inner.length + 2) >> 8, (inner.length + 2) & 255, ...inner];
};
/** An Exif segment with the picture's orientation and location. */
const exif = (turn: number, isLittle = false) => {
  const two = (value: number) => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const four = (value: number) => (isLittle ? [...two(value), 0, 0] : [0, 0, ...two(value)]);
  return segment(
    0xe1,
    'Exif\0\0',
    isLittle ? 'II' : 'MM',
    [...two(42), ...four(8), ...two(2)],
    [...two(0x0112), ...two(3), ...four(1), ...two(turn), 0, 0],
    [...two(0x8825), ...two(4), ...four(1), ...four(26)],
    'LUGAR',
  );
};
const begin = [0xff, 0xd8];
const jfif = segment(0xe0, 'JFIF\0');
const color = segment(0xe2, 'ICC_PROFILE\0');
/** Two scans, with an escaped byte and a restart. */
const scan = [...segment(0xda, [1, 2]), 7, 0xff, 0, 8, 0xff, 0xd3, 9, ...segment(0xda, [3]), 4];
const end = [0xff, 0xd9];
/** The orientation that remains as the only metadata. */
const turned = (turn: number) =>
  segment(0xe1, 'Exif\0\0MM', [
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    turn,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
/** A directory with these entries, which declares `count` of them. */
const entries = (count: number, ...turns: [name: number, turn: number][]) => [
  ...['MM', [0, 42, 0, 0, 0, 8, 0, count]],
  ...turns.map(([name, turn]) => [1, name, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0]),
];

describe('of a JPEG', () => {
  it('goes what the camera wrote, and whatever lies behind its end; the picture stays as it is', () => {
    const photo = bytes(
      ...[begin, exif(1), jfif, segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0LUGAR'), color],
      ...[segment(0xed, 'Photoshop 3.0\0LUGAR'), segment(0xfe, 'LUGAR'), segment(0xe2, 'MPF\0LUGAR')],
      ...[scan, end, begin, exif(6), end],
    );
    expect(joined(withoutCameraData(photo))).toEqual(bytes(begin, jfif, color, scan, end));
  });

  it.each([false, true])('stays how it is to be turned (little-endian: %s)', (isLittle) => {
    const plain = joined(withoutCameraData(bytes(begin, exif(6, isLittle), jfif, scan, end)));
    expect(plain).not.toBeNull();
    expect(String.fromCharCode(...(plain ?? []))).not.toContain('LUGAR');
    // The remaining metadata can be parsed again.
    expect(joined(withoutCameraData(new Uint8Array(plain ?? [])))).toEqual(plain);
    expect(plain?.length).toBe(bytes(begin, jfif, scan, end).length + 36);
  });

  it.each([
    ['only a turn that there is', exif(0), []],
    ['only a turn that there is', exif(9), []],
    ['no turn that turns nothing', exif(1), []],
    ['the last turn', exif(8), turned(8)],
    ['the first turn', exif(2), turned(2)],
    ['what a later note says of it', [...exif(6), ...exif(1)], []],
    ['a turn told second', segment(0xe1, 'Exif\0\0', ...entries(2, [0x0f, 3], [0x12, 6])), turned(6)],
    ['nothing behind the entries', segment(0xe1, 'Exif\0\0', ...entries(1, [0x0f, 3], [0x12, 6])), []],
    ['nothing of another note', segment(0xe1, 'Other\0', ...entries(1, [0x12, 6])), []],
    ['what only looks like the index of images', segment(0xe5, 'MPF\0'), segment(0xe5, 'MPF\0')],
    ['no filling between the parts', [0xff], []],
    ['every restart of a scan', [], [], [0xff, 0xd0, 1, 0xff, 0xd7, 2]],
    ['a table between two scans', [], [], segment(0xc4, [...end, 5])],
  ])('is left %s', (_, given, left, between: number[] = []) => {
    const rest = [jfif, scan, between, segment(0xda, [3]), 4, end].flat();
    expect(joined(withoutCameraData(bytes(begin, given, rest)))).toEqual(bytes(begin, left, rest));
  });
});

const chunk = (name: string, content: string) => [
  0,
  0,
  0,
  content.length,
  ...bytes(name, content),
  1,
  2,
  3,
  4,
];
const png = [0x89, ...bytes('PNG\r\n\x1A\n')];

it('of a PNG go its notes', () => {
  const head = chunk('IHDR', 'x');
  const data = chunk('IDAT', 'abc');
  const last = chunk('IEND', '');
  const photo = bytes(
    png,
    head,
    chunk('eXIf', 'LUGAR'),
    chunk('tEXt', 'LUGAR'),
    data,
    chunk('iTXt', 'LUGAR'),
    last,
  );
  expect(joined(withoutCameraData(photo))).toEqual(bytes(png, head, data, last));
});

it.each([
  ['another kind', bytes('%PDF-1.7')],
  ['nothing', bytes()],
  ['a JPEG that breaks off', bytes(begin, exif(6), jfif, [0xff])],
  ['a JPEG that is none', bytes(begin, [1, 2, 3, 4])],
  ['a JPEG with something between its parts', bytes(begin, jfif, [0, 0xe0, 0, 2], end)],
  ['what begins like a JPEG', bytes([0xff, 0xd0], jfif, end)],
  ['what goes on like a JPEG', bytes([0, 0xd8], jfif, end)],
  ['a PNG that breaks off', bytes(png, [0, 0, 1, 0], 'IHDR')],
  ['a PNG that breaks off in its last part', bytes(png, [0, 0, 1, 0], 'IEND')],
  ['what goes on like a PNG', bytes([0x89], 'PNX\r\n\x1A\n', chunk('IEND', ''))],
])('%s is left alone', (_, file) => expect(withoutCameraData(file)).toBeNull());
