import * as v from 'valibot';
import { api } from '@/api/api';
import type { ReplyReader } from '@/api/call';
import { phpScript } from '@/api/endpoints';
import { flag, rowsOf, text } from '@/api/reply';

export const displayProfile = v.object({
  displayName: text,
  status: text,
  enabled: flag(),
});
export type DisplayProfile = v.InferOutput<typeof displayProfile>;

/** Whether messages are sent with it. */
export const isInUse = ({ status, enabled }: DisplayProfile) => status === 'accept' && enabled;

/** The office's profiles, newest first, at most five (as in the settings). */
export const profilesCall = <T>(reply: ReplyReader<T>) =>
  phpScript('cliente.php').read('getProfiles', { page: 1, limit: 5 }, reply);

export const displayProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    displayProfile: build.query<DisplayProfile | null, undefined>({
      query: () => profilesCall((answer) => rowsOf(displayProfile)(answer).find(isInUse) ?? null),
      keepUnusedDataFor: 0,
    }),
  }),
});
