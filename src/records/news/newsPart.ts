import type { EarlyCall } from '@/api/call';
import type { LocalDate } from '@/formats/dates';

export interface Watched {
  userId: number;
  today: LocalDate;
}

/** What is watched of a module while a tab is open: numbers and ids only. The default export of `<name>.news.ts`. */
export interface NewsPart {
  name: string;
  /** Among the groups. */
  order: number;
  heading: string;
  listPath: string;
  /**
   * `grows`: a new one has the highest number, and only their count is asked for until it rises. `passes`: so too, but any
   * may come. `all`: the few that there are, read every time.
   */
  kind: 'grows' | 'passes' | 'all';
  /** Tells of those whose status others changed as well. */
  watchesStatus?: true;
  call: (watched: Watched, rows: { page: number; limit: number }) => EarlyCall;
  /** Of one that came; of one whose status was changed. */
  came: (id: number) => string;
  changed?: (id: number) => string;
  /** Of so many that nobody read one by one. */
  many: (count: number) => string;
}
