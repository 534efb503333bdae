import * as v from 'valibot';
import type { ApiRequest } from '@/api/call';
import { readWith } from '@/api/endpoints';
import { listOf, phpId, type List } from '@/api/reply';
import { servicesApi } from '../servicesApi';
import { listCall } from '../servicesFirstCall';
import { heldRow, type HeldPage, type HeldRow, type HeldSearch } from './heldRow';
import { readHeld, type Held } from './readHeld';

const pageCall = (page: HeldPage): ApiRequest<List<HeldRow>> => ({
  ...listCall(page),
  reply: listOf(heldRow),
});

const counted = listOf(v.object({ id: phpId }));
const countCall = (query: object): ApiRequest<List<{ id: number }>> => ({
  ...listCall({ ...query, page: 1, limit: 1 }),
  reply: counted,
});

export const heldApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    held: build.query<Held, HeldSearch>({
      queryFn: (search, _, __, baseQuery) => {
        const read = readWith(baseQuery);
        return readHeld(search, (page) => read(pageCall(page)));
      },
      providesTags: ['Service'],
    }),
    /** Number of services of a person, or of a status in the office. */
    heldCount: build.query<number, { responsibleId: number } | { statusId: number }>({
      queryFn: async (of, _, __, baseQuery) => {
        const { data, error } = await readWith(baseQuery)(countCall(of));
        return error ? { error } : { data: data.total };
      },
    }),
  }),
});

export const { held, heldCount } = heldApi.endpoints;
