import * as v from 'valibot';
import { api } from '@/api/api';
import { callApi, type ApiCall } from '@/api/client';
import { patchRow } from '@/api/patchRow';
import { ignoreReply, listOf, optionalId, phpId, recordOf, type List } from '@/api/reply';
import type { Hour, LocalDate, LocalDateTime } from '@/formats/dates';
import type { PageOfRows } from '@/ui/export/collectPages';
import { rowChanges } from './callInput';
import { callFacts, callRow } from './callRow';

/* Calls of telefonema.php (contract, section 4, 'Phone calls'; document 1, sections 3 and 7). */

interface CallFacts {
  id: number;
  /** Who called. */
  name: string;
  /** Digits, '' when there is none. */
  telephone: string;
  subject: string;
  /** When the call came; null in records that never had it. */
  createdAt: LocalDateTime | null;
  statusId: number;
}

export interface CallRow extends CallFacts {
  /** Who wrote it down. */
  createdBy: string;
  statusName: string;
}

export interface Call extends CallFacts {
  /** The user the caller asked for; null for nobody. */
  userWantedId: number | null;
}

export interface CallFilters {
  reference: string;
  /** A part of the caller's name, and of the digits of the telephone. */
  name: string;
  telephone: string;
  /** `YYYY-MM-DD` or ''. */
  startDate: LocalDate | '';
  endDate: LocalDate | '';
  status: number | null;
  subject: string;
  /** The user asked for. */
  participantId: number | null;
}

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface CallInput {
  name: string;
  telephone: string;
  subject: string;
  date: LocalDate | '';
  hour: Hour | '';
  /** 0 for nobody. */
  userWantedId: number;
  status: number;
}

const details: v.GenericSchema<unknown, Call> = v.object({ ...callFacts, userWantedId: optionalId });
const written = recordOf(v.object({ id: phpId }));

type Search = CallFilters & { page: number; limit: number };

const searchCall = (search: Search): ApiCall<List<CallRow>> => ({
  script: 'telefonema.php',
  action: 'search',
  query: search,
  reply: listOf(callRow),
});

/** Some of the rows the filters find, unread, for the CSV. */
export const fetchCallsForCsv = (filters: CallFilters, rows: PageOfRows, signal: AbortSignal) =>
  callApi<Blob>({ ...searchCall({ ...filters, ...rows }), reply: 'unread', signal });

export const callsApi = api.enhanceEndpoints({ addTagTypes: ['Call'] }).injectEndpoints({
  endpoints: (build) => ({
    calls: build.query<List<CallRow>, Search>({
      query: searchCall,
      providesTags: ['Call'],
    }),
    call: build.query<Call, number>({
      query: (id) => ({
        script: 'telefonema.php',
        action: 'getDetails',
        query: { id },
        reply: recordOf(details),
      }),
      keepUnusedDataFor: 0,
    }),
    createCall: build.mutation<{ id: number }, CallInput>({
      query: (input) => ({
        script: 'telefonema.php',
        action: 'cadastrar',
        method: 'POST',
        body: { id: 0, ...input },
        reply: written,
      }),
      invalidatesTags: (_, failure) => (failure ? [] : ['Call']),
    }),
    updateCall: build.mutation<{ id: number }, { id: number; input: CallInput }>({
      query: ({ id, input }) => ({
        script: 'telefonema.php',
        action: 'alterar',
        method: 'POST',
        body: { id, ...input },
        reply: written,
      }),
      onQueryStarted: async ({ id, input }, store) => {
        const saved = await store.queryFulfilled.catch(() => null);
        if (saved) patchRow<CallRow>(store, 'Call', id, rowChanges(input));
      },
    }),
    deleteCall: build.mutation<null, number>({
      query: (id) => ({
        script: 'telefonema.php',
        action: 'deletar',
        method: 'POST',
        body: { id },
        reply: ignoreReply,
      }),
      invalidatesTags: (_, failure) => (failure ? [] : ['Call']),
    }),
  }),
});
