import type { LocalDate } from '@/formats/dates';
import type { Clashes } from './clashes';
import type { Entry } from './entry';
import type { Days, View } from './urlState/period';

/** The agenda on screen, for its header and its exports. */
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
