import { api } from '@/api/api';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, recordOf, type List } from '@/api/reply';
import { savedId } from '@/api/savedId';
import { wireSearch, type SearchOf } from '@/records/list/filters';
import { callDetails, callRow, type Call, type CallRow } from './call';
import { rowChanges, toWire, type CallInput } from './callInput';
import { listCall, script } from './callsFirstCall';
import { callsModule } from './callsModule';

const telefonema = phpScript(script);

type Search = SearchOf<typeof callsModule.table>;

export const searchCall = (search: Search) => ({
  ...listCall(wireSearch(callsModule.table, search)),
  reply: listOf(callRow),
});

export const callsApi = api.enhanceEndpoints({ addTagTypes: ['Call'] }).injectEndpoints({
  endpoints: (build) => ({
    calls: build.query<List<CallRow>, Search>({ query: searchCall, providesTags: ['Call'] }),
    call: build.query<Call, number>({
      query: (id) => telefonema.read('getDetails', { id }, recordOf(callDetails)),
      keepUnusedDataFor: 0,
    }),
    createCall: build.mutation<{ id: number }, CallInput>({
      query: (input) => telefonema.write('cadastrar', { id: 0, ...toWire(input) }, savedId),
      invalidatesTags: unlessFailed('Call'),
    }),
    updateCall: build.mutation<{ id: number }, CallInput & { id: number }>({
      query: (input) => telefonema.write('alterar', toWire(input), savedId),
      onQueryStarted: patchWhenSaved<CallRow>('Call')((input: CallInput & { id: number }) =>
        rowChanges(toWire(input)),
      ),
    }),
    deleteCall: build.mutation<null, number>({
      query: (id) => telefonema.write('deletar', { id }, ignoreReply),
      invalidatesTags: unlessFailed('Call'),
    }),
  }),
});
