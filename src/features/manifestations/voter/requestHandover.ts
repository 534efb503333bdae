import { createHandover } from '@/ui/handover';

/** A service request that was made out of a manifestation. */
export interface MadeRequest {
  manifestationId: number;
  reference: string;
}

/** From the panel that makes it to the details, which offer to conclude the manifestation with it, and from there on. */
export const madeRequest = createHandover<MadeRequest>('requestOfManifestation');
