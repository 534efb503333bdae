import { demoApi, sessionFor } from '../testServer';

interface Question {
  query?: Record<string, string | string[]>;
  body?: unknown;
  /** Account e-mail; without it no token is sent. */
  as?: string;
  token?: string;
  headers?: Record<string, string>;
}

/**
 * Calls the demo API: `askApi('GET compromisso.php search', { as: 'admin@tribuna.demo' })`. The action is
 * optional.
 */
export async function askApi(call: string, question: Question = {}) {
  const response = await askForResponse(call, question);
  return { status: response.status, data: await response.json() };
}

/** For file responses. */
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

export const errorsOf = ({ data }: Awaited<ReturnType<typeof askApi>>): Record<string, string> =>
  Object.fromEntries(
    (data.errors as { fieldName: string; message: string }[]).map((error) => [
      error.fieldName,
      error.message,
    ]),
  );
