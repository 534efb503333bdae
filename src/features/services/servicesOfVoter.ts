import { api } from '@/api/api';
import { listOf, type List } from '@/api/reply';
import { serviceRow, type ServiceRow } from './service';
import { listCall } from './servicesFirstCall';
import { openRowOf, rowsOfVoter } from './whose';

/* A voter's services, as other records show them. */

export { useIsOpenService } from './finalStatus';
export type { ServiceRow };

/** Services read to determine which are open. */
const read = 100;
/** Enough to include the open ones of one category. */
const ofCategory = 25;

const ofVoter = (voterId: number, query: object) => ({
  ...listCall({ electorReference: String(voterId), page: 1, ...query }),
  reply: listOf(serviceRow),
});

export const servicesOfVoterApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest ones and the total. */
    servicesOfVoter: build.query<List<ServiceRow>, number>({
      query: (voterId) => ofVoter(voterId, { limit: read }),
      transformResponse: (list: List<ServiceRow>, _, voterId) => {
        const rows = rowsOfVoter(list.rows, voterId);
        return { ...list, rows, total: list.total - (list.rows.length - rows.length) };
      },
      keepUnusedDataFor: 0,
    }),
    /** The newest open one of a category, or null. */
    openServiceLike: build.query<ServiceRow | null, { voterId: number; categoryId: number }>({
      query: ({ voterId, categoryId }) => ofVoter(voterId, { categoryId, limit: ofCategory }),
      transformResponse: ({ rows }: List<ServiceRow>, _, { voterId }) => openRowOf(rows, voterId),
      keepUnusedDataFor: 0,
    }),
  }),
});
