import type { ApiRequest } from '@/api/call';
import { unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, type List } from '@/api/reply';
import { wireSearch, type SearchOf } from '@/records/list/filters';
import { voterRow, type VoterRow } from '@/lookups/voters/voter';
import { listCall } from '@/lookups/voters/votersFirstCall';
import { eleitor, votersLookupApi } from '@/lookups/voters/votersLookupApi';
import { votersModule } from './votersModule';

type Search = SearchOf<typeof votersModule.table>;

const listCallOf = (search: Search) => listCall(wireSearch(votersModule.table, search));

export const searchCall = (search: Search) => ({ ...listCallOf(search), reply: listOf(voterRow) });

/** The same search as a PDF created by the server. */
export const printCall = (search: Search): ApiRequest<Blob> => ({
  ...listCallOf(search),
  script: 'voter.print.php',
  reply: 'file',
});

export const votersApi = votersLookupApi.enhanceEndpoints({ addTagTypes: ['Voter'] }).injectEndpoints({
  endpoints: (build) => ({
    voters: build.query<List<VoterRow>, Search>({ query: searchCall, providesTags: ['Voter'] }),
    deleteVoter: build.mutation<null, number>({
      query: (id) => eleitor.write('deletar', { id }, ignoreReply),
      invalidatesTags: unlessFailed('Voter'),
    }),
  }),
});
