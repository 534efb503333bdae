import * as v from 'valibot';
import { api } from '@/api/api';
import { patchWhenSaved, unlessFailed } from '@/api/endpoints';
import { listOf, phpId, recordOf, type List } from '@/api/reply';
import { useWholeRecord } from '@/records/panel/wholeRecord';
import { voterRecord, voterRow, type VoterRecord, type VoterRow } from '@/lookups/voters/voter';
import { eleitor, namedCall, searchByName, type VoterOption } from '@/lookups/voters/votersLookupApi';
import { fieldLabels, toWire, type VoterInput } from './voterInput';

const written = recordOf(v.object({ id: phpId }));

const maxSimilar = 5;

export interface VoterChange {
  id: number;
  input: VoterInput;
  /** The voter as loaded. */
  recorded: VoterRecord;
}

export const voterFormApi = api.enhanceEndpoints({ addTagTypes: ['Voter'] }).injectEndpoints({
  endpoints: (build) => ({
    voterToEdit: build.query<VoterRecord, number>({
      query: (id) => eleitor.find({ id }, recordOf(voterRecord)),
      keepUnusedDataFor: 0,
    }),
    /** Voters whose name contains the text: the first few and the total. */
    similarVoters: build.query<List<VoterRow>, string>({
      query: (name) => searchByName(name, maxSimilar, listOf(voterRow)),
      keepUnusedDataFor: 0,
    }),
    /** Candidates for a voter's family, without the voter. */
    kin: build.query<VoterOption[], { name: string; voterId: number | null }>({
      query: ({ name }) => namedCall(name),
      transformResponse: (found: VoterOption[], _, { voterId }) =>
        found.filter(({ value }) => value !== voterId),
      keepUnusedDataFor: 0,
    }),
    createVoter: build.mutation<{ id: number }, VoterInput>({
      query: (input) => eleitor.create(toWire(input), written),
      invalidatesTags: unlessFailed('Voter'),
    }),
    updateVoter: build.mutation<VoterRow, VoterChange>({
      query: ({ id, input, recorded }) =>
        eleitor.change({ id, ...toWire(input, recorded) }, recordOf(voterRow)),
      onQueryStarted: patchWhenSaved<VoterRow>('Voter')((_: VoterChange, row: VoterRow) => row),
    }),
  }),
});

/** A voter as needed by the form, once fully read. */
export function useWholeVoter(id: number) {
  const { currentData: data, error, isFetching, refetch } = voterFormApi.useVoterToEditQuery(id);
  return useWholeRecord({ data, error, isFetching, refetch }, fieldLabels);
}
