import * as v from 'valibot';
import { api } from '@/api/api';
import { callApi } from '@/api/client';
import { patchWhenSaved, unlessFailed } from '@/api/endpoints';
import { listOf, phpId, recordOf } from '@/api/reply';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';
import { voterRecord, voterRow, type VoterRecord, type VoterRow } from '../voter';
import { eleitor, searchByName, searchVoters } from '../votersLookupApi';
import { bodyOf, type VoterInput } from './voterInput';

/* What the create and edit screens ask of eleitor.php. */

const written = recordOf(v.object({ id: phpId }));

/** A voter with everything the form edits. */
export const recordCall = (id: number) => eleitor.find({ id }, recordOf(voterRecord));

interface VoterChange {
  id: number;
  input: VoterInput;
  /** The voter as it was read. */
  recorded: VoterRecord;
}

export const voterFormApi = api.enhanceEndpoints({ addTagTypes: ['Voter'] }).injectEndpoints({
  endpoints: (build) => ({
    voterToEdit: build.query<VoterRecord, number>({ query: recordCall, keepUnusedDataFor: 0 }),
    createVoter: build.mutation<{ id: number }, VoterInput>({
      query: (input) => eleitor.create(bodyOf(input), written),
      invalidatesTags: unlessFailed('Voter'),
    }),
    updateVoter: build.mutation<VoterRow, VoterChange>({
      query: ({ id, input, recorded }) =>
        eleitor.change({ id, ...bodyOf(input, recorded) }, recordOf(voterRow)),
      onQueryStarted: patchWhenSaved<VoterRow>('Voter')((_: VoterChange, row: VoterRow) => row),
    }),
  }),
});

/** No more than a person looks over while typing a name. */
const mostSimilar = 5;

/** Registered voters whose name holds what is typed: the first few, and how many there are. */
export const findSimilar = (name: string, signal: AbortSignal) =>
  callApi({ ...searchByName(name, mostSimilar, listOf(voterRow)), signal });

/** Voters for the family of one of them, who is not offered. */
export const searchKin =
  (voterId: number | null): SearchOptions<Option<number>> =>
  async (name, signal) => {
    const found = await searchVoters(name, signal);
    return found.error ? found : { data: found.data.filter(({ value }) => value !== voterId) };
  };
