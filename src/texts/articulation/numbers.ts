/* Number formats of norms and lists: 1º, IV, c. */

const romans: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** `IV`; digits outside 1 to 3999, as browsers do. */
export function toRoman(number: number): string {
  if (number < 1 || number > 3999) return String(number);
  let left = number;
  let written = '';
  for (const [value, sign] of romans)
    while (left >= value) {
      written += sign;
      left -= value;
    }
  return written;
}

const digits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** The value of a roman numeral in `toRoman`'s form; null for any other text. */
export function fromRoman(text: string): number | null {
  const letters = [...text.toUpperCase()].map((letter) => digits[letter] ?? 0);
  const number = letters.reduce(
    (sum, value, place) => sum + (value < (letters[place + 1] ?? 0) ? -value : value),
    0,
  );
  return number > 0 && toRoman(number) === text.toUpperCase() ? number : null;
}

/** `a` to `z`, then `aa`, `ab`; digits below 1, as browsers do. */
export function toLetters(number: number): string {
  if (number < 1) return String(number);
  let left = number;
  let written = '';
  while (left > 0) {
    written = String.fromCharCode(97 + ((left - 1) % 26)) + written;
    left = Math.floor((left - 1) / 26);
  }
  return written;
}

/** The value of one to three lower-case letters; null for any other text. */
export const fromLetters = (text: string): number | null =>
  /^[a-z]{1,3}$/.test(text)
    ? [...text].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0)
    : null;

/** `1º` to `9º`, then `10`. */
export const toOrdinal = (number: number): string => (number < 10 ? `${number}º` : String(number));
