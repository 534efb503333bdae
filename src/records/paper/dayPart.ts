import type { ApiRequest } from '@/api/call';
import type { List } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import type { SheetNode } from '@/formats/print';

export interface Day {
  date: LocalDate;
  userId: number;
}

/** A module's part of a day's sheet, with its own search. */
export interface DayPart<Row> {
  /** Order on the sheet. */
  order: number;
  heading: string;
  none: string;
  callOf: (day: Day) => ApiRequest<List<Row>>;
  show: (rows: readonly Row[]) => SheetNode;
}

/** The default export of `<name>.day.ts`: a part with its row type hidden. */
export interface OfferedDayPart {
  order: number;
  readWith: <T>(read: <Row>(part: DayPart<Row>) => T) => T;
}

/** Hides a part's row type. */
export const dayPart = <Row>(part: DayPart<Row>): OfferedDayPart => ({
  order: part.order,
  readWith: (read) => read(part),
});
