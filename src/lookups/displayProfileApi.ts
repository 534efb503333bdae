import * as v from 'valibot';
import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { flag, rowsOf, text } from '@/api/reply';

/** What citizens see of the office that writes to them, or that they write to. */
const displayProfile = v.object({
  displayName: text,
  /** `accept`, `reject` or `pending`. */
  status: text,
  enabled: flag(),
});
export type DisplayProfile = v.InferOutput<typeof displayProfile>;

export const displayProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The profile in use: accepted and enabled; null while the office has none. */
    displayProfile: build.query<DisplayProfile | null, undefined>({
      query: () =>
        phpScript('cliente.php').read(
          'getProfiles',
          { page: 1, limit: 5 },
          (answer) =>
            rowsOf(displayProfile)(answer).find(({ status, enabled }) => status === 'accept' && enabled) ??
            null,
        ),
      // The settings may have changed it meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
});
