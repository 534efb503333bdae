import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { demoApi } from '@mocks/testServer';

/** What the demo API answers to a request, as JSON; what it is to be instead, or undefined to leave it. */
export type Change = (reply: Reply, request: Request) => unknown;

/** An answer of the demo API: a list, or a record. */
export type Reply = Record<string, unknown> & { data?: Record<string, unknown>[]; total?: number };

/**
 * Lays a difference over what the demo API answers from now on, as a server that writes its replies in its own way
 * would; a text is sent as it is.
 */
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

/** Only where a list is answered: with these rows instead of its own. */
export const withRows =
  (change: (rows: Record<string, unknown>[]) => unknown): Change =>
  (reply) =>
    Array.isArray(reply.data) ? { ...reply, data: change(reply.data) } : undefined;

/** The same value with each scalar in it changed. */
export function eachScalar(value: unknown, change: (scalar: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => eachScalar(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachScalar(inner, change)]));
}

/** Something that no reader of one field takes in the place of this value. */
export const unreadableLike = (value: unknown) =>
  typeof value === 'object' && value !== null ? 'ilegível' : { ilegível: true };
