import type { EarlyCall } from '@/api/call';
import type { LocalDate } from '@/formats/dates';

export interface Watched {
  userId: number;
  today: LocalDate;
}

/** What is polled of a module while a tab is open: numbers and ids only. The default export of `<name>.news.ts`. */
export interface NewsPart {
  name: string;
  /** Order of its group. */
  order: number;
  heading: string;
  listPath: string;
  /**
   * `grows`: a new record has the highest id, so only the count is requested until it rises. `passes`: the
   * same, but any id may appear. `all`: few records, all read every time.
   */
  kind: 'grows' | 'passes' | 'all';
  /** Also reports status changes made by others. */
  watchesStatus?: true;
  call: (watched: Watched, rows: { page: number; limit: number }) => EarlyCall;
  /** Text for a new record; for one whose status changed. */
  came: (id: number) => string;
  changed?: (id: number) => string;
  /** Text for a number of records that were not read individually. */
  many: (count: number) => string;
}
