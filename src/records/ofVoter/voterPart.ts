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
 * Row types by kind of record that belongs to a voter, each declared beside its part: `declare module
 * '@/records/ofVoter/voterPart' { interface VoterRows { call: CallRow } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- its members are declared where the parts are made.
export interface VoterRows {}

/** Types of full records, for kinds that have more than their row. */
// oxlint-disable-next-line typescript/no-empty-object-type -- as above.
export interface WholeRecords {}

export type Kind = keyof VoterRows;

type Whole<K extends Kind> = K extends keyof WholeRecords ? WholeRecords[K] : never;

/** A record in the copy of a voter's data: complete, or its row if it could not be read. */
export type Copied<K extends Kind> = VoterRows[K] | Whole<K>;

/** A timeline entry, besides its kind and date. */
export interface Shown {
  /** Path and title of the record; without it only the kind is shown. */
  link?: { path: string; text: string };
  status?: ReactNode;
  facts?: readonly string[];
  text: string;
}

/** The result of a query hook. */
export interface Answer<T> {
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  isUninitialized: boolean;
  refetch: () => unknown;
}

/** Rows and state of one search of the page. */
export interface Search<Row> {
  rows: readonly Row[];
  /** No response yet. */
  isWaiting: boolean;
  failure: ApiFailure | undefined;
  retry: () => unknown;
  unread: Unread | undefined;
  /** Shown with it: what was not read, or what was searched by. */
  note?: string | undefined;
}

export type ContactField = 'telephone' | 'email' | 'name';
export type ContactSearch = Partial<Record<ContactField, string>>;

/** The records contain the voter's id. */
interface Held<Row> {
  way: 'held';
  useRows: (voterId: number) => Search<Row>;
}

/** The records contain only the sender's contact data. */
interface Found<Row> {
  way: 'found';
  /** Fields that can be searched by. */
  by: readonly ContactField[];
  useAnswer: (searches: readonly ContactSearch[] | typeof skipToken) => Answer<FoundByEach<Row>>;
  confidenceOf: (known: Known, row: Row) => MatchConfidence;
  /** Shown where there is nothing to search by. */
  noneNote: string;
}

/** No search finds them: on request, all records of some years are read. */
interface Scanned<Row> {
  way: 'scanned';
  usePages: (since: LocalDate | typeof skipToken) => PagedQuery<Row>;
  wasRead: (state: object, since: LocalDate) => boolean;
  confidenceOf: (
    known: Known,
    row: Row,
    voter: { id: number; serviceIds: ReadonlySet<number> },
  ) => MatchConfidence;
  /** For responses that lack the field they are matched by. */
  unsaid?: { isSaid: (rows: readonly Row[]) => boolean; note: string };
}

/** Read by the page itself: services, of which it shows more. */
interface Shared {
  way: 'page';
}

/** Removed one by one before the voter. */
interface RemovedAlone<Row> {
  way: 'alone';
  rule?: Rule;
  nameOf: (row: Row) => string;
  useRemove: () => readonly [Remove, ...unknown[]];
  /** Reads a record: not found means removed. */
  record: ReadEndpoint<number, unknown>;
}

/** The API removes them with the voter. */
interface RemovedWith {
  way: 'with the voter';
  count: (total: number) => string;
  /** Text about what is removed with them. */
  along: string;
  stays?: string;
}

/** They are kept; the sentence says so. */
interface Stays {
  way: 'stays';
  stays: string;
  /** A removal does not wait for their search. */
  mayBeUnread?: boolean;
}

type InCopy<K extends Kind> = {
  heading: string;
  /** Key in the data file. */
  key: string;
  columns: readonly SheetColumn<Copied<K>>[];
  /** Text about what the copy never contains. */
  missing?: string;
} & (K extends keyof WholeRecords ? { whole: ReadEndpoint<number, Whole<K>> } : { whole?: undefined });

/** A kind of record on a voter's page, in the data copy and in the removal. */
export interface VoterPart<K extends Kind = Kind> {
  kind: K;
  /** Order on the page. */
  order: number;
  /** `all` completes 'Não foi possível procurar …'. */
  words: { one: string; many: string; all: string };
  whenOf: (row: VoterRows[K]) => LocalDate | LocalDateTime | null;
  find: Held<VoterRows[K]> | Found<VoterRows[K]> | Scanned<VoterRows[K]> | Shared;
  shown: (row: VoterRows[K]) => Shown;
  /** What removing the voter does with them. */
  removal: RemovedAlone<VoterRows[K]> | RemovedWith | Stays;
  copy: InCopy<K>;
}

/** The default export of `<kind>.voter.tsx` in its module's folder. */
export const voterPart = <K extends Kind>(part: VoterPart<K>): VoterPart<K> => part;
