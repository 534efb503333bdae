import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from './headers';
import { StartProblem } from './options';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

type Bytes = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip' | 'identity';

interface LoadedFile {
  modified: number;
  bytes: Bytes;
  type: string;
  hash: string;
  /** Each encoding is computed on first use. */
  encoded: Map<Encoding, Promise<Bytes>>;
}

const compress: Record<Exclude<Encoding, 'identity'>, (bytes: Bytes) => Promise<Bytes>> = {
  // A window as large as the file: the default 4 MB, allocated for each of 400 files, costs six times the rest.
  br: async (bytes) =>
    new Uint8Array(
      await promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
        },
      }),
    ),
  gzip: async (bytes) => new Uint8Array(await promisify(gzip)(bytes, { level: 9 })),
};

/** Brotli's window holds 2^n - 16 bytes; n is 16 to 22 here. */
const windowBits = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** Cache shared by every site of the process. */
const loaded = new Map<string, LoadedFile>();

/** Public pages, opened from links. */
const publicPage = /^\/(appointment|invoice\/open)\/[^/]+\/?$/;

const worthCompressing = 1024;

export interface PageRequest {
  method: string;
  /** Still percent-encoded. */
  pathname: string;
  accept: string;
  acceptEncoding: string;
  ifNoneMatch: string;
}

/**
 * Serves the built app, with index.html or public.html for page URLs.
 * @throws StartProblem without an index.html
 */
export function createStaticSite(directory: string): (request: PageRequest) => Promise<Response> {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new StartProblem(`Não há um aplicativo construído em "${directory}". Execute antes: npm run build`);
  }
  const root = realpathSync(directory);

  async function load(path: string): Promise<LoadedFile | null> {
    const status = await stat(path).catch(() => null);
    if (!status?.isFile()) return null;
    const known = loaded.get(path);
    if (known?.modified === status.mtimeMs) return known;
    const content = await readFile(path).catch(nullWhereGone);
    if (!content) return null;
    const bytes = new Uint8Array(content);
    const file: LoadedFile = {
      modified: status.mtimeMs,
      bytes,
      type: contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
      hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      encoded: new Map([['identity', Promise.resolve(bytes)]]),
    };
    loaded.set(path, file);
    return file;
  }

  /** Public pages have their own HTML, with their own preloads. */
  const page = async (pathname: string) =>
    (publicPage.test(pathname) && (await load(join(root, 'public.html')))) ||
    (await load(join(root, 'index.html')));

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Método não permitido.', { allow: 'GET, HEAD' });
    }
    const path = await pathBelow(root, request.pathname);
    const file = path && (await load(path));
    if (file) return answer(file, request, keptFor(request.pathname));

    // An installation has none until someone deploys it.
    if (request.pathname === '/ajustes.json')
      return new Response(null, { status: 204, headers: { ...securityHeaders } });
    const isPage =
      request.accept.includes('text/html') && !/^\/(assets\/|version\.json$)/.test(request.pathname);
    const index = isPage && path !== null ? await page(request.pathname) : null;
    return index ? answer(index, request, 'no-cache') : plain(404, 'Não encontrado.');
  };
}

/** A deployment may delete the file after it was found. */
function nullWhereGone(problem: NodeJS.ErrnoException): null {
  if (problem.code === 'ENOENT') return null;
  throw problem;
}

/** Null for invalid paths and those outside the root. */
async function pathBelow(root: string, pathname: string): Promise<string | null> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const segments = decoded.split('/').filter(Boolean);
  if (/[\0\\]/.test(decoded) || segments.some((segment) => segment.startsWith('.'))) return null;
  const path = join(root, ...segments, segments.length === 0 ? 'index.html' : '');
  const real = await realpath(path).catch(() => path);
  return real.startsWith(root + sep) ? real : null;
}

/** Cache-Control as in deploy/nginx.conf. */
function keptFor(pathname: string) {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return pathname === '/version.json' ? 'no-store' : 'no-cache';
}

async function answer(file: LoadedFile, request: PageRequest, cacheControl: string): Promise<Response> {
  const encoding = chooseEncoding(file, request.acceptEncoding);
  const etag = `"${file.hash}-${encoding}"`;
  const headers: Record<string, string> = {
    ...securityHeaders,
    'content-type': file.type,
    'cache-control': cacheControl,
    etag,
    vary: 'accept-encoding',
  };
  if (request.ifNoneMatch.split(/,\s*/).includes(etag)) return new Response(null, { status: 304, headers });

  let body = file.encoded.get(encoding);
  if (!body && encoding !== 'identity') file.encoded.set(encoding, (body = compress[encoding](file.bytes)));
  const bytes = await (body ?? file.bytes);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(bytes.length);
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

function chooseEncoding(file: LoadedFile, accepted: string): Encoding {
  const isText = /^(text\/|application\/(json|manifest|xml)|image\/svg)/.test(file.type);
  if (!isText || file.bytes.length < worthCompressing) return 'identity';
  const names = accepted.split(',').map((entry) => entry.trim());
  const accepts = (name: string) =>
    names.some((entry) => entry.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(entry));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

const plain = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(message, {
    status,
    headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
