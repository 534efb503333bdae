import type { Unread } from '@/api/findings';
import type { LocalDate, LocalDateTime } from '@/formats/dates';
import type { Period } from './period';

/* A report as it is added up: plain values, which a worker hands over and the store keeps. */

export interface ReportSettings extends Period {
  responsibleId: number | null;
  departmentId: number | null;
}

/** Requests of one status: with a completion date that has come, and without. */
export type StatusCount = readonly [status: string, dated: number, others: number, statusId: number];

/** Requests of one category, district…; `key` is '' where the field is empty. */
export interface Slice {
  key: string;
  /** Tells districts of one name apart. */
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
  /** False: no row had a completion date's column. */
  hasDates: boolean;
  dated: number;
  medianDays: number | null;
  /** The oldest without a completion date, of each status. */
  oldest: readonly OpenRequest[];
}

export type Total = readonly [name: string, total: number];

/** Of documents or manifestations. */
export interface DatedSums {
  read: number;
  types: readonly Total[];
  statuses: readonly Total[];
  undated: number;
  /** Of the period before. */
  before: number;
}

/** What was concluded by its day, whenever it came in. */
export interface Flow {
  concluded: number;
  concludedBefore: number;
  /** Without a completion date: those that ended have no day. */
  undated: readonly StatusCount[];
  /** The first day of what was read. */
  first: LocalDate | null;
}

export interface Sums {
  services: ServiceSums;
  flow: Flow;
  documents: DatedSums;
  manifestations: DatedSums;
}

/** The parts that are read whole and added up; `earlier`: requests that came in before the period. */
export type SummedPart = 'services' | 'earlier' | 'documents' | 'manifestations';

/** Something that the report does not have. */
export interface Gap {
  part: string;
  text: string;
  /** It should have been read; else it is not of such a report, or not for this person. */
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
  /** How many of the parts that are only counted, by name. */
  counts?: Readonly<Record<string, number>>;
  gaps: readonly Gap[];
  /** Absent where it could not be read, or is not for this person. */
  flow?: Flow | null;
  /** Requests registered before this day were too many to be read: they are not in `flow`. */
  since?: LocalDate | null;
  /** The same figures of the period before, by name; null: nothing had come in before. */
  before?: Readonly<Record<string, number>> | null;
}

/** What paper and picture say beside the report. */
export interface ReportWords {
  member: string;
  narrowedBy: string;
}

export const isPartial = ({ gaps }: Report) => gaps.some((gap) => gap.isPartial);
