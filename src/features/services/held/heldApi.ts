import * as v from 'valibot';
import type { ApiRequest } from '@/api/call';
import { readWith } from '@/api/endpoints';
import { listOf, phpId, type List } from '@/api/reply';
import { serviceFacts } from '../service';
import { servicesApi } from '../servicesApi';
import { listCall } from '../servicesFirstCall';
import { readHeld, type Held } from './readHeld';

/** A request as it stands with a person: nothing of who asked for it. */
const heldRow = v.object({
  id: serviceFacts.id,
  reference: serviceFacts.reference,
  statusId: serviceFacts.statusId,
  statusName: serviceFacts.statusName,
  categoryName: serviceFacts.categoryName,
  departmentName: serviceFacts.departmentName,
  requestDate: serviceFacts.requestDate,
  completionDate: serviceFacts.completionDate,
  updatedAt: serviceFacts.updatedAt,
});
export type HeldRow = v.InferOutput<typeof heldRow>;

export interface HeldSearch {
  responsibleId: number;
  /** The open statuses, which are read apart of a person with more than can be read. */
  open: readonly number[];
}

export interface HeldPage {
  responsibleId: number;
  statusId?: number;
  page: number;
  limit: number;
}

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
    /** How many there are of a person, or of a status of the office. */
    heldCount: build.query<number, { responsibleId: number } | { statusId: number }>({
      queryFn: async (of, _, __, baseQuery) => {
        const { data, error } = await readWith(baseQuery)(countCall(of));
        return error ? { error } : { data: data.total };
      },
    }),
  }),
});

export const { held, heldCount } = heldApi.endpoints;
