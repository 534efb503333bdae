import type { LocalDate } from '@/formats/dates';
import type { Clashes } from './clashes';
import type { Entry } from './entry';
import type { Days, View } from './urlState/period';

/** What is on the screen, for its top and for what leaves it. */
export interface AgendaShown {
  view: View;
  date: LocalDate;
  now: LocalDate;
  isList: boolean;
  about: Days;
  entries: readonly Entry[];
  clashes: Clashes;
  participantId: number | null;
}
