import { readWith } from '@/api/endpoints';
import { readEach, type FoundByEach } from '@/records/bulkRead/readEach';
import { listOf } from '@/api/reply';
import type { ContactSearch } from '@/records/ofVoter/voterPart';
import { callRow, type CallRow } from './call';
import { callsApi } from './callsApi';
import { listCall } from './callsFirstCall';

/* Calls of a voter, for the voter's page: they contain no voter id, only the caller's name and number. */

const read = 100;

const searchCall = (search: ContactSearch) => ({
  ...listCall({ ...search, page: 1, limit: read }),
  reply: listOf(callRow),
});

export const callsOfVoterApi = callsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Found by any of the searches; a phone number also matches within longer ones. */
    callsOfVoter: build.query<FoundByEach<CallRow>, readonly ContactSearch[]>({
      queryFn: (searches, _, __, baseQuery) => readEach(searches.map(searchCall), readWith(baseQuery)),
      providesTags: ['Call'],
      keepUnusedDataFor: 0,
    }),
  }),
});
