import * as v from 'valibot';
import { flag, phpId, text } from '@/api/reply';
import { formatZipcode } from '@/formats/documents';
import { socialName } from '@/formats/personName';
import { show } from '@/formats/print';
import { foldText } from '@/formats/text';
import { streetOf, type Voter } from '@/lookups/voters/voter';

/* A recipient of letters. */

/** Undefined if the API does not return the column. */
const column = v.optional(text);

/** A row of the search; most columns are returned only if many rows are requested. */
export const recipientRow = v.object({
  id: phpId,
  name: text,
  formattedAddress: text,
  districtAndCity: text,
  genreName: column,
  address: column,
  addressNumber: column,
  additionalAddress: column,
  districtName: column,
  cityName: column,
  stateName: column,
  zipcode: column,
  status: v.optional(flag(true)),
  nickName: column,
  note: column,
});
export type RecipientRow = v.InferOutput<typeof recipientRow>;

export interface Recipient {
  id: number;
  name: string;
  nickName: string;
  /** The nome social; '' for none. */
  social: string;
  /** Null if not given. */
  genre: 'female' | 'male' | null;
  isActive: boolean;
  /** `Rua das Flores, 10, apto. 12`; '' without an address. */
  street: string;
  district: string;
  city: string;
  state: string;
  /** Masked. */
  zipcode: string;
  /** Known once the record was read; people who opted out get nothing. */
  allows: boolean | null;
}

/** Purposes of the columns. */
export type ColumnName = 'genre' | 'district' | 'city' | 'zipcode' | 'status' | 'nickName';

const keyOf: Readonly<Record<ColumnName, keyof RecipientRow>> = {
  genre: 'genreName',
  district: 'districtName',
  city: 'cityName',
  zipcode: 'zipcode',
  status: 'status',
  nickName: 'nickName',
};

/** Columns that are absent in all rows. */
export const missingOf = (rows: readonly RecipientRow[]): ColumnName[] =>
  rows.length === 0
    ? []
    : (Object.keys(keyOf) as ColumnName[]).filter((name) =>
        rows.every((row) => row[keyOf[name]] === undefined),
      );

const plain = (written: string | undefined) => show(written).trim();

function genreOf(name: string): Recipient['genre'] {
  const word = foldText(name.trim());
  if (/^f(em|$)/.test(word)) return 'female';
  return /^m(asc|$)/.test(word) ? 'male' : null;
}

/** A row as a recipient; without its columns, the list's address is used. */
export function recipientOf(row: RecipientRow): Recipient {
  const hasPlace = row.districtName !== undefined || row.cityName !== undefined;
  const street = [row.address, row.addressNumber, row.additionalAddress].map(plain);
  return {
    id: row.id,
    name: plain(row.name),
    nickName: plain(row.nickName),
    social: plain(socialName(row)),
    genre: genreOf(row.genreName ?? ''),
    isActive: row.status ?? true,
    street: row.address === undefined ? plain(row.formattedAddress) : streetWith(street),
    district: hasPlace ? plain(row.districtName) : '',
    city: hasPlace ? plain(row.cityName) : plain(row.districtAndCity),
    state: plain(row.stateName),
    zipcode: formatZipcode(plain(row.zipcode)),
    allows: null,
  };
}

/** A number alone is not an address. */
const streetWith = ([street = '', ...rest]: readonly string[]) =>
  street && [street, ...rest].filter(Boolean).join(', ');

const female = 2;
const male = 1;

/** A full record as a recipient. */
export const recipientOfVoter = ({ address, ...voter }: Voter): Recipient => ({
  id: voter.id,
  name: plain(voter.name),
  nickName: plain(voter.nickName),
  social: plain(socialName(voter)),
  genre: voter.genre === female ? 'female' : voter.genre === male ? 'male' : null,
  isActive: voter.isActive,
  street: address.street ? plain(streetOf(address)) : '',
  district: plain(address.district),
  city: plain(address.city),
  state: plain(address.state),
  zipcode: formatZipcode(address.zipcode),
  allows: voter.allowsCommunication,
});
