import type { Kind, Search } from '@/records/ofVoter/voterPart';
import type { Entry } from './timeline';

/** What one search of the page found, and how it stands with it. */
export interface Source extends Omit<Search<never>, 'rows'> {
  kind: Kind;
  certain: readonly Entry[];
  possible: readonly Entry[];
}

export const nothing: readonly Entry[] = [];
