import * as v from 'valibot';
import { listOf, phpId } from '@/api/reply';
import { listCall } from './votersFirstCall';

const anyRow = listOf(v.object({ id: phpId }));

/** Counts the inactive voters that match these filters (in API names): the total of the search. */
export const inactiveCall = (filters: object) => ({
  ...listCall({ ...filters, status: false, page: 1, limit: 1 }),
  reply: anyRow,
});
