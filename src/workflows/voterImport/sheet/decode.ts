import { choices } from '@/formats/choices';
import { decodeLegacy, guessLegacy, type LegacyEncoding } from './legacyEncodings';

export type Encoding = 'UTF-8' | 'UTF-16' | LegacyEncoding;

export const encodings = choices<Encoding>([
  { value: 'UTF-8', label: 'UTF-8' },
  { value: 'Windows-1252', label: 'Windows-1252 (Excel)' },
  { value: 'UTF-16', label: 'UTF-16 (Texto Unicode)' },
  { value: 'CP850', label: 'CP850 (programas do DOS)' },
  { value: 'MacRoman', label: 'MacRoman (Excel antigo do Mac)' },
]);

export interface Decoded {
  text: string;
  encoding: Encoding;
}

/** Marker after a character in another encoding than its file; no text contains it. */
export const otherEncoding = '\uFDD0';
/** Replacement character of undecodable bytes. */
export const lostLetters = '\uFFFD';

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes);

/** Whether bytes are valid UTF-8; a replacement character may itself be in the text. */
function isWhole(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const hasAccents = /[^\0-\x7f]/;
/** Bytes used to guess an encoding. */
const maxGuessed = 1_000_000;

/** Decodes a text file: as chosen, else by its byte order mark, else as detected; lines may have their own encoding. */
export function decodeText(bytes: Uint8Array, chosen: Encoding | null = null): Decoded {
  const wide = chosen === 'UTF-16' || chosen === null ? wideLabel(bytes, chosen !== null) : null;
  if (wide) return { text: decode(wide, bytes), encoding: 'UTF-16' };
  if (chosen && chosen !== 'UTF-8' && chosen !== 'UTF-16')
    return { text: decodeLegacy(bytes, chosen), encoding: chosen };

  const text = decode('utf-8', bytes);
  if (!text.includes(lostLetters) || isWhole(bytes)) return { text, encoding: 'UTF-8' };
  const { whole, lost } = countLetters(text);
  const legacy = guessLegacy(bytes.subarray(0, maxGuessed));
  const isUtf8 = chosen === 'UTF-8' || whole > lost;
  const mixed = linesOf(bytes, text).map(({ line, bytesOf }) => {
    const isBroken = line.includes(lostLetters) && !isWhole(bytesOf());
    if (isUtf8) return isBroken ? marked(decodeLegacy(bytesOf(), legacy)) : line;
    if (isBroken) return decodeLegacy(bytesOf(), legacy);
    return hasAccents.test(line) ? marked(line) : line;
  });
  return { text: mixed.join('\n'), encoding: isUtf8 ? 'UTF-8' : legacy };
}

const marked = (line: string) => line.replace(/[^\0-\x7f]+/g, `$&${otherEncoding}`);

/** The variant of UTF-16: by byte order mark, else by zero bytes; null for other text unless UTF-16 was chosen. */
function wideLabel(bytes: Uint8Array, isSaid: boolean): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 65_536);
  const zeros = [0, 0];
  for (let at = 0; at < start.length; at += 1) if (start[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isWide = isSaid || Math.max(even, odd) * 2 > start.length * 0.6;
  // Zeros in both positions belong to a binary file.
  if (!isWide || (!isSaid && Math.min(even, odd) * 2 > start.length * 0.05)) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** Counts of characters beyond ASCII in a text decoded as UTF-8: valid ones, and invalid ones. */
function countLetters(text: string) {
  let [whole, lost] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) lost += 1;
    else if (code > 0x7f) whole += 1;
  }
  return { whole, lost };
}

/** The lines of a text with their bytes: in UTF-8 no line break is part of another character. */
function linesOf(bytes: Uint8Array, text: string) {
  let start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return text.split('\n').map((line) => {
    const from = start;
    const end = bytes.indexOf(0x0a, from);
    const to = end < 0 ? bytes.length : end;
    start = to + 1;
    return { line, bytesOf: () => bytes.subarray(from, to) };
  });
}
