import type { LocalDate } from '@/formats/dates';
import { isCpf } from '@/formats/cpf';
import { digitsOf, isLocalNumber, isPhone, nationalDigits } from '@/formats/phone';
import { genres, maritalStatuses } from '../../voterTraits';
import { plainWords } from '../../alike/keys';

/* What a cell says. `null`: it cannot be read. */

const dayMs = 86_400_000;
/** Day 0 of a spreadsheet, as it counts from March 1900 on; its own February 1900 has a day too many. */
const serialStart = Date.UTC(1899, 11, 30);
const firstSerial = 61;

function dayOf(year: number, month: number, day: number): LocalDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** A year alone is no day, nor the number of one. */
const isYear = (cell: string) => /^(?:19|20)\d\d$/.test(cell);

const written =
  /^(?:(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})|(\d{4})-(\d{1,2})-(\d{1,2}))(?:[T ]\d{1,2}:\d{2}.*)?$/;

/** `dd/mm/aaaa`, `aaaa-mm-dd` or a spreadsheet's number of a day; '' for none. A year of two digits says too little. */
export function readDate(cell: string): LocalDate | '' | null {
  if (cell === '' || /^0000-00-00/.test(cell)) return '';
  const found = written.exec(cell);
  if (found) {
    const [, day, month, year, isoYear, isoMonth, isoDay] = found;
    return dayOf(Number(year ?? isoYear), Number(month ?? isoMonth), Number(day ?? isoDay));
  }
  if (!/^\d{2,5}(?:[.,]\d+)?$/.test(cell)) return null;
  const serial = Math.floor(Number(cell.replace(',', '.')));
  if (serial < firstSerial || isYear(cell)) return null;
  return new Date(serialStart + serial * dayMs).toISOString().slice(0, 10);
}

/** Digits; a CPF whose first zeros a spreadsheet dropped gets them back. */
export function readCpf(cell: string): string | null {
  if (cell === '') return '';
  const digits = /^[\d\s./-]+$/.test(cell) ? digitsOf(cell) : '';
  const whole = digits.length >= 9 ? digits.padStart(11, '0') : digits;
  return isCpf(whole) ? whole : null;
}

/** Eight digits, with the first zero that a spreadsheet dropped. */
export function readZipcode(cell: string): string | null {
  if (cell === '') return '';
  const digits = /^[\d\s.-]+$/.test(cell) ? digitsOf(cell) : '';
  return digits.length === 7 || digits.length === 8 ? digits.padStart(8, '0') : null;
}

/** Digits up to so many; '' for none. */
export function readDigits(cell: string, most: number): string | null {
  if (cell === '') return '';
  const digits = /^[\d\s./-]+$/.test(cell) ? digitsOf(cell) : '';
  return digits.length > 0 && digits.length <= most ? digits : null;
}

/** Whole telephones of a cell, which may hold several; a local number gets the area code, if one is given. */
export function readPhones(cell: string, areaCode: string): string[] | null {
  const phones: string[] = [];
  for (const part of cell.split(/[,;/|\n]| e | ou /i).map((one) => one.trim())) {
    if (part === '') continue;
    const digits = nationalDigits(part);
    const whole = areaCode && isLocalNumber(part) ? areaCode + digitsOf(part) : digits;
    if (!/^[\d\s()+.\-–A-Za-zÀ-ÿ:*]*$/.test(part) || /\d[eE][+]\d/.test(part) || !isPhone(whole)) return null;
    if (!phones.includes(whole)) phones.push(whole);
  }
  return phones;
}

const genreWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...Object.fromEntries(genres.map(({ value, label }) => [plainWords(label), value])),
    ...{ m: 1, masc: 1, homem: 1, male: 1, f: 2, fem: 2, mulher: 2, female: 2 },
    ...{ '': 3, n: 3, ni: 3, 'n i': 3, i: 3, outro: 3, outros: 3, outra: 3, x: 3, ignorado: 3 },
    ...{ 'nao informada': 3, 'sem informacao': 3, 'prefere nao informar': 3, 'nao declarado': 3 },
  }),
);

/** Where a sheet does not tell. */
export const unknownGenre = 3;

export const readGenre = (cell: string): number | null => genreWords.get(plainWords(cell)) ?? null;

const maritalWords: ReadonlyMap<string, number> = new Map(
  maritalStatuses.flatMap(({ value, label }) => {
    const stem = plainWords(label.replace('(a)', '')).replace(/o$/, '');
    return label.endsWith('(a)')
      ? [`${stem}o`, `${stem}a`, `${stem}o a`].map((word) => [word, value] as const)
      : [[plainWords(label), value] as const];
  }),
);

/** An id; '' for none. */
export function readMaritalStatus(cell: string): number | '' | null {
  const word = plainWords(cell);
  return word === '' || word === 'nao informado' ? '' : (maritalWords.get(word) ?? null);
}

const yes = new Set(['sim', 's', 'yes', '1', 'true', 'verdadeiro', 'x', 'aceita', 'autoriza']);
const no = new Set(['nao', 'n', 'no', '0', 'false', 'falso', 'nao aceita', 'nao autoriza', 'recusa']);

/** '' for none. */
export function readYesOrNo(cell: string): boolean | '' | null {
  const word = plainWords(cell);
  if (word === '') return '';
  return yes.has(word) ? true : no.has(word) ? false : null;
}
