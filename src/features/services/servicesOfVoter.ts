import { api } from '@/api/api';
import { listOf, type List } from '@/api/reply';
import { isFinalStatus } from './finalStatus';
import { serviceRow, type ServiceRow } from './service';
import { listCall } from './servicesFirstCall';

/* A voter's services, as other records show them. */

export type { ServiceRow };

const shown = 3;
/** Enough to hold the open ones of one category. */
const ofCategory = 25;

const ofVoter = (voterId: number, query: object) => ({
  ...listCall({ electorReference: String(voterId), page: 1, ...query }),
  reply: listOf(serviceRow),
});

export const servicesOfVoterApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest ones and how many there are. */
    servicesOfVoter: build.query<List<ServiceRow>, number>({
      query: (voterId) => ofVoter(voterId, { limit: shown }),
      keepUnusedDataFor: 0,
    }),
    /** The newest open one of a category, or null. */
    openServiceLike: build.query<ServiceRow | null, { voterId: number; categoryId: number }>({
      query: ({ voterId, categoryId }) => ofVoter(voterId, { categoryId, limit: ofCategory }),
      transformResponse: ({ rows }: List<ServiceRow>, _, { voterId }) =>
        rows.find((one) => one.electorId === voterId && !isFinalStatus(one.statusName, one.statusId)) ?? null,
      keepUnusedDataFor: 0,
    }),
  }),
});
