import * as v from 'valibot';
import { api } from '@/api/api';
import { patchWhenSaved, phpScript, readWith, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, optionalId, phpId, recordOf, text, type List } from '@/api/reply';
import { labelOf } from '@/formats/choices';
import { wireSearch, type SearchOf } from '@/records/list/filters';
import { matchVoters, type Identity, type VoterMatch } from '@/lookups/voters/matchVoters';
import {
  manifestationDetails,
  manifestationRow,
  manifestationStatuses,
  type Manifestation,
  type ManifestationRow,
} from './manifestation';
import { listCall, script, summaryCall } from './manifestationsFirstCall';
import { manifestationsModule } from './manifestationsModule';

const manifestation = phpScript(script);

type Search = SearchOf<typeof manifestationsModule.table>;

export const searchCall = (search: Search) => ({
  ...listCall(wireSearch(manifestationsModule.table, search)),
  reply: listOf(manifestationRow),
});

// SQL sums over no rows are null.
const count = v.nullish(phpId, 0);
export const summary = v.object({ total: count, pendent: count });

const newStatus = v.object({ protocol: text, statusId: optionalId, statusName: text, statusColor: text });
type NewStatus = v.InferOutput<typeof newStatus>;

export interface StatusChange {
  id: number;
  statusId: number;
}

export const manifestationsApi = api.enhanceEndpoints({ addTagTypes: ['Manifestation'] }).injectEndpoints({
  endpoints: (build) => ({
    manifestationSummary: build.query<v.InferOutput<typeof summary>, undefined>({
      query: () => ({ ...summaryCall, reply: recordOf(summary) }),
      keepUnusedDataFor: 0,
    }),
    manifestations: build.query<List<ManifestationRow>, Search>({
      query: searchCall,
      providesTags: ['Manifestation'],
    }),
    manifestation: build.query<Manifestation, number>({
      query: (id) => manifestation.find({ id }, recordOf(manifestationDetails)),
      keepUnusedDataFor: 0,
    }),
    /** Voters who may have sent it. */
    votersOfManifestation: build.query<VoterMatch[], Identity>({
      queryFn: (identity, _, __, baseQuery) => matchVoters(identity, readWith(baseQuery)),
      keepUnusedDataFor: 0,
    }),
    changeManifestationStatus: build.mutation<NewStatus, StatusChange>({
      query: (change) => manifestation.write('changeStatus', change, recordOf(newStatus)),
      onQueryStarted: patchWhenSaved<ManifestationRow>('Manifestation')(
        (change: StatusChange, saved: NewStatus) => {
          const statusId = saved.statusId ?? change.statusId;
          return {
            statusId,
            statusName: saved.statusName || labelOf(manifestationStatuses, statusId),
            statusColor: saved.statusColor,
          };
        },
      ),
    }),
    commentManifestation: build.mutation<null, { id: number; comment: string }>({
      query: (input) => manifestation.write('createComment', input, ignoreReply),
    }),
    deleteManifestation: build.mutation<null, number>({
      query: (id) => manifestation.remove(id, ignoreReply),
      invalidatesTags: unlessFailed('Manifestation'),
    }),
  }),
});
