import { readWith } from '@/api/endpoints';
import { readEach, type FoundByEach } from '@/records/bulkRead/readEach';
import { listOf } from '@/api/reply';
import type { ContactSearch } from '@/records/ofVoter/voterPart';
import { manifestationRow, type ManifestationRow } from './manifestation';
import { manifestationsApi } from './manifestationsApi';
import { listCall } from './manifestationsFirstCall';

/* Manifestations of a voter, for the voter's page: they contain no voter id, only a name and contacts. */

const read = 100;

const searchCall = (search: ContactSearch) => ({
  ...listCall({ ...search, page: 1, limit: read }),
  reply: listOf(manifestationRow),
});

export const manifestationsOfVoterApi = manifestationsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Found by any of the searches, which also match parts of texts. */
    manifestationsOfVoter: build.query<FoundByEach<ManifestationRow>, readonly ContactSearch[]>({
      queryFn: (searches, _, __, baseQuery) => readEach(searches.map(searchCall), readWith(baseQuery)),
      providesTags: ['Manifestation'],
      keepUnusedDataFor: 0,
    }),
  }),
});
