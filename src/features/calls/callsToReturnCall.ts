import { listOf } from '@/api/reply';
import { callRow, toReturn, type CallRow } from './call';
import { listCall } from './callsFirstCall';

export type { CallRow };

/** The calls to return, at most `limit`. */
export const callsToReturnCall = (limit: number) => ({
  ...listCall({ status: toReturn, page: 1, limit }),
  reply: listOf(callRow),
});
