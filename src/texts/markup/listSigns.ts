import { fromLetters, fromRoman, toLetters, toRoman } from '../articulation/numbers';

/* The markers of HTML list items: the number or letter, a full stop and a space. */

export type NumberKind = '1' | 'a' | 'A' | 'i' | 'I';
export type BulletKind = 'disc' | 'circle' | 'square';

const drawn: Readonly<Record<NumberKind, (number: number) => string>> = {
  1: String,
  a: toLetters,
  A: (number) => toLetters(number).toUpperCase(),
  i: (number) => toRoman(number).toLowerCase(),
  I: toRoman,
};

export const isNumberKind = (kind: string): kind is NumberKind => kind in drawn;
export const isBulletKind = (kind: string): kind is BulletKind => /^(?:disc|circle|square)$/.test(kind);

/** `iv.` for 4 of the kind `i`. */
export const signOf = (kind: NumberKind, number: number): string => `${drawn[kind](number)}.`;

/** The bullet that browsers draw at a list nesting depth. */
export const bulletAt = (depth: number): BulletKind =>
  depth === 0 ? 'disc' : depth === 1 ? 'circle' : 'square';

export interface Numbered {
  kind: NumberKind;
  number: number;
}

/** Possible values of a marker, most likely first: `i.` is the first roman numeral and the ninth letter. */
function readingsOf(sign: string): Numbered[] {
  const [, written = ''] = /^(\d{1,6}|[a-zA-Z]{1,12})\.$/.exec(sign) ?? [];
  const isSmall = written === written.toLowerCase();
  const roman = fromRoman(written);
  // Two letters only occur after `z`; otherwise they are another numbering.
  const letter = written.length === 1 ? fromLetters(written.toLowerCase()) : null;
  const readings: (Numbered | null)[] = [
    /^\d+$/.test(written) ? { kind: '1', number: Number(written) } : null,
    roman ? { kind: isSmall ? 'i' : 'I', number: roman } : null,
    letter ? { kind: isSmall ? 'a' : 'A', number: letter } : null,
  ];
  return readings.filter((one) => one !== null).filter(({ kind, number }) => signOf(kind, number) === sign);
}

/**
 * The value of a marker that a list can draw; null if none can.
 * @param going the next marker of the preceding list, which decides between two readings
 */
export function readSign(sign: string, going?: Numbered): Numbered | null {
  if (going && signOf(going.kind, going.number) === sign) return going;
  const readings = readingsOf(sign);
  // A list rarely starts at roman 100, but often at roman 1 or at a letter.
  return (
    readings.find(({ kind, number }) => !/i/i.test(kind) || sign.length > 2 || number === 1) ??
    readings[0] ??
    null
  );
}
