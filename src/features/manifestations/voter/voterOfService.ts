import { createHandover } from '@/ui/handover';
import type { VoterOption } from '../../voters/votersLookupApi';

/** The voter for whom the panel of a new service request opens. */
export const voterOfService = createHandover<VoterOption>('voterOfService');
