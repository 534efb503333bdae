import { createTransientState } from '@/records/transientState';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';

/** Preselected voter of the new service panel. */
export const voterOfService = createTransientState<VoterOption>('voterOfService');

/** A service created from a manifestation: from its panel to the details, and then to the comment. */
export const madeRequest = createTransientState<{ manifestationId: number; reference: string }>(
  'requestOfManifestation',
);
