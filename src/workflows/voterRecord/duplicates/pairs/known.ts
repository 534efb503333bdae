import * as v from 'valibot';
import { digits, flag, optionalDate, phpId, someOf, text } from '@/api/reply';
import { traitsOf, type Traits } from '@/lookups/voters/alike/traits';

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
  status: v.optional(flag(true)),
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

/** A voter as compared, and as the list shows them. */
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
