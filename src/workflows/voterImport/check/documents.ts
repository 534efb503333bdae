import { isCpf } from '@/formats/cpf';
import { isZeros, wholeDigits } from './cells';

/* Numbers of documents and addresses. `null`: it cannot be read; `lost`: a spreadsheet left out digits of it. */

export const lost = Symbol('lost digits');

export type ReadDigits = string | typeof lost | null;

const cpfLength = 11;
/** A spreadsheet drops the zeros in front. */
const maxZeros = 3;
const zipcodeLength = 8;
const titleLength = 12;
const cnsLength = 15;

/** Digits of a cell, given to `whole`; '' of zeros alone. */
function digitsIn(cell: string, whole: (digits: string) => string | null): ReadDigits {
  if (cell === '' || isZeros(cell)) return '';
  const digits = wholeDigits(cell);
  return digits === null ? lost : digits === '' ? null : whole(digits);
}

/** A CPF whose first zeros a spreadsheet dropped gets them back. */
export const readCpf = (cell: string): ReadDigits =>
  digitsIn(cell, (digits) => {
    const whole = digits.length >= cpfLength - maxZeros ? digits.padStart(cpfLength, '0') : digits;
    return isCpf(whole) ? whole : null;
  });

/** Eight digits, with the first zero that a spreadsheet dropped. */
export const readZipcode = (cell: string): ReadDigits =>
  digitsIn(cell.replace(/^cep\W{0,3}/i, ''), (digits) =>
    digits.length === zipcodeLength || digits.length === zipcodeLength - 1
      ? digits.padStart(zipcodeLength, '0')
      : null,
  );

/** Its ninth and tenth digit are a state, or 28 of who votes abroad. */
const isTitleOfState = (title: string) => /^\d{8}(?:0[1-9]|1\d|2[0-8])\d\d$/.test(title);

/** Twelve digits; fewer get their zeros back where that makes one of it. Wrong check digits are not judged here. */
export const readVoterTitle = (cell: string): ReadDigits =>
  digitsIn(cell, (digits) => {
    const whole = digits.padStart(titleLength, '0');
    return digits.length === titleLength ||
      (digits.length < titleLength && digits.length >= titleLength - maxZeros && isTitleOfState(whole))
      ? whole
      : null;
  });

/** Fifteen digits. */
export const readHealthCard = (cell: string): ReadDigits =>
  digitsIn(cell, (digits) => (digits.length === cnsLength ? digits : null));

/** Digits up to so many; '' for none. `12ª` is 12. */
export function readDigits(cell: string, most: number): ReadDigits {
  if (cell === '') return '';
  const digits = wholeDigits(cell.replace(/[ªº°]/g, ''));
  if (digits === null) return lost;
  return digits.length > 0 && digits.length <= most ? digits : null;
}

const maxHouseDigits = 10;

/** A house's number, thousands without their dot; null for 'S/N' and '12-A', which the API does not take. */
export function readHouse(cell: string): string | null {
  const text = cell.replace(/^n[º°o.]{0,2} ?(?=\d)/i, '').replace(/^(\d{1,5})[.,]0{1,2}$/, '$1');
  const plain = /^\d{1,3}(?:\.\d{3}){1,2}$/.test(text) ? text.replaceAll('.', '') : text;
  return /^\d*$/.test(plain) && plain.length <= maxHouseDigits ? plain : null;
}
