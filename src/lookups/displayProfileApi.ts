import * as v from 'valibot';
import { api } from '@/api/api';
import type { ReplyReader } from '@/api/call';
import { phpScript } from '@/api/endpoints';
import { flag, rowsOf, text } from '@/api/reply';

/** What citizens see of the office that writes to them, or that they write to. */
export const displayProfile = v.object({
  displayName: text,
  /** `accept`, `reject` or `pending`. */
  status: text,
  enabled: flag(),
});
export type DisplayProfile = v.InferOutput<typeof displayProfile>;

/** The one that messages go out with. */
export const isInUse = ({ status, enabled }: DisplayProfile) => status === 'accept' && enabled;

/** The profiles the office asked for, the newest first: five at most, as many as the settings show. */
export const profilesCall = <T>(reply: ReplyReader<T>) =>
  phpScript('cliente.php').read('getProfiles', { page: 1, limit: 5 }, reply);

export const displayProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The profile in use; null while the office has none. */
    displayProfile: build.query<DisplayProfile | null, undefined>({
      query: () => profilesCall((answer) => rowsOf(displayProfile)(answer).find(isInUse) ?? null),
      // The settings may have changed it meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
});
