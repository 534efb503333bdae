/* Single-byte encodings. Any bytes are valid in each of them: the one whose text looks most like Portuguese is used. */

export type LegacyEncoding = 'Windows-1252' | 'CP850' | 'MacRoman';

/** The upper half of CP850, which TextDecoder does not support. */
const upper850 = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ',
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀',
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
].join('');

const labels = { 'Windows-1252': 'windows-1252', MacRoman: 'macintosh' } as const;
/** In the order of preference for ties. */
const legacyEncodings: readonly LegacyEncoding[] = ['Windows-1252', 'MacRoman', 'CP850'];
/** Codes converted to text at once. */
const maxCodes = 8_192;

/** Decodes bytes in a single-byte encoding. */
export function decodeLegacy(bytes: Uint8Array, encoding: LegacyEncoding): string {
  if (encoding !== 'CP850') return new TextDecoder(labels[encoding]).decode(bytes);
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += maxCodes)
    parts.push(
      String.fromCharCode(
        ...Array.from(bytes.subarray(from, from + maxCodes), (byte) =>
          byte < 0x80 ? byte : upper850.charCodeAt(byte - 0x80),
        ),
      ),
    );
  return parts.join('');
}

const isSmall = (letter: string) => letter !== letter.toUpperCase();
const isCapital = (letter: string) => letter !== letter.toLowerCase();
const smallLetters = new Set('áàâãéêíóôõúüçñ');
const capitalLetters = new Set('ÁÀÂÃÉÊÍÓÔÕÚÜÇÑ');
const signs = new Set('ªº°§–—“”‘’«»');

/** How likely a character beyond ASCII is in Portuguese between its neighbours. */
function likeness(before: string, letter: string, after: string): number {
  // Few words begin with it; names begin with the letter that its byte is in another encoding: 'Íris'.
  if (letter === 'ê' && !isSmall(before) && !isCapital(before)) return 1;
  if (smallLetters.has(letter)) return isCapital(before) && isCapital(after) ? -2 : 2;
  if (capitalLetters.has(letter)) return isSmall(before) ? -2 : 2;
  if (signs.has(letter)) return isSmall(before) && isSmall(after) ? -2 : 1;
  return -3;
}

/** The encoding in which the bytes look most like Portuguese. */
export function guessLegacy(bytes: Uint8Array): LegacyEncoding {
  const high = bytes.reduce<number[]>((found, byte, at) => {
    if (byte > 0x7f && found.length < 5_000) found.push(at);
    return found;
  }, []);
  const scores = legacyEncodings.map((encoding) => {
    const score = high.reduce((sum, at) => {
      const [before = ' ', letter = ' ', after = ' '] = decodeLegacy(
        Uint8Array.of(bytes[at - 1] ?? 0x20, bytes[at] ?? 0x20, bytes[at + 1] ?? 0x20),
        encoding,
      );
      return sum + likeness(before, letter, after);
    }, 0);
    return { encoding, score };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
}
