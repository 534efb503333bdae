import { demoApi, sessionFor } from '../testServer';

/** What one request to the demo API carries, besides script and action. */
interface Question {
  query?: Record<string, string | string[]>;
  body?: unknown;
  /** E-mail of the account that asks; without it the call carries no token. */
  as?: string;
  token?: string;
  headers?: Record<string, string>;
}

/**
 * Asks the demo API as the app does: `askApi('GET compromisso.php search', { as: 'admin@tribuna.demo' })`.
 * Without a third word no action is sent.
 */
export async function askApi(call: string, question: Question = {}) {
  const response = await askForResponse(call, question);
  return { status: response.status, data: await response.json() };
}

/** The same, for answers that are files. */
export async function askForResponse(
  call: string,
  { query = {}, body, as, token, headers }: Question = {},
): Promise<Response> {
  const [method = '', script = '', action] = call.split(' ');
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) parameters.append(name, item);
  }
  const sentToken = as === undefined ? token : sessionFor(as).token.value;
  return fetch(`${demoApi.baseUrl}/${script}?${parameters.toString()}`, {
    method,
    headers: {
      ...(action === undefined ? {} : { action }),
      ...(sentToken === undefined ? {} : { token: sentToken }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

/** Field names and messages of a refusal, as one object. */
export const errorsOf = ({ data }: Awaited<ReturnType<typeof askApi>>): Record<string, string> =>
  Object.fromEntries(
    (data.errors as { fieldName: string; message: string }[]).map((error) => [
      error.fieldName,
      error.message,
    ]),
  );
