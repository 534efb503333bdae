import { pagesOf } from '@/api/pages';
import type { List } from '@/api/reply';
import type { Service, ServiceRow } from './service';
import { rowsCall, servicesApi } from './servicesApi';

/* All of a voter's services, for the voter's page. */

export { useIsOpenService } from './finalStatus';
export { referenceOf } from './service';
export { listPath } from '@/records/links/services';
export { rowsOfVoter } from './whose';
export type { Service, ServiceRow };

const pages = pagesOf(100);

export const serviceHistoryApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the voter's id, in pages, newest first. */
    serviceHistory: build.infiniteQuery<List<ServiceRow>, number, number>({
      infiniteQueryOptions: pages.options,
      query: ({ queryArg: voterId, pageParam: page }) =>
        rowsCall({ electorReference: String(voterId), ...pages.queryOf(page) }),
      providesTags: ['Service'],
      keepUnusedDataFor: 0,
    }),
  }),
});
