import type { LocalDate } from '@/formats/dates';
import type { EarlyCall } from '@/api/call';
import type { PageOfRows } from '@/records/export/pages';
import type { Rule } from '@/session/rights';

export type Narrowing = 'responsibleId' | 'departmentId';

/** What a report covers. */
export interface Reported extends Readonly<Record<Narrowing, number | null>> {
  from: LocalDate;
  to: LocalDate;
}

/** A report's data source in a module: the right, the filters and the URL. */
export interface ReportPart {
  name: string;
  /** Order among the parts. */
  order: number;
  label: string;
  /** The right to export the whole list, on paper or as a file. */
  rule: Rule;
  many: string;
  /** The narrowings that its search supports. */
  takes: readonly Narrowing[];
  /** Its records, limited to the period where a filter exists for it. */
  searchOf: (reported: Reported) => { call: (rows: PageOfRows) => EarlyCall; path: string };
}
