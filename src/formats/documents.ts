/**
 * CPF, CNPJ, título de eleitor and cartão SUS (CNS): shown with their masks, checked by their digits.
 * Each check comes from its own entry of the library, so a page loads only what it uses.
 * A wrong título or CNS is a warning on screen, never a refusal: the server decides.
 */
import { formatCnpj as libraryFormatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCns } from '@brazilian-utils/brazilian-utils/is-valid-cns';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { isValidVoterId } from '@brazilian-utils/brazilian-utils/is-valid-voter-id';
import { digitsOf } from './phone';

type Maybe = string | null | undefined;

/** Since July 2026 the first twelve places of a CNPJ may hold letters. */
const withLetters = { version: 2 } as const;

const plain = (text: Maybe) => text?.trim() ?? '';

/**
 * Puts the digits into the mask's zeros when they fill it exactly, else gives the text as it was:
 * a number of another length, or one the API already hid with `*`, is shown and not cut.
 */
function fill(text: Maybe, mask: string): string {
  const digits = digitsOf(text);
  if (digits.length !== digitsOf(mask).length || plain(text).includes('*')) return plain(text);
  let next = 0;
  return mask.replace(/0/g, () => digits[next++] ?? '');
}

/** `fill`, then hides every digit but the first `shown` and the last `last`. Hides all of an unknown length. */
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

/** `123.456.789-09`. Another length comes back as it is; '' for null and undefined. */
export const formatCpf = (cpf: Maybe): string => fill(cpf, cpfMask);
/** `123.***.***-09`, the middle digits hidden. Every digit of another length is hidden; text already hidden stays. */
export const maskCpfMiddle = (cpf: Maybe): string =>
  plain(cpf).includes('*') ? plain(cpf) : hide(cpf, cpfMask, 3, 2);
/** True for eleven digits, masked or not, with right check digits. */
export const isCpf = (cpf: Maybe): boolean => isValidCpf(plain(cpf));

/** `12.ABC.345/01DE-35`, digits or, since July 2026, letters. Another length comes back as it is. */
export function formatCnpj(cnpj: Maybe): string {
  const text = plain(cnpj);
  return /^[0-9A-Z]{12}\d{2}$/i.test(text.replace(/[\s./-]/g, ''))
    ? libraryFormatCnpj(text.toUpperCase(), withLetters)
    : text;
}
/** True for a CNPJ of digits or letters, masked or not, with right check digits. */
export const isCnpj = (cnpj: Maybe): boolean => isValidCnpj(plain(cnpj).toUpperCase(), withLetters);

/**
 * A CPF or a CNPJ with its mask (a payee's register). The field is free text on the wire:
 * letters are taken for a CNPJ only when its check digits agree; anything else comes back as it is.
 */
export function formatCpfOrCnpj(register: Maybe): string {
  const text = plain(register);
  if (!/^[\d\s./-]*$/.test(text)) return isCnpj(text) ? formatCnpj(text) : text;
  return digitsOf(text).length === 11 ? formatCpf(text) : formatCnpj(text);
}

/** `maskCpfMiddle` for a payer who may be a company: of a CNPJ the first two places and the check digits stay. */
export function maskCpfOrCnpjMiddle(register: Maybe): string {
  const text = plain(register);
  if (text.includes('*') || text.replace(/[\s./-]/g, '').length !== 14) return maskCpfMiddle(text);
  return formatCnpj(text).replace(
    /^(.{2})(.*)(-.{2})$/,
    (_, head: string, middle: string, last: string) => head + middle.replace(/\w/g, '*') + last,
  );
}

/** `0043 5687 0906`. Another length comes back as it is. */
export const formatVoterTitle = (title: Maybe): string => fill(title, voterTitleMask);
/** The first four digits and the last two, the rest hidden by default on screen (LGPD). */
export const maskVoterTitle = (title: Maybe): string => hide(title, voterTitleMask, 4, 2);
/** True for a título with right state and check digits. For a warning, not a refusal. */
export const isVoterTitle = (title: Maybe): boolean => isValidVoterId(plain(title));

/** `700 0000 0000 0005` (SUS card). Another length comes back as it is. */
export const formatCns = (cns: Maybe): string => fill(cns, cnsMask);
/** The first three digits and the last two, the rest hidden by default on screen (LGPD). */
export const maskCns = (cns: Maybe): string => hide(cns, cnsMask, 3, 2);
/** True for a SUS card number with a right check (DATASUS algorithm, the library's). For a warning, not a refusal. */
export const isCns = (cns: Maybe): boolean => isValidCns(plain(cns));

/** `01310-100`. Another length comes back as it is. */
export const formatZipcode = (zipcode: Maybe): string => fill(zipcode, '00000-000');
