import * as v from 'valibot';
import { digits, optionalDate, phpId, someOf, text } from '@/api/reply';
import { validCpf } from '../../alike/identity';
import { lineKey, nameWords, phoneKey, plainWords } from '../../alike/keys';
import { nameOf, type Name } from './names';

/** A row of the whole base; what a thin row lacks stays undefined. */
export const baseRow = v.object({
  id: phpId,
  name: text,
  // With the + of one from abroad, which without it may be a number of Brazil.
  telephone: text,
  email: text,
  formattedAddress: text,
  districtAndCity: text,
  individualRegistration: v.optional(digits),
  dateOfBirth: v.optional(optionalDate),
  telephones: v.optional(someOf(v.object({ number: text }))),
  address: v.optional(text),
  addressNumber: v.optional(text),
  zipcode: v.optional(digits),
  nickName: v.optional(text),
  genreName: v.optional(text),
});
type BaseRow = v.InferOutput<typeof baseRow>;

/** The columns that a thin row lacks, as people call them. */
const columnWords = {
  individualRegistration: 'CPF',
  dateOfBirth: 'data de nascimento',
  telephones: 'segundo telefone',
  zipcode: 'CEP',
} as const satisfies Partial<Record<keyof BaseRow, string>>;

/** Which of the compared columns no row of a page has. */
export const missingColumns = (rows: readonly BaseRow[]): string[] =>
  Object.entries(columnWords).flatMap(([column, word]) =>
    rows.some((row) => row[column as keyof typeof columnWords] !== undefined) ? [] : [word],
  );

/** What is compared of a voter; '' when unknown. */
export interface Known {
  id: number;
  shown: string;
  name: Name;
  /** Only a valid one. */
  cpf: string;
  birth: string;
  phones: readonly string[];
  /** The telephones without the ninth digit. */
  lines: readonly string[];
  email: string;
  /** Street and number, folded. */
  address: string;
  /** CEP and number. */
  zipAndNumber: string;
  zip: string;
  genre: string;
  place: string;
}

const streetWords: readonly (readonly [RegExp, string])[] = [
  [/^(r|rua) /, ''],
  [/^(av|avenida) /, 'av '],
  [/^(tv|travessa) /, 'tv '],
  [/^(al|alameda) /, 'al '],
  [/ (n|no|numero) (?=\d)/g, ' '],
];

const streetKey = (written: string) =>
  streetWords.reduce((street, [from, to]) => street.replace(from, to), plainWords(written));

/** Only a street with its number tells one house. */
function addressKey({ address, addressNumber, formattedAddress }: BaseRow): string {
  const written = address === undefined ? formattedAddress : `${address} ${addressNumber ?? ''}`;
  const key = streetKey(written);
  return /\D\d+/.test(key) ? key : '';
}

export function knownOf(row: BaseRow): Known {
  const { id, name, telephone, telephones = [], individualRegistration = '', zipcode = '' } = row;
  const zip = /^\d{8}$/.test(zipcode) ? zipcode : '';
  const number = row.addressNumber?.trim() ?? '';
  const phones = [telephone, ...telephones.map((one) => one.number)].map(phoneKey).filter(Boolean);
  return {
    id,
    shown: name,
    name: nameOf(nameWords(name), plainWords(row.nickName ?? '').split(' ')[0]),
    cpf: validCpf(individualRegistration),
    birth: row.dateOfBirth ?? '',
    phones: [...new Set(phones)],
    lines: [...new Set(phones.map(lineKey))],
    email: row.email.trim().toLowerCase(),
    address: addressKey(row),
    zipAndNumber: zip && number ? `${zip} ${number}` : '',
    zip,
    genre: /^[mf]/i.test(row.genreName ?? '') ? (row.genreName ?? '').slice(0, 1).toLowerCase() : '',
    place: row.districtAndCity,
  };
}
