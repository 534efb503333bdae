import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { demoApi } from '@mocks/testServer';

/** Maps a JSON reply to another one; undefined leaves it. */
export type Change = (reply: Reply, request: Request) => unknown;

/** A list or a record. */
export type Reply = Record<string, unknown> & { data?: Record<string, unknown>[]; total?: number };

/** Alters the demo API's replies from now on; a string is sent as is. */
export function alterAnswers(change: Change) {
  const handlers = [...demoApi.server.listHandlers()] as RequestHandler[];
  demoApi.server.use(
    http.all(`${demoApi.baseUrl}/*`, async ({ request }) => {
      const answer = await getResponse(handlers, request.clone());
      if (!answer?.ok || !/json/.test(answer.headers.get('content-type') ?? '')) return answer;
      const altered = change((await answer.clone().json()) as Reply, request);
      if (altered === undefined) return answer;
      const body = typeof altered === 'string' ? altered : JSON.stringify(altered);
      return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
    }),
  );
}

/** Replaces a list's rows; ignores other replies. */
export const withRows =
  (change: (rows: Record<string, unknown>[]) => unknown): Change =>
  (reply) =>
    Array.isArray(reply.data) ? { ...reply, data: change(reply.data) } : undefined;

/** Maps every scalar in a value. */
export function eachScalar(value: unknown, change: (scalar: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => eachScalar(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachScalar(inner, change)]));
}

/** A value no field reader accepts. */
export const unreadableLike = (value: unknown) =>
  typeof value === 'object' && value !== null ? 'ilegível' : { ilegível: true };
