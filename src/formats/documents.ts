/** Display masks; checks are in documentChecks, which public pages do not load. */
import { formatCnpj as libraryFormatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { digitsOf } from './phone';

type Maybe = string | null | undefined;

/** CNPJs have letters in the first twelve places since July 2026. */
export const withLetters = { version: 2 } as const;

const plain = (text: Maybe) => text?.trim() ?? '';

// Applies the mask if the digits fill it exactly, else keeps the text (other lengths, API-hidden `*`).
function fill(text: Maybe, mask: string): string {
  const digits = digitsOf(text);
  if (digits.length !== digitsOf(mask).length || plain(text).includes('*')) return plain(text);
  let next = 0;
  return mask.replace(/0/g, () => digits[next++] ?? '');
}

/** `fill`, hiding all but the first `shown` and last `last` digits; all of them at an unknown length. */
function hide(text: Maybe, mask: string, shown: number, last: number): string {
  const filled = fill(text, mask);
  const count = digitsOf(filled).length;
  const known = count === digitsOf(mask).length;
  let place = 0;
  return filled.replace(/\d/g, (digit) => {
    place += 1;
    return known && (place <= shown || place > count - last) ? digit : '*';
  });
}

const cpfMask = '000.000.000-00';
const voterTitleMask = '0000 0000 0000';
const cnsMask = '000 0000 0000 0000';

/** `123.456.789-09`; other lengths unchanged, '' for none. */
export const formatCpf = (cpf: Maybe): string => fill(cpf, cpfMask);
/** `123.***.***-09`; other lengths fully hidden, already hidden text unchanged. */
export const maskCpfMiddle = (cpf: Maybe): string =>
  plain(cpf).includes('*') ? plain(cpf) : hide(cpf, cpfMask, 3, 2);

/** `12.ABC.345/01DE-35`; other lengths unchanged. */
export function formatCnpj(cnpj: Maybe): string {
  const text = plain(cnpj);
  return /^[0-9A-Z]{12}\d{2}$/i.test(text.replace(/[\s./-]/g, ''))
    ? libraryFormatCnpj(text.toUpperCase(), withLetters)
    : text;
}

/** `maskCpfMiddle`, or a CNPJ with only its first two places and check digits visible. */
export function maskCpfOrCnpjMiddle(register: Maybe): string {
  const text = plain(register);
  if (text.includes('*') || text.replace(/[\s./-]/g, '').length !== 14) return maskCpfMiddle(text);
  return formatCnpj(text).replace(
    /^(.{2})(.*)(-.{2})$/,
    (_, head: string, middle: string, last: string) => head + middle.replace(/\w/g, '*') + last,
  );
}

/** `0043 5687 0906`; other lengths unchanged. */
export const formatVoterTitle = (title: Maybe): string => fill(title, voterTitleMask);
/** Hides all but the first four and last two digits (LGPD). */
export const maskVoterTitle = (title: Maybe): string => hide(title, voterTitleMask, 4, 2);

/** SUS card, `700 0000 0000 0005`; other lengths unchanged. */
export const formatCns = (cns: Maybe): string => fill(cns, cnsMask);
/** Hides all but the first three and last two digits (LGPD). */
export const maskCns = (cns: Maybe): string => hide(cns, cnsMask, 3, 2);

/** `01310-100`; other lengths unchanged. */
export const formatZipcode = (zipcode: Maybe): string => fill(zipcode, '00000-000');
