import { createHandover } from '@/records/handover';

/** A service created from a manifestation. */
export interface MadeRequest {
  manifestationId: number;
  reference: string;
}

/** Carries it from the creating panel to the details and then to the comment. */
export const madeRequest = createHandover<MadeRequest>('requestOfManifestation');
