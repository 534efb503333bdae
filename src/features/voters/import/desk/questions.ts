import type { PageRead } from '@/records/export/csvBuilder';
import type { DistrictOption } from '../../form/address/addressLookup';
import type { CityOption } from '@/lookups/places';
import type { CheckedVoter, RowOptions } from '../check/checkRow';
import type { ColumnUse, FieldKey } from '../columns/fields';
import type { Encoding } from '../sheet/decode';
import type { Separator } from '../sheet/separators';

/* What is asked of the desk, which holds the sheet in its worker, and what it answers. */

export interface OpenedSheet {
  kind: 'opened';
  /** Without the heading. */
  rows: number;
  headings: string[];
  hasHeadings: boolean;
  encoding: Encoding | null;
  separator: Separator | null;
  /** First cells of each column that are not empty. */
  samples: string[][];
}

export interface Refused {
  kind: 'refused';
  text: string;
}

export interface OpenQuestion {
  source: Blob | string;
  separator: Separator | null;
  /** Null: as it looks. */
  hasHeadings: boolean | null;
}

export interface HowToRead {
  columns: readonly ColumnUse[];
  options: RowOptions;
}

export interface PreviewRow {
  row: number;
  /** As it will be, by field. */
  values: Partial<Record<FieldKey, string>>;
  wrong: readonly string[];
}

/** A text of the sheet that must become a record: a city, a bairro, a group. */
export interface Named {
  key: string;
  label: string;
  /** How many rows have it. */
  rows: number;
}

export interface NamedCity extends Named {
  city: string;
  state: string;
}

export interface NamedDistrict extends Named {
  cityKey: string;
}

export interface WrongRow {
  row: number;
  name: string;
  why: string;
}

export interface Checked {
  total: number;
  wrong: number;
  firstWrong: WrongRow[];
  cities: NamedCity[];
  districts: NamedDistrict[];
  groups: Named[];
  /** Rows with some of an address, but no street or CEP. */
  partial: number;
}

/** How the texts of the sheet were settled; null and missing: as no such record. */
export interface Settled {
  cities: Readonly<Record<string, CityOption | null>>;
  districts: Readonly<Record<string, DistrictOption | null>>;
  groups: Readonly<Record<string, number | null>>;
  /** What becomes of a row whose address cannot be recorded. */
  withoutAddress: 'note' | 'aside';
}

export interface Choices {
  inBase: 'skip' | 'complete' | 'create';
  inSheet: 'skip' | 'create';
}

export interface Plan {
  fresh: number;
  completing: number;
  repeated: number;
  /** Also those that were set aside. */
  wrong: number;
  firstRepeated: WrongRow[];
  firstWrong: WrongRow[];
  /** False where the server gave no CPF of anybody. */
  hasCpf: boolean;
  /** Voters of the base that were compared. */
  compared: number;
}

export interface ReadyAddress extends Pick<CheckedVoter, 'zipcode' | 'street' | 'number' | 'additional'> {
  city: CityOption;
  district: DistrictOption;
}

/** One write. */
export interface ImportItem {
  row: number;
  /** Of the voter that is completed; null of a new one. */
  voterId: number | null;
  voter: CheckedVoter;
  groupIds: number[];
  /** What the address of the sheet was settled to. */
  address: ReadyAddress | null;
  /** The address as text, for the note of a voter without one. */
  addressNote: string;
  /** Its CPF, or its telephone and name, are nobody else's: a search can tell whether it was made. */
  canTell: boolean;
}

export interface Desk {
  open: (question: OpenQuestion) => Promise<OpenedSheet | Refused>;
  preview: (how: HowToRead) => Promise<{ rows: PreviewRow[] }>;
  check: (how: HowToRead) => Promise<Checked>;
  /** Forgets what was read of the base. */
  beginBase: (_: null) => Promise<object>;
  addBase: (body: Blob) => Promise<PageRead>;
  plan: (question: { settled: Settled; choices: Choices }) => Promise<Plan>;
  items: (question: { from: number; count: number }) => Promise<{ items: ImportItem[] }>;
  /** All rows but those that are made, with the reason of each; `reasons` by row where the sending tells it. */
  rejected: (question: {
    made: readonly number[];
    reasons: readonly (readonly [number, string])[];
  }) => Promise<Blob>;
}

export type DeskQuestion = { [Key in keyof Desk]: { ask: Key; about: Parameters<Desk[Key]>[0] } }[keyof Desk];
