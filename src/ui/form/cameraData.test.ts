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
/** An Exif note: how the picture is turned, and where it was taken. */
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
    // The note that is left is one that can be read again.
    expect(joined(withoutCameraData(new Uint8Array(plain ?? [])))).toEqual(plain);
    expect(plain?.length).toBe(bytes(begin, jfif, scan, end).length + 36);
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
  ['a PNG that breaks off', bytes(png, [0, 0, 1, 0], 'IHDR')],
])('%s is left alone', (_, file) => expect(withoutCameraData(file)).toBeNull());
