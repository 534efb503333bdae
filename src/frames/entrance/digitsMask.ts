import { withPlainMarks } from '@/formats/marks';
import { digitsRefusal, phoneRefusal } from '@/formats/pasted';
import { digitsOf, isForeign, isLocalNumber, nationalDigits } from '@/formats/phone';

/** Patterns of zeros; the first that fits all digits is used. */
export type DigitsMask = readonly [string, ...string[]];

/** `(00) 0000-0000`, or 5+4 digits from the eleventh on. */
export const phoneDigits: DigitsMask = ['(00) 0000-0000', '(00) 00000-0000'];
export const cpfDigits: DigitsMask = ['000.000.000-00'];
/** `00000-0000`, without an area code. */
export const localDigits: DigitsMask = ['0000-0000', '00000-0000'];

const cpfRefusal = /* @__PURE__ */ digitsRefusal(11, [3, 6, 9], /^C\.?P\.?F\b[\s.:]*/i);

const room = (mask: string) => digitsOf(mask).length;
/** How many digits a mask holds. */
export const largest = (mask: DigitsMask) => Math.max(...mask.map(room));

/**
 * The mask for an input's current text. For phones it is the local one while a number that arrived without an
 * area code has none.
 * @param before the text shown before this change
 */
export function maskFor(mask: DigitsMask, text: string, before = ''): DigitsMask {
  const wasLocal = /^\d/.test(before) && /^[\d-]{1,10}$/.test(text) && digitsOf(text).length < 10;
  return mask === phoneDigits && (isLocalNumber(text) || wasLocal) ? localDigits : mask;
}

/** Formats digits; separators appear with the next digit. */
export function showDigits(digits: string, mask: DigitsMask): string {
  if (digits.startsWith('+')) return digits;
  const chosen = mask.find((each) => room(each) >= digits.length) ?? mask[0];
  let shown = '';
  let next = 0;
  for (const place of chosen) {
    if (next >= digits.length) break;
    shown += place === '0' ? digits.charAt(next++) : place;
  }
  return shown;
}

/** Digits of the longest foreign number, country code included. */
const longestForeign = 16;

/**
 * The digits of a typed or pasted text, cut to the mask. A phone number loses its +55 or 0 if it then fits. A
 * number that may be foreign keeps its `+`: without it, the same digits would be a Brazilian number.
 */
export function readDigits(text: string, mask: DigitsMask): string {
  if (mask !== phoneDigits) return digitsOf(text).slice(0, largest(mask));
  const plain = withPlainMarks(text).trimStart();
  if (/^\(?\+/.test(plain) && (isForeign(plain) || /^(?:5?|55)$/.test(digitsOf(plain))))
    return `+${digitsOf(plain)}`.slice(0, longestForeign);
  return digitsOf(nationalDigits(plain)).slice(0, largest(mask));
}

/** The reason for refusing a pasted text, or undefined. */
export const refusalOf = (text: string, mask: DigitsMask): string | undefined =>
  text.length > 100 ? 'é um texto longo' : (mask === phoneDigits ? phoneRefusal : cpfRefusal)(text);

/** Caret position after `count` digits. */
export function caretAfter(count: number, shown: string): number {
  let seen = 0;
  // After the `+`, since no digit can precede it.
  for (let place = shown.startsWith('+') ? 1 : 0; place < shown.length; place += 1) {
    if (seen === count) return place;
    if (/\d/.test(shown.charAt(place))) seen += 1;
  }
  return shown.length;
}
