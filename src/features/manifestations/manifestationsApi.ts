import * as v from 'valibot';
import { api } from '@/api/api';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, optionalId, phpId, recordOf, text, type List } from '@/api/reply';
import { wireSearch, type SearchOf } from '@/ui/list/filters';
import { matchVoters, type Identity, type VoterMatch } from '../voters/matchVoters';
import {
  manifestationDetails,
  manifestationRow,
  statusName,
  type Manifestation,
  type ManifestationRow,
} from './manifestation';
import { manifestationsModule } from './manifestationsModule';

const manifestation = phpScript('manifestation.php');

type Search = SearchOf<typeof manifestationsModule.table>;

/** The search of the list, and of its CSV. */
export const searchCall = (search: Search) =>
  manifestation.find(wireSearch(manifestationsModule.table, search), listOf(manifestationRow));

// A sum over no rows is null where it comes from the database.
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
      query: () => manifestation.read('getSummary', {}, recordOf(summary)),
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
    /** The registered voters who may have sent it. */
    votersOfManifestation: build.query<VoterMatch[], Identity>({
      queryFn: (identity, { signal }) => matchVoters(identity, signal),
      keepUnusedDataFor: 0,
    }),
    changeManifestationStatus: build.mutation<NewStatus, StatusChange>({
      query: (change) => manifestation.write('changeStatus', change, recordOf(newStatus)),
      onQueryStarted: patchWhenSaved<ManifestationRow>('Manifestation')(
        (change: StatusChange, saved: NewStatus) => {
          const statusId = saved.statusId ?? change.statusId;
          return {
            statusId,
            statusName: saved.statusName || statusName(statusId),
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
