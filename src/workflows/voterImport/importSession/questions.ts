import type { PageRead } from '@/records/export/csvBuilder';
import type { DistrictOption } from '@/features/voters/form/address/addressLookup';
import type { CityOption } from '@/lookups/places';
import type { Answers, AskedWord, CheckedVoter, FaultChoice, RowOptions } from '../check/checkRow';
import type { ColumnFacts } from '../columns/columnFacts';
import type { ColumnUse, FieldKey } from '../columns/fields';
import type { Encoding } from '../sheet/decode';
import type { Separator } from '../sheet/separators';

/* Questions to the import session, which holds the sheet in its worker, and their answers. */

export interface OpenedSheet {
  kind: 'opened';
  /** Without the heading. */
  rows: number;
  headings: string[];
  hasHeadings: boolean;
  /** Row number of the headings in the file; null without any. */
  headingRow: number | null;
  /** The first rows, one of which may be the headings. */
  firstRows: { row: number; text: string }[];
  /** Whether it is a file of rejected rows. */
  isRejected: boolean;
  encoding: Encoding | null;
  separator: Separator | null;
  /** A line with accents, which shows whether the encoding is right; '' without any. */
  accented: string;
  /** The sheets of a workbook, one of which was read; empty if there is no choice. */
  sheets: readonly { name: string; isHidden: boolean }[];
  sheet: string | null;
  hidden: HiddenParts;
  /** Whether hidden parts were read too. */
  withHidden: boolean;
  /** Whether any of the first rows may be the headings. */
  canMoveHeadings: boolean;
  /** Rows that are not persons. */
  skipped: readonly SkippedRow[];
  /** Notes on what was not read from the file, or was changed, as whole sentences. */
  notices: readonly string[];
  /** First non-empty cells of each column. */
  samples: string[][];
}

/** Hidden parts of a workbook: rows and columns. */
export interface HiddenParts {
  rows: number;
  columns: number;
  /** Whether a filter hides the rows. */
  isFiltered: boolean;
}

/** A row above the headings, or one with a total. */
export interface SkippedRow {
  row: number;
  why: 'above' | 'total';
  text: string;
}

export interface Refused {
  kind: 'refused';
  text: string;
}

/** The user's choices for reading a file; missing or null ones are detected. */
export interface ReadingChoices {
  separator: Separator | null;
  hasHeadings: boolean | null;
  headingRow?: number | null;
  encoding?: Encoding | null;
  /** By name. */
  sheet?: string | null;
  /** Whether to read hidden parts of the workbook. */
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
  /** Preview values, by field. */
  values: Partial<Record<FieldKey, string>>;
  wrong: readonly string[];
  /** How values were handled, in words. */
  says: readonly string[];
}

/** A text of the sheet to be resolved to a record: a city, a bairro, a group. */
export interface Named {
  key: string;
  label: string;
  /** Count of rows with it. */
  rows: number;
}

export interface NamedCity extends Named {
  city: string;
  state: string;
}

export interface NamedDistrict extends Named {
  cityKey: string;
}

/** A word that is asked about, and its count of rows. */
export interface AskedCount extends AskedWord {
  rows: number;
}

/** Cells with one kind of fault. */
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
  /** Rows without an answer on messages. */
  withoutConsent: number;
  cities: NamedCity[];
  districts: NamedDistrict[];
  groups: Named[];
  /** Rows with part of an address, but no street or CEP. */
  partial: number;
}

/** Records for the texts of the sheet; null and missing: no such record. */
export interface Resolved {
  cities: Readonly<Record<string, CityOption | null>>;
  districts: Readonly<Record<string, DistrictOption | null>>;
  groups: Readonly<Record<string, number | null>>;
  /** Handling of a row whose address cannot be recorded. */
  withoutAddress: 'note' | 'aside';
  /** Answers for the words that match no option. */
  answers: Answers;
  /** Area code for telephones without one; '' for none. */
  areaCode: string;
  /** Whether persons without an answer in the sheet want messages. */
  allowsForAll: boolean;
  /** For all new voters. */
  voteStatusId: number;
}

export interface Choices {
  inBase: 'skip' | 'complete' | 'create';
  inSheet: 'skip' | 'create';
  /** By kind; missing: 'note'. */
  faults: Readonly<Record<string, FaultChoice>>;
  /** Whether an existing, skipped voter who refuses messages is updated to receive none. */
  noWins: boolean;
}

export const rowFilters = ['all', 'fresh', 'completing', 'repeated', 'warned', 'wrong'] as const;

export type RowFilter = (typeof rowFilters)[number];

/** The result for one row, in words. */
export interface RowView {
  row: number;
  name: string;
  kind: Exclude<RowFilter, 'all' | 'warned'>;
  /** Id of the voter that is completed. */
  voterId?: number;
  /** Values such as `E-mail: ana@exemplo.com`. */
  written: readonly string[];
  changed: readonly string[];
  left: readonly string[];
  /** Why it is not imported. */
  why: string;
  /** Notes on a row that is imported. */
  notices: readonly string[];
}

export interface Plan {
  fresh: number;
  completing: number;
  repeated: number;
  /** Includes the excluded ones. */
  wrong: number;
  /** Imported rows with something to check. */
  warned: number;
  /** Existing, skipped voters who want no messages. */
  onlyNo: number;
  faults: FaultCount[];
  /** False if the server returned no CPF at all. */
  hasCpf: boolean;
  /** Count of existing voters compared. */
  compared: number;
}

export interface ReadyAddress extends Pick<CheckedVoter, 'zipcode' | 'street' | 'number' | 'additional'> {
  city: CityOption;
  district: DistrictOption;
}

/** One write. */
export interface ImportItem {
  row: number;
  /** Id of the voter that is completed; null for a new one. */
  voterId: number | null;
  voter: CheckedVoter;
  groupIds: number[];
  /** The resolved address of the sheet. */
  address: ReadyAddress | null;
  /** The address as text, for the note of a voter without one. */
  addressNote: string;
  /** Groups that do not exist, for the note. */
  groupNote: string;
  /** As in the sheet, or as answered for all rows without it. */
  allows: boolean;
  voteStatusId: number;
  /** Whether the write only stops messages to an existing voter. */
  isOnlyNo: boolean;
  /** Whether its CPF, or its telephone and name, are unique: a search can then show whether it was created. */
  canTell: boolean;
}

export interface ImportSession {
  open: (question: OpenQuestion) => Promise<OpenedSheet | Refused>;
  preview: (how: HowToRead) => Promise<{ rows: PreviewRow[] }>;
  /** Counts of each column's cells by kind. */
  columns: (how: HowToRead) => Promise<{ columns: ColumnFacts[] }>;
  check: (how: HowToRead) => Promise<Checked>;
  /** Discards the existing voters read earlier. */
  beginBase: (_: null) => Promise<object>;
  addBase: (body: Blob) => Promise<PageRead>;
  plan: (question: { resolved: Resolved; choices: Choices }) => Promise<Plan>;
  /** The results for some of the rows. */
  rows: (question: { filter: RowFilter; from: number; count: number }) => Promise<{ rows: RowView[] }>;
  cells: (question: { row: number }) => Promise<{ cells: string[] }>;
  /** Corrects a row: the cells replace those of the sheet. */
  fix: (question: { row: number; cells: readonly string[] }) => Promise<Checked>;
  items: (question: { from: number; count: number }) => Promise<{ items: ImportItem[] }>;
  /** All rows but the created ones, each with its reason; `reasons` has those from the sending, by row. */
  /** The rows that are not imported; `made` null: nothing was sent yet, and rows to be sent are excluded. */
  rejected: (question: {
    made: readonly number[] | null;
    reasons: readonly (readonly [number, string])[];
  }) => Promise<Blob>;
}

export type ImportQuestion = {
  [Key in keyof ImportSession]: { ask: Key; about: Parameters<ImportSession[Key]>[0] };
}[keyof ImportSession];
