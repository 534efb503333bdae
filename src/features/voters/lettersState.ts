import type { NameChoice } from '@/formats/personName';
import { createTransientState } from '@/records/transientState';
import type { FiltersOf } from '@/records/list/filters';
import type { votersModule } from './votersModule';

/** Whom a mailing is for. */
export interface Addressees {
  filters: FiltersOf<typeof votersModule.table>;
  /** Found by the filters; null where nobody counted. */
  total: number | null;
  /** The chosen ones of them; null for all. */
  ids: readonly number[] | null;
}

/** Leads from the list to the mailing. */
export const lettersState = createTransientState<Addressees>('letters');

interface LetterDraft {
  html: string;
  names: NameChoice;
  byAddress: boolean;
}

/** The letter being written, and how it is addressed, for the way back. */
export const letterDraft = createTransientState<LetterDraft>('letterDraft');
