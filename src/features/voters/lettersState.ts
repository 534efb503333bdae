import type { NameChoice } from '@/formats/personName';
import { createTransientState } from '@/records/transientState';
import type { FiltersOf } from '@/records/list/filters';
import type { votersModule } from './votersModule';

/** The recipients of a mailing. */
export interface Addressees {
  filters: FiltersOf<typeof votersModule.table>;
  /** Number of matches; null if not counted. */
  total: number | null;
  /** Ids of the chosen recipients; null for all. */
  ids: readonly number[] | null;
}

/** Passes the recipients from the list to the mailing. */
export const lettersState = createTransientState<Addressees>('letters');

interface LetterDraft {
  html: string;
  names: NameChoice;
  byAddress: boolean;
}

/** The letter draft and its addressing, restored when the person returns. */
export const letterDraft = createTransientState<LetterDraft>('letterDraft');
