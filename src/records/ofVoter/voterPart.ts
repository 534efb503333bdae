import type { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import type { ReadEndpoint } from '@/api/ask';
import type { ApiFailure } from '@/api/failure';
import type { Unread } from '@/api/findings';
import type { FoundByEach } from '@/records/bulkRead/readEach';
import type { LocalDate, LocalDateTime } from '@/formats/dates';
import type { SheetColumn } from '@/formats/print';
import type { PagedQuery } from '@/records/list/useReadOn';
import type { Remove } from '@/records/panel/removalWork';
import type { Rule } from '@/session/rights';
import type { Known, MatchConfidence } from './matchConfidence';

/**
 * The rows of each kind of record that is of a voter. Each is declared where the part is made:
 * `declare module '@/records/ofVoter/voterPart' { interface VoterRows { call: CallRow } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- its members are declared where the parts are made.
export interface VoterRows {}

/** What a record read whole has, of the kinds that have more than their row. */
// oxlint-disable-next-line typescript/no-empty-object-type -- as above.
export interface WholeRecords {}

export type Kind = keyof VoterRows;

type Whole<K extends Kind> = K extends keyof WholeRecords ? WholeRecords[K] : never;

/** As it stands in the copy of a voter's data: whole, or as its row where it could not be read. */
export type Copied<K extends Kind> = VoterRows[K] | Whole<K>;

/** As a line of the timeline, beside its kind and its date. */
export interface Shown {
  /** Where the record is, and how it is called; without one the kind stands alone. */
  link?: { path: string; text: string };
  status?: ReactNode;
  facts?: readonly string[];
  text: string;
}

/** What a hook of a query gives. */
export interface Answer<T> {
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  isUninitialized: boolean;
  refetch: () => unknown;
}

/** What one search of the page found, and how it stands with it. */
export interface Search<Row> {
  rows: readonly Row[];
  /** Nothing of it was answered yet. */
  isWaiting: boolean;
  failure: ApiFailure | undefined;
  retry: () => unknown;
  unread: Unread | undefined;
  /** Said of it: what was not read, or by what it was searched. */
  note?: string | undefined;
}

export type ContactField = 'telephone' | 'email' | 'name';
export type ContactSearch = Partial<Record<ContactField, string>>;

/** The records hold the voter's number. */
interface Held<Row> {
  way: 'held';
  useRows: (voterId: number) => Search<Row>;
}

/** They say only who they came from. */
interface Found<Row> {
  way: 'found';
  /** What a search can be made by. */
  by: readonly ContactField[];
  useAnswer: (searches: readonly ContactSearch[] | typeof skipToken) => Answer<FoundByEach<Row>>;
  confidenceOf: (known: Known, row: Row) => MatchConfidence;
  /** Said where there is nothing to search by. */
  noneNote: string;
}

/** No search finds them: all of some years are read, once asked to. */
interface Scanned<Row> {
  way: 'scanned';
  usePages: (since: LocalDate | typeof skipToken) => PagedQuery<Row>;
  wasRead: (state: object, since: LocalDate) => boolean;
  confidenceOf: (
    known: Known,
    row: Row,
    voter: { id: number; serviceIds: ReadonlySet<number> },
  ) => MatchConfidence;
  /** Where the answers lack what they are found by. */
  unsaid?: { isSaid: (rows: readonly Row[]) => boolean; note: string };
}

/** Read by the page itself: the requests, of which it shows more. */
interface Shared {
  way: 'page';
}

/** Removed one by one before the voter. */
interface RemovedAlone<Row> {
  way: 'alone';
  rule?: Rule;
  nameOf: (row: Row) => string;
  useRemove: () => readonly [Remove, ...unknown[]];
  /** Reads a record: one that is not found was removed. */
  record: ReadEndpoint<number, unknown>;
}

/** The API removes them with the voter. */
interface RemovedWith {
  way: 'with the voter';
  count: (total: number) => string;
  /** What goes with them. */
  along: string;
  stays?: string;
}

/** They stay, which the sentence says. */
interface Stays {
  way: 'stays';
  stays: string;
  /** A removal waits for no search of these. */
  mayBeUnread?: boolean;
}

type InCopy<K extends Kind> = {
  heading: string;
  /** In the file of the data. */
  key: string;
  columns: readonly SheetColumn<Copied<K>>[];
  /** Said of what the copy never has. */
  missing?: string;
} & (K extends keyof WholeRecords ? { whole: ReadEndpoint<number, Whole<K>> } : { whole?: undefined });

/** What a kind of record says of itself where a voter is looked at, copied or removed. */
export interface VoterPart<K extends Kind = Kind> {
  kind: K;
  /** In the order of the page. */
  order: number;
  /** `all` completes 'Não foi possível procurar …'. */
  words: { one: string; many: string; all: string };
  whenOf: (row: VoterRows[K]) => LocalDate | LocalDateTime | null;
  find: Held<VoterRows[K]> | Found<VoterRows[K]> | Scanned<VoterRows[K]> | Shared;
  shown: (row: VoterRows[K]) => Shown;
  /** What a removal of the voter does with them. */
  removal: RemovedAlone<VoterRows[K]> | RemovedWith | Stays;
  copy: InCopy<K>;
}

/** The default export of `<kind>.voter.tsx` in its module's folder. */
export const voterPart = <K extends Kind>(part: VoterPart<K>): VoterPart<K> => part;
