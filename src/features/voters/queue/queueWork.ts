import type { ApiResult } from '@/api/failure';
import type { VoterSheet } from '../votersLookupApi';

export interface QueueWork<Item> {
  /** The message to one of them. */
  textOf: (item: Item, voter: VoterSheet) => string;
  /** Records it before WhatsApp opens; left out where it is recorded already. */
  record?: (voter: VoterSheet, phone: string, message: string) => Promise<ApiResult<unknown>>;
}
