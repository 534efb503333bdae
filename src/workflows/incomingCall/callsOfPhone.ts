import { api } from '@/api/api';
import { listOf } from '@/api/reply';
import { callRow, type CallRow } from '@/features/calls/call';
import { listCall } from '@/features/calls/callsFirstCall';

/** The search also finds numbers that contain the phone number. */
const read = 5;

export const callsOfPhoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest call with exactly this phone number (digits), or null. */
    lastCallOf: build.query<CallRow | null, string>({
      query: (telephone) => ({
        ...listCall({ telephone, page: 1, limit: read }),
        reply: listOf(callRow),
      }),
      transformResponse: ({ rows }: { rows: CallRow[] }, _, phone) =>
        rows.find(({ telephone }) => telephone === phone) ?? null,
      keepUnusedDataFor: 0,
    }),
  }),
});
