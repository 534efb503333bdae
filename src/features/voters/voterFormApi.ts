import * as v from 'valibot';
import { api } from '@/api/api';
import { callApi } from '@/api/client';
import { patchRow } from '@/api/patchRow';
import {
  digits,
  flag,
  listOf,
  optionalDate,
  optionalId,
  phpId,
  phpNumber,
  recordOf,
  text,
} from '@/api/reply';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';
import { bodyOf, type VoterInput } from './voterInput';
import { voterRow, type VoterRow } from './votersApi';
import { searchVoters } from './votersLookupApi';

/*
 * What the create and edit screens ask of eleitor.php: the calls without action, and the search by name
 * (contract, section 4, 'Voters' and 'Lookups'; document 2, section 7).
 */

/** PHP may leave a list out, or send null for an empty one. */
const someOf = <T>(item: v.GenericSchema<unknown, T>) => v.nullish(v.array(item), []);

/** The contract has form and read fields in one reply, where `address` stands for both a street and a whole address. */
const address = v.union([
  v.object({
    address: text,
    number: digits,
    addressAdditional: text,
    districtName: text,
    cityName: text,
    stateName: text,
    zipCode: digits,
  }),
  v.pipe(
    text,
    v.transform((street) => ({
      address: street,
      number: '',
      addressAdditional: '',
      districtName: '',
      cityName: '',
      stateName: '',
      zipCode: '',
    })),
  ),
]);

const details = v.pipe(
  v.object({
    id: phpId,
    name: text,
    nickName: text,
    individualRegistration: digits,
    dateOfBirth: optionalDate,
    genre: optionalId,
    maritalStatusId: optionalId,
    groupsId: someOf(phpId),
    status: flag(true),
    withLocation: v.nullish(flag(), null),
    address: v.nullish(address, ''),
    addressNumber: digits,
    additionalAddress: text,
    zipcode: digits,
    districtId: optionalId,
    district: text,
    cityId: optionalId,
    city: text,
    stateId: optionalId,
    state: text,
    email: text,
    telephone: someOf(v.object({ number: digits, type: optionalId, operator: optionalId })),
    allowCommunication: flag(true),
    voterRegistration: digits,
    electoralZone: digits,
    votingSection: digits,
    schoolId: optionalId,
    school: text,
    voteStatusId: optionalId,
    voterRegistrationStatusId: optionalId,
    healthCard: digits,
    professionId: optionalId,
    profession: text,
    sonsIn: v.nullish(
      v.union([
        phpNumber,
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
      ]),
      null,
    ),
    note: text,
    responsible: someOf(v.object({ responsibleId: optionalId, name: text })),
    relatives: someOf(v.object({ electorId: optionalId, electorName: text, kinship: optionalId })),
  }),
  v.transform(({ address: place, withLocation, ...reply }) => ({
    ...reply,
    withLocation: withLocation ?? place.address !== '',
    address: place.address,
    addressNumber: reply.addressNumber || place.number,
    additionalAddress: reply.additionalAddress || place.addressAdditional,
    zipcode: reply.zipcode || place.zipCode,
    district: reply.district || place.districtName,
    city: reply.city || place.cityName,
    state: reply.state || place.stateName,
  })),
);

/** A voter with everything the form edits. */
export type VoterRecord = v.InferOutput<typeof details>;

const written = recordOf(v.object({ id: phpId }));

export const voterFormApi = api.enhanceEndpoints({ addTagTypes: ['Voter'] }).injectEndpoints({
  endpoints: (build) => ({
    voterToEdit: build.query<VoterRecord, number>({
      query: (id) => ({ script: 'eleitor.php', query: { id }, reply: recordOf(details) }),
      keepUnusedDataFor: 0,
    }),
    createVoter: build.mutation<{ id: number }, VoterInput>({
      query: (input) => ({ script: 'eleitor.php', method: 'POST', body: bodyOf(input), reply: written }),
      invalidatesTags: (_, failure) => (failure ? [] : ['Voter']),
    }),
    updateVoter: build.mutation<VoterRow, { id: number; input: VoterInput }>({
      query: ({ id, input }) => ({
        script: 'eleitor.php',
        method: 'PUT',
        body: { id, ...bodyOf(input) },
        reply: recordOf(voterRow),
      }),
      onQueryStarted: async ({ id }, store) => {
        const saved = await store.queryFulfilled.catch(() => null);
        if (saved) patchRow<VoterRow>(store, 'Voter', id, saved.data);
      },
    }),
  }),
});

/** No more than a person looks over while typing a name. */
const mostSimilar = 5;

/** Registered voters whose name holds what is typed: the first few, and how many there are. */
export const findSimilar = (name: string, signal: AbortSignal) =>
  callApi({
    script: 'eleitor.php',
    action: 'search',
    query: { name, isExcluded: false, page: 1, limit: mostSimilar },
    reply: listOf(voterRow),
    signal,
  });

/** Voters for the family of one of them, who is not offered. */
export const searchKin =
  (voterId: number | null): SearchOptions<Option<number>> =>
  async (name, signal) => {
    const found = await searchVoters(name, signal);
    return found.error ? found : { data: found.data.filter(({ value }) => value !== voterId) };
  };
