import type { IncomingMessage, ServerResponse } from 'node:http';

/** Uploads are limited to 1 MB. */
const maxBodyBytes = 4_000_000;

export class BodyTooLarge extends Error {}

/**
 * Converts a Node request into a web Request.
 * @throws BodyTooLarge
 * @throws TypeError for a malformed URL or host
 */
export async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const url = addressOf(incoming);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming);
  return new Request(url, { method, headers, body });
}

/** @throws TypeError for a malformed URL */
export function addressOf(incoming: IncomingMessage): URL {
  const target = incoming.url ?? '/';
  // `//host/path` would be parsed as another host.
  if (!target.startsWith('/') || target.startsWith('//')) throw new TypeError('Malformed address');
  return new URL(target, `http://${incoming.headers.host ?? 'localhost'}`);
}

async function readBody(incoming: IncomingMessage) {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends a fully available Response; `headers` are defaults. */
export async function sendResponse(
  outgoing: ServerResponse,
  response: Response,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.end(response.body === null ? undefined : new Uint8Array(await response.arrayBuffer()));
}
