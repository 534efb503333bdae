import type { ReplyReader } from './call';
import { callApi } from './client';

/** Requests of a script by people without a session: no token is sent. */
export const publicScript = (script: string) => ({
  read: <T>(action: string, query: object, reply: ReplyReader<T>, signal?: AbortSignal) =>
    callApi({ script, action, query, isPublic: true, reply, ...(signal && { signal }) }),
  write: <T>(action: string, body: object, reply: ReplyReader<T>, signal?: AbortSignal) =>
    callApi({ script, action, method: 'POST', body, isPublic: true, reply, ...(signal && { signal }) }),
});
