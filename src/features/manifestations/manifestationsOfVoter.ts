import { readWith } from '@/api/endpoints';
import { readEach, type FoundByEach } from '@/api/readEach';
import { listOf } from '@/api/reply';
import { manifestationRow, type Manifestation, type ManifestationRow } from './manifestation';
import { manifestationsApi } from './manifestationsApi';
import { listCall } from './manifestationsFirstCall';

/* Manifestations of a voter, for the voter's page: they hold no voter, only a name and contacts. */

export { protocolOf, shownStatus } from './manifestation';
export { listPath } from './manifestationPaths';
export type { Manifestation, ManifestationRow };

export type ManifestationSearch = { telephone: string } | { email: string } | { name: string };

const read = 100;

const searchCall = (search: ManifestationSearch) => ({
  ...listCall({ ...search, page: 1, limit: read }),
  reply: listOf(manifestationRow),
});

export const manifestationsOfVoterApi = manifestationsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Found by any of the searches, each of which also finds parts. */
    manifestationsOfVoter: build.query<FoundByEach<ManifestationRow>, readonly ManifestationSearch[]>({
      queryFn: (searches, _, __, baseQuery) => readEach(searches.map(searchCall), readWith(baseQuery)),
      providesTags: ['Manifestation'],
      keepUnusedDataFor: 0,
    }),
  }),
});
