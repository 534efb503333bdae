import * as v from 'valibot';
import { listOf, optionalDateTime, type List } from '@/api/reply';
import { serviceRow } from '../service';
import { servicesApi } from '../servicesApi';
import { listCall } from '../servicesFirstCall';

/** A row for the queue; the last change is returned only if all results are requested. */
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
