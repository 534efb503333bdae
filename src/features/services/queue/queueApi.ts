import * as v from 'valibot';
import { listOf, optionalDateTime, type List } from '@/api/reply';
import { serviceRow } from '../service';
import { servicesApi } from '../servicesApi';
import { listCall } from '../servicesFirstCall';

/** A row as the queue reads it; the last change comes only where all that was found is asked for. */
const queueRow = v.object({ ...serviceRow.entries, updatedAt: optionalDateTime });
export type QueueRow = v.InferOutput<typeof queueRow>;

export interface QueueSearch {
  statusId: number;
  responsibleId: number | null;
  page: number;
  limit: number;
}

const queueApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    queueRows: build.query<List<QueueRow>, QueueSearch>({
      query: (search) => ({ ...listCall(search), reply: listOf(queueRow) }),
      providesTags: ['Service'],
    }),
  }),
});

export const { queueRows } = queueApi.endpoints;
