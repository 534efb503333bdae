import type { LocalDate } from '@/formats/dates';
import type { EarlyCall } from '@/api/call';
import type { PageOfRows } from '@/records/export/pages';
import type { Rule } from '@/session/rights';

export type Narrowing = 'responsibleId' | 'departmentId';

/** What a report is about. */
export interface Reported extends Readonly<Record<Narrowing, number | null>> {
  from: LocalDate;
  to: LocalDate;
}

/** What a report reads of a module: by which right, with which filters, at which address. */
export interface ReportPart {
  name: string;
  /** Among the parts. */
  order: number;
  label: string;
  /** Of taking the whole list out of the house, on paper or in a file. */
  rule: Rule;
  many: string;
  /** What its search can be narrowed by. */
  takes: readonly Narrowing[];
  /** Its records, of the period where a filter says that. */
  searchOf: (reported: Reported) => { call: (rows: PageOfRows) => EarlyCall; path: string };
}
