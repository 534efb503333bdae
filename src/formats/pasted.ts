/*
 * Checks that a text entered at once (paste, form filler) is exactly one number: a mask keeps only digits, so that an
 * extension, a date or a second number would be merged into it. Short texts only: callers refuse long ones.
 */
import { withPlainMarks } from './marks';
import { digitsOf, isForeign, nationalDigits } from './phone';

/** Why a field refused a whole text, or undefined. */
export type Refusal = (text: string) => string | undefined;

interface Kind {
  /** Words before the digits that name the number. */
  label: RegExp;
  /** Separators allowed between the digits. */
  marks: RegExp;
}

/** Removes spaces and sentence punctuation around a number, so that only other content remains. */
const trimmed = (text: string) =>
  withPlainMarks(text)
    .replace(/^[\s,;:.]+/, '')
    .replace(/(?<![\s,;:.])[\s,;:.]+$/, '');

const bare = (text: string, { label }: Kind) => trimmed(trimmed(text).replace(label, ''));

/** The first content foreign to the number, with its digits: `ramal 5`. */
function strange(text: string, { marks }: Kind): string | undefined {
  const characters = [...text];
  const place = characters.findIndex((character) => !marks.test(character));
  if (place < 0) return undefined;
  const [first = ''] = characters
    .slice(place, place + 20)
    .join('')
    .split(/[,;]/);
  return first.trim() || characters[place];
}

/** Positions of separators, counted in digits: 2 and 7 in `(19) 98111-0004`. */
function partings(text: string): number[] {
  const groups = text.match(/\d+/g) ?? [];
  let count = 0;
  return groups.slice(0, -1).map((group) => (count += group.length));
}

const notPart = (what: string) => `“${what}” não faz parte do número`;
const tooMany = (count: number, room: number) => `tem ${count} números, e cabem ${room}`;
const otherwiseParted = 'os números não estão separados como aqui';

/** The refusal for a number with this many digits, separated only at the given places. */
export const digitsRefusal =
  (room: number, places: readonly number[], label: RegExp): Refusal =>
  (text) => {
    const kind = { label, marks: /[\d\s./-]/ };
    const number = bare(text, kind);
    const other = strange(number, kind);
    if (other) return notPart(other);
    const { length } = digitsOf(number);
    if (length > room) return tooMany(length, room);
    return partings(number).every((place) => places.includes(place)) ? undefined : otherwiseParted;
  };

const phoneKind: Kind = {
  label:
    /^(?:(?:tel(?:efones?)?|fones?|cel(?:ular)?|whats(?:app)?|zap|contato|fixo|m[oó]vel)\b[\s.:/()-]*)+/i,
  marks: /[\d\s().+-]/,
};
const phoneNote = /(?<![\s(/-])[\s(/-]+(?:whats(?:app)?|zap|cel(?:ular)?|fixo)\)?$/i;

/** `0xx19`, `+55 (0xx19)`: a 0, an unspecified carrier, and the area code. */
const openCarrier = /(?<=^\+?(?:55)?\W{0,3}0?\W{0,2})(?:xx|\*\*)/i;

/** The refusal for phone numbers, with or without +55, carrier or area code. */
export const phoneRefusal: Refusal = (text) => {
  const number = bare(text, phoneKind).replace(openCarrier, '').replace(phoneNote, '');
  const other = strange(number, phoneKind);
  if (other) return notPart(other);
  if (isForeign(number)) return 'é um telefone de outro país';
  if (/^0[3589]00\d{6,7}$/.test(digitsOf(number))) return 'falta um DDD: números como o 0800 não têm';
  const national = nationalDigits(number);
  const { length } = national;
  if (length > 11) return tooMany(length, 11);
  if (length === 11 && national[2] !== '9') return 'um telefone de nove números começa com 9';
  const hasPrefix = digitsOf(number).length > length;
  const parted = partings(number);
  const last = parted.at(-1) ?? 0;
  // Digits after a complete number: an extension.
  const isExtended = !hasPrefix && last >= 8 && length - last < 3;
  const hasArea = hasPrefix || parted.includes(2) || parted.every((place) => place === length - 4);
  if (isExtended || (length > 9 && !hasArea)) return otherwiseParted;
  return undefined;
};

/** Error of a field that refused a whole text. */
export const notTaken = (reason: string) =>
  `O que foi colado não cabe aqui: ${reason}. Confira e cole de novo.`;
