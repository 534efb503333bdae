import type { PageRead } from '@/records/export/csvBuilder';
import type { DistrictOption } from '@/features/voters/form/address/addressLookup';
import type { CityOption } from '@/lookups/places';
import type { Answers, AskedWord, CheckedVoter, FaultChoice, RowOptions } from '../check/checkRow';
import type { ColumnFacts } from '../columns/columnFacts';
import type { ColumnUse, FieldKey } from '../columns/fields';
import type { Encoding } from '../sheet/decode';
import type { Separator } from '../sheet/separators';

/* What is asked of the import session, which holds the sheet in its worker, and what it answers. */

export interface OpenedSheet {
  kind: 'opened';
  /** Without the heading. */
  rows: number;
  headings: string[];
  hasHeadings: boolean;
  /** Where the headings stand in the file; null without any. */
  headingRow: number | null;
  /** The first rows, of which one may be that of the headings. */
  firstRows: { row: number; text: string }[];
  /** It is a file of the rows that did not come in. */
  isRejected: boolean;
  encoding: Encoding | null;
  separator: Separator | null;
  /** A line with accents, by which one sees whether the encoding is right; '' without any. */
  accented: string;
  /** The sheets of a workbook, of which one was read; none where there is nothing to choose. */
  sheets: readonly { name: string; isHidden: boolean }[];
  sheet: string | null;
  hidden: HiddenParts;
  /** What is hidden was taken as well. */
  withHidden: boolean;
  /** Any of the first rows may hold the headings. */
  canMoveHeadings: boolean;
  /** Rows that are nobody. */
  skipped: readonly SkippedRow[];
  /** What of the file did not come, or was changed, in whole sentences. */
  notices: readonly string[];
  /** First cells of each column that are not empty. */
  samples: string[][];
}

/** What a workbook hides: rows and columns. */
export interface HiddenParts {
  rows: number;
  columns: number;
  /** The rows are hidden by a filter. */
  isFiltered: boolean;
}

/** A row above the headings, or one that sums up the others. */
export interface SkippedRow {
  row: number;
  why: 'above' | 'total';
  text: string;
}

export interface Refused {
  kind: 'refused';
  text: string;
}

/** How a file is read, where a person says it; what is missing or null is found. */
export interface ReadingChoices {
  separator: Separator | null;
  hasHeadings: boolean | null;
  headingRow?: number | null;
  encoding?: Encoding | null;
  /** By name. */
  sheet?: string | null;
  /** Takes what the workbook hides as well. */
  withHidden?: boolean;
}

export interface OpenQuestion extends ReadingChoices {
  source: Blob | string;
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
  /** What is done with values, in words. */
  says: readonly string[];
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

/** A word that is asked about, and how many rows have it. */
export interface AskedCount extends AskedWord {
  rows: number;
}

/** What is wrong in cells of one kind. */
export interface FaultCount {
  kind: string;
  label: string;
  rows: number;
  samples: string[];
}

export interface Checked {
  total: number;
  wrong: number;
  words: AskedCount[];
  /** Rows that do not tell whether the person wants messages. */
  withoutConsent: number;
  cities: NamedCity[];
  districts: NamedDistrict[];
  groups: Named[];
  /** Rows with some of an address, but no street or CEP. */
  partial: number;
}

/** How the texts of the sheet were resolved; null and missing: as no such record. */
export interface Resolved {
  cities: Readonly<Record<string, CityOption | null>>;
  districts: Readonly<Record<string, DistrictOption | null>>;
  groups: Readonly<Record<string, number | null>>;
  /** What becomes of a row whose address cannot be recorded. */
  withoutAddress: 'note' | 'aside';
  /** What the words are that are no choice of the product. */
  answers: Answers;
  /** Of telephones without one; '' for none. */
  areaCode: string;
  /** Whether those want messages of whom the sheet does not tell. */
  allowsForAll: boolean;
  /** Of all that are made. */
  voteStatusId: number;
}

export interface Choices {
  inBase: 'skip' | 'complete' | 'create';
  inSheet: 'skip' | 'create';
  /** By kind; missing: 'note'. */
  faults: Readonly<Record<string, FaultChoice>>;
  /** Who is there, is skipped and wants no messages gets none from now on. */
  noWins: boolean;
}

export const rowFilters = ['all', 'fresh', 'completing', 'repeated', 'warned', 'wrong'] as const;

export type RowFilter = (typeof rowFilters)[number];

/** What becomes of one row, in words. */
export interface RowView {
  row: number;
  name: string;
  kind: Exclude<RowFilter, 'all' | 'warned'>;
  /** Of the voter that is completed. */
  voterId?: number;
  /** `E-mail: ana@exemplo.com`. */
  written: readonly string[];
  changed: readonly string[];
  left: readonly string[];
  /** Why it does not come in. */
  why: string;
  /** What is to be known of it though it comes in. */
  notices: readonly string[];
}

export interface Plan {
  fresh: number;
  completing: number;
  repeated: number;
  /** Also those that were set aside. */
  wrong: number;
  /** Of those that come in, how many have something to be looked at. */
  warned: number;
  /** Of those that are there and skipped, how many want no messages. */
  onlyNo: number;
  faults: FaultCount[];
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
  /** What the address of the sheet was resolved to. */
  address: ReadyAddress | null;
  /** The address as text, for the note of a voter without one. */
  addressNote: string;
  /** The groups that do not exist, for the note. */
  groupNote: string;
  /** As the sheet says, or as was answered for all it does not tell of. */
  allows: boolean;
  voteStatusId: number;
  /** Only stops the messages to a voter that is there. */
  isOnlyNo: boolean;
  /** Its CPF, or its telephone and name, are nobody else's: a search can tell whether it was made. */
  canTell: boolean;
}

export interface ImportSession {
  open: (question: OpenQuestion) => Promise<OpenedSheet | Refused>;
  preview: (how: HowToRead) => Promise<{ rows: PreviewRow[] }>;
  /** How many cells of each column are what. */
  columns: (how: HowToRead) => Promise<{ columns: ColumnFacts[] }>;
  check: (how: HowToRead) => Promise<Checked>;
  /** Forgets what was read of the base. */
  beginBase: (_: null) => Promise<object>;
  addBase: (body: Blob) => Promise<PageRead>;
  plan: (question: { resolved: Resolved; choices: Choices }) => Promise<Plan>;
  /** What becomes of some of the rows. */
  rows: (question: { filter: RowFilter; from: number; count: number }) => Promise<{ rows: RowView[] }>;
  cells: (question: { row: number }) => Promise<{ cells: string[] }>;
  /** Puts a row right: the cells take the place of those of the sheet. */
  fix: (question: { row: number; cells: readonly string[] }) => Promise<Checked>;
  items: (question: { from: number; count: number }) => Promise<{ items: ImportItem[] }>;
  /** All rows but those that are made, with the reason of each; `reasons` by row where the sending tells it. */
  /** The rows that do not come in; `made` null: nothing was sent yet, and what is to be sent comes in. */
  rejected: (question: {
    made: readonly number[] | null;
    reasons: readonly (readonly [number, string])[];
  }) => Promise<Blob>;
}

export type ImportQuestion = {
  [Key in keyof ImportSession]: { ask: Key; about: Parameters<ImportSession[Key]>[0] };
}[keyof ImportSession];
