import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Uploads may have 1 MB; anything much larger is no request of the app. */
const maxBodyBytes = 4_000_000;

/** The body is larger than anything the app sends. */
export class BodyTooLarge extends Error {}

/**
 * A request of Node's server as the web standard's Request.
 * @throws BodyTooLarge
 * @throws TypeError when its address or host is malformed
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

/** The address a request asks for. @throws TypeError when it is malformed */
export function addressOf(incoming: IncomingMessage): URL {
  const target = incoming.url ?? '/';
  // `//host/path` would otherwise be read as another host's address.
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

/** Sends a Response as it is made, with `headers` where it says nothing itself. */
export async function sendResponse(
  outgoing: ServerResponse,
  response: Response,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  if (response.body === null) {
    outgoing.end();
    return;
  }
  try {
    // Node's own type and that of the browsers name the same thing.
    await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), outgoing);
  } catch (thrown) {
    // Whoever asked has gone, as a browser that leaves a page: nobody is to be told.
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw thrown;
  }
}
