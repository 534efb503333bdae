import type { Unread } from '@/api/findings';
import type { LocalDate, LocalDateTime } from '@/formats/dates';
import type { Period } from './period';

/* An aggregated report: plain values, which a worker can post and the store can keep. */

export interface ReportSettings extends Period {
  responsibleId: number | null;
  departmentId: number | null;
}

/** Services of one status: with a completion date in the past, and without. */
export type StatusCount = readonly [status: string, dated: number, others: number, statusId: number];

/** Services of one category, district…; `key` is '' for an empty field. */
export interface Slice {
  key: string;
  /** Distinguishes districts of the same name. */
  city: string;
  counts: readonly StatusCount[];
}

export interface OpenRequest {
  id: number;
  reference: string;
  date: LocalDate;
  category: string;
  status: string;
  statusId: number;
}

export const dimensions = ['month', 'category', 'district', 'department', 'origin'] as const;
export type Dimension = (typeof dimensions)[number];

export interface ServiceSums {
  statuses: readonly StatusCount[];
  /** Null: no row had the column. */
  by: Readonly<Record<Dimension, readonly Slice[] | null>>;
  /** False: no row had the completion date column. */
  hasDates: boolean;
  dated: number;
  medianDays: number | null;
  /** The oldest without a completion date, by status. */
  oldest: readonly OpenRequest[];
}

export type Total = readonly [name: string, total: number];

/** Sums of documents or manifestations. */
export interface DatedSums {
  read: number;
  types: readonly Total[];
  statuses: readonly Total[];
  undated: number;
  /** Total of the earlier period. */
  before: number;
}

/** Services concluded, by day of completion, whenever registered. */
export interface Flow {
  concluded: number;
  concludedBefore: number;
  /** Without a completion date: those concluded have no day. */
  undated: readonly StatusCount[];
  /** First day of the data read. */
  first: LocalDate | null;
}

export interface Sums {
  services: ServiceSums;
  flow: Flow;
  documents: DatedSums;
  manifestations: DatedSums;
}

/** Parts that are read completely and aggregated; `earlier`: services registered before the period. */
export type SummedPart = 'services' | 'earlier' | 'documents' | 'manifestations';

/** Something missing from the report. */
export interface Gap {
  part: string;
  text: string;
  /** It should have been read; otherwise it does not apply to this report or person. */
  isPartial: boolean;
  unread?: Unread | undefined;
}

export interface CallCount {
  statusId: number;
  name: string;
  total: number;
}

export interface Report {
  settings: ReportSettings;
  madeAt: LocalDateTime;
  services: ServiceSums | null;
  documents: DatedSums | null;
  manifestations: DatedSums | null;
  appointments: number | null;
  calls: readonly CallCount[] | null;
  /** Totals of parts that are only counted, by name. */
  counts?: Readonly<Record<string, number>>;
  gaps: readonly Gap[];
  /** Absent if it could not be read, or the person may not see it. */
  flow?: Flow | null;
  /** Services registered before this day were too many to read, and are not in `flow`. */
  since?: LocalDate | null;
  /** The same figures for the earlier period, by name; null: nothing was registered before. */
  before?: Readonly<Record<string, number>> | null;
}

/** Texts that print and picture show beside the report. */
export interface ReportWords {
  member: string;
  narrowedBy: string;
}

export const isPartial = ({ gaps }: Report) => gaps.some((gap) => gap.isPartial);
