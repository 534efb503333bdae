import type { Kind, Search } from '@/records/ofVoter/voterPart';
import type { Entry } from './timeline';

/** State of one search of the page. */
export interface Source extends Omit<Search<never>, 'rows'> {
  kind: Kind;
  certain: readonly Entry[];
  possible: readonly Entry[];
}

export const nothing: readonly Entry[] = [];
