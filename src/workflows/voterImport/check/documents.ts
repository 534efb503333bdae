import { isCpf } from '@/formats/cpf';
import { isZeros, wholeDigits } from './cells';

/* Document numbers and addresses. `null`: unreadable; `lost`: a spreadsheet dropped some of its digits. */

export const lost = Symbol('lost digits');

export type ReadDigits = string | typeof lost | null;

const cpfLength = 11;
/** A spreadsheet drops leading zeros. */
const maxZeros = 3;
const zipcodeLength = 8;
const titleLength = 12;
const cnsLength = 15;

/** Digits of a cell, passed to `whole`; '' if all are zeros. */
function digitsIn(cell: string, whole: (digits: string) => string | null): ReadDigits {
  if (cell === '' || isZeros(cell)) return '';
  const digits = wholeDigits(cell);
  return digits === null ? lost : digits === '' ? null : whole(digits);
}

/** A CPF, with the leading zeros that a spreadsheet dropped. */
export const readCpf = (cell: string): ReadDigits =>
  digitsIn(cell, (digits) => {
    const whole = digits.length >= cpfLength - maxZeros ? digits.padStart(cpfLength, '0') : digits;
    return isCpf(whole) ? whole : null;
  });

/** Eight digits, with the leading zero that a spreadsheet dropped. */
export const readZipcode = (cell: string): ReadDigits =>
  digitsIn(cell.replace(/^cep\W{0,3}/i, ''), (digits) =>
    digits.length === zipcodeLength || digits.length === zipcodeLength - 1
      ? digits.padStart(zipcodeLength, '0')
      : null,
  );

/** Its ninth and tenth digits are a state, or 28 for voters abroad. */
const isTitleOfState = (title: string) => /^\d{8}(?:0[1-9]|1\d|2[0-8])\d\d$/.test(title);

/** Twelve digits; fewer are padded with leading zeros if that yields a state. Check digits are not verified here. */
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

/** Up to `most` digits; '' for none. `12ª` is 12. */
export function readDigits(cell: string, most: number): ReadDigits {
  if (cell === '') return '';
  const digits = wholeDigits(cell.replace(/[ªº°]/g, ''));
  if (digits === null) return lost;
  return digits.length > 0 && digits.length <= most ? digits : null;
}

const maxHouseDigits = 10;

/** A house number, without thousands separators; null for 'S/N' and '12-A', which the API rejects. */
export function readHouse(cell: string): string | null {
  const text = cell.replace(/^n[º°o.]{0,2} ?(?=\d)/i, '').replace(/^(\d{1,5})[.,]0{1,2}$/, '$1');
  const plain = /^\d{1,3}(?:\.\d{3}){1,2}$/.test(text) ? text.replaceAll('.', '') : text;
  return /^\d*$/.test(plain) && plain.length <= maxHouseDigits ? plain : null;
}
