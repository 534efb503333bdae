import { createHandover } from '@/records/handover';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';

/** Preselected voter of the new service panel. */
export const voterOfService = createHandover<VoterOption>('voterOfService');

/** A service created from a manifestation: from its panel to the details, and then to the comment. */
export const madeRequest = createHandover<{ manifestationId: number; reference: string }>(
  'requestOfManifestation',
);
