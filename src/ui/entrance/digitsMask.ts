import { digitsOf, nationalDigits } from '@/formats/phone';

/** How digits are shown, a zero standing for each; of several, the first with room for all of them. */
export type DigitsMask = readonly [string, ...string[]];

/** `(00) 0000-0000`, and one digit more in the middle from the eleventh on. */
export const phoneDigits: DigitsMask = ['(00) 0000-0000', '(00) 00000-0000'];
/** `000.000.000-00`. */
export const cpfDigits: DigitsMask = ['000.000.000-00'];

const room = (mask: string) => digitsOf(mask).length;
const largest = (mask: DigitsMask) => Math.max(...mask.map(room));

/** The digits in as much of the mask as they fill; a sign of the mask appears with the digit after it. */
export function showDigits(digits: string, mask: DigitsMask): string {
  const chosen = mask.find((each) => room(each) >= digits.length) ?? mask[0];
  let shown = '';
  let next = 0;
  for (const place of chosen) {
    if (next >= digits.length) break;
    shown += place === '0' ? digits.charAt(next++) : place;
  }
  return shown;
}

/** The digits of what was typed or pasted, as many as the mask holds; a telephone loses its +55 or 0 when that makes it fit. */
export function readDigits(text: string, mask: DigitsMask): string {
  const digits = digitsOf(text);
  const most = largest(mask);
  return (mask === phoneDigits ? nationalDigits(text) : digits).slice(0, most);
}

/** Where the caret stands in the text shown when so many digits stand before it. */
export function caretAfter(count: number, shown: string): number {
  let seen = 0;
  for (let place = 0; place < shown.length; place += 1) {
    if (seen === count) return place;
    if (/\d/.test(shown.charAt(place))) seen += 1;
  }
  return shown.length;
}
