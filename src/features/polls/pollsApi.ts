import { api } from '@/api/api';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, recordOf, type List } from '@/api/reply';
import type * as v from 'valibot';
import { wireSearch, type SearchOf } from '@/records/list/filters';
import {
  pollChanges,
  pollDetails,
  pollResults,
  pollRow,
  type Poll,
  type PollResults,
  type PollRow,
} from './poll';
import { wireChange, wireNew, type PollInput } from './pollInput';
import { listCall, script } from './pollsFirstCall';
import { pollsModule } from './pollsModule';

const survey = phpScript(script);

type Search = SearchOf<typeof pollsModule.table>;
type Changes = v.InferOutput<typeof pollChanges>;

export const pollsApi = api.enhanceEndpoints({ addTagTypes: ['Poll'] }).injectEndpoints({
  endpoints: (build) => ({
    polls: build.query<List<PollRow>, Search>({
      query: (search) => ({ ...listCall(wireSearch(pollsModule.table, search)), reply: listOf(pollRow) }),
      providesTags: ['Poll'],
    }),
    poll: build.query<Poll, number>({
      query: (id) => survey.find({ id }, recordOf(pollDetails)),
      keepUnusedDataFor: 0,
    }),
    pollResults: build.query<PollResults, number>({
      query: (id) => survey.read('getAnalytics', { id }, recordOf(pollResults)),
      keepUnusedDataFor: 0,
    }),
    createPoll: build.mutation<PollRow, PollInput>({
      query: (input) => survey.create(wireNew(input), recordOf(pollRow)),
      invalidatesTags: unlessFailed('Poll'),
    }),
    updatePoll: build.mutation<Changes, { id: number; input: PollInput }>({
      query: ({ id, input }) => survey.change({ id, ...wireChange(input) }, recordOf(pollChanges)),
      onQueryStarted: patchWhenSaved<PollRow>('Poll')((_: { id: number }, saved: Changes) => saved),
    }),
    deletePoll: build.mutation<null, number>({
      query: (id) => survey.remove(id, ignoreReply),
      invalidatesTags: unlessFailed('Poll'),
    }),
    deletePollAnswers: build.mutation<null, number>({
      query: (id) => ({ ...survey.write('deleteAnswer', {}, ignoreReply), query: { id } }),
    }),
  }),
});
