import * as v from 'valibot';
import { api } from '@/api/api';
import { listOf, type List } from '@/api/reply';
import { listCall } from './votersFirstCall';
import { optionOf, optionRow, type VoterOption } from './votersLookupApi';

/** Who may be calling: by phone digits, also a part of the number, or by words of the name. */
export type CallerQuestion = { telephone: string } | { name: string };

const offered = 5;

const callers = listOf(v.pipe(optionRow, v.transform(optionOf)));

export const votersLikeApi = api.injectEndpoints({
  endpoints: (build) => ({
    votersLike: build.query<List<VoterOption>, CallerQuestion>({
      query: (question) => ({ ...listCall({ ...question, page: 1, limit: offered }), reply: callers }),
      keepUnusedDataFor: 0,
    }),
  }),
});
