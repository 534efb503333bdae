import { createHandover } from '@/records/handover';
import type { VoterOption } from '../../voters/votersLookupApi';

/** Preselected voter of the new service panel. */
export const voterOfService = createHandover<VoterOption>('voterOfService');
