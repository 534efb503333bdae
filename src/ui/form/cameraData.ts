/* Strips photo metadata (place, time, author, device) without re-encoding the image. */

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8;
const isPng = (bytes: Uint8Array) => ascii(bytes, 1, 7) === 'PNG\r\n\x1A\n';

/** The file parts to keep, in order (JPEG keeps its orientation); null if broken or neither JPEG nor PNG. */
export function withoutCameraData(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return isJpeg(bytes) ? jpegParts(bytes, view) : isPng(bytes) ? pngParts(bytes, view) : null;
  } catch {
    return null;
  }
}

const startOfScan = 0xda;
const end = 0xd9;
const exif = 0xe1;

/** Exif, XMP, IPTC and comment segments, and the index of further images (MPF). */
const isNote = (bytes: Uint8Array, marker: number, at: number) =>
  marker === exif ||
  marker === 0xed ||
  marker === 0xfe ||
  (marker === 0xe2 && ascii(bytes, at + 4, 4) === 'MPF\0');

function jpegParts(bytes: Uint8Array<ArrayBuffer>, view: DataView) {
  const parts = [bytes.subarray(0, 2)];
  let turn = 1;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) {
      // Anything after the end marker is another image with its own metadata.
      parts.push(bytes.subarray(at, at + 2));
      break;
    }
    const next = at + 2 + view.getUint16(at + 2);
    turn = turnOf(bytes, view, at) ?? turn;
    if (!isNote(bytes, marker, at)) parts.push(bytes.subarray(at, next));
    at = next;
    if (marker !== startOfScan) continue;
    while (view.getUint8(at) !== 0xff || isInScan(view.getUint8(at + 1))) at += 1;
    parts.push(bytes.subarray(next, at));
  }
  if (turn !== 1) parts.splice(1, 0, turnNote(turn));
  return parts;
}

/** Markers inside scan data: an escaped byte or a restart. */
const isInScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Exif orientation, 1 to 8; null if absent. */
function turnOf(bytes: Uint8Array, view: DataView, at: number): number | null {
  if (ascii(bytes, at + 4, 6) !== 'Exif\0\0') return null;
  const start = at + 10;
  const isLittle = ascii(bytes, start, 2) === 'II';
  try {
    const directory = start + view.getUint32(start + 4, isLittle);
    const entries = view.getUint16(directory, isLittle);
    for (let entry = 0; entry < entries; entry += 1) {
      const place = directory + 2 + entry * 12;
      if (view.getUint16(place, isLittle) !== 0x0112) continue;
      const turn = view.getUint16(place + 8, isLittle);
      return turn >= 1 && turn <= 8 ? turn : null;
    }
  } catch {
    // Broken Exif: no orientation.
  }
  return null;
}

/** An Exif segment holding only the orientation. */
const turnNote = (turn: number) =>
  new Uint8Array([
    ...[0xff, exif, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0],
  ]);

const notesOfPng = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function pngParts(bytes: Uint8Array<ArrayBuffer>, view: DataView) {
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  for (let name = ''; name !== 'IEND';) {
    const next = at + 12 + view.getUint32(at);
    name = ascii(bytes, at + 4, 4);
    if (next > bytes.length) return null;
    if (!notesOfPng.includes(name)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  return parts;
}
