import * as v from 'valibot';
import { listOf, phpId } from '@/api/reply';
import { listCall } from './votersFirstCall';

const anyRow = listOf(v.object({ id: phpId }));

/** Counts, as the total of the search, those of these filters (in API names) who are inactive. */
export const inactiveCall = (filters: object) => ({
  ...listCall({ ...filters, status: false, page: 1, limit: 1 }),
  reply: anyRow,
});
