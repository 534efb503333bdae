import type { List } from '@/api/reply';
import { isFinalStatus } from './finalStatus';
import type { Service, ServiceRow } from './service';
import { rowsCall, servicesApi } from './servicesApi';

/* All of a voter's services, for the voter's page. */

export { referenceOf } from './service';
export { listPath } from './servicePaths';
export type { Service, ServiceRow };

const perPage = 100;

export const isOpenService = ({ statusName }: Pick<ServiceRow, 'statusName'>) => !isFinalStatus(statusName);

export const serviceHistoryApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the voter's id, in pages, the newest first. */
    serviceHistory: build.infiniteQuery<List<ServiceRow>, number, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ rows, total }, _, page) =>
          rows.length > 0 && page * perPage < total ? page + 1 : undefined,
      },
      query: ({ queryArg: voterId, pageParam: page }) =>
        rowsCall({ electorReference: String(voterId), page, limit: perPage }),
      providesTags: ['Service'],
      keepUnusedDataFor: 0,
    }),
  }),
});
