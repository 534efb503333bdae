import * as v from 'valibot';
import { digits, flag, optionalDate, phpId, someOf, text } from '@/api/reply';
import { traitsOf, type Traits } from '@/lookups/voters/alike/traits';

/** A row of the full list; columns missing from a thin row are undefined. */
export const baseRow = v.object({
  id: phpId,
  name: text,
  // Foreign numbers keep their `+`, without which they may look Brazilian.
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
  status: v.optional(flag(true)),
});
type BaseRow = v.InferOutput<typeof baseRow>;

/** Names of the columns that a thin row lacks. */
const columnWords = {
  individualRegistration: 'CPF',
  dateOfBirth: 'data de nascimento',
  telephones: 'segundo telefone',
  zipcode: 'CEP',
} as const satisfies Partial<Record<keyof BaseRow, string>>;

/** Compared columns that no row of a page has. */
export const missingColumns = (rows: readonly BaseRow[]): string[] =>
  Object.entries(columnWords).flatMap(([column, word]) =>
    rows.some((row) => row[column as keyof typeof columnWords] !== undefined) ? [] : [word],
  );

/** A voter's data for comparison and for the list. */
export interface Known extends Traits {
  id: number;
  shown: string;
  place: string;
  isActive: boolean;
}

export function knownOf(row: BaseRow): Known {
  const { id, name, telephone, telephones = [], address, addressNumber = '' } = row;
  return {
    ...traitsOf({
      name,
      nickName: row.nickName ?? '',
      cpf: row.individualRegistration ?? '',
      birth: row.dateOfBirth ?? '',
      phones: [telephone, ...telephones.map(({ number }) => number)],
      email: row.email,
      address: address === undefined ? row.formattedAddress : `${address} ${addressNumber}`,
      zipcode: row.zipcode ?? '',
      houseNumber: addressNumber,
      genre: row.genreName ?? '',
    }),
    id,
    shown: name,
    place: row.districtAndCity,
    isActive: row.status ?? true,
  };
}
