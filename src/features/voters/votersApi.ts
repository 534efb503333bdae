import { api } from '@/api/api';
import type { ApiCall } from '@/api/call';
import { unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, type List } from '@/api/reply';
import { wireSearch, type SearchOf } from '@/ui/list/filters';
import { voterRow, type Voter, type VoterRow } from './voter';
import { eleitor, voterCall } from './votersLookupApi';
import { votersModule } from './votersModule';

type Search = SearchOf<typeof votersModule.table>;

const wire = (search: Search) => ({ ...wireSearch(votersModule.table, search), isExcluded: false });

/** The search of the list, and of its CSV. */
export const searchCall = (search: Search) => eleitor.read('search', wire(search), listOf(voterRow));

/** The same as a PDF to print, which the server makes. */
export const printCall = (search: Search): ApiCall<Blob> => ({
  script: 'voter.print.php',
  action: 'search',
  query: wire(search),
  reply: 'file',
});

export const votersApi = api.enhanceEndpoints({ addTagTypes: ['Voter'] }).injectEndpoints({
  endpoints: (build) => ({
    voters: build.query<List<VoterRow>, Search>({ query: searchCall, providesTags: ['Voter'] }),
    voter: build.query<Voter, number>({ query: voterCall, keepUnusedDataFor: 0 }),
    deleteVoter: build.mutation<null, number>({
      query: (id) => eleitor.write('deletar', { id }, ignoreReply),
      invalidatesTags: unlessFailed('Voter'),
    }),
  }),
});
