import type { Database } from '../db';
import { scripts } from '../modules/registry';

/*
 * Reply defects of long-lived PHP systems: those in docs/replies.md, and some no reader can detect. Off by
 * default; enabled by a test or `--defect NAME`.
 */

type Json = Record<string, unknown>;

interface Defect {
  /** In Portuguese, for the server's help. */
  says: string;
  /** Alters the request. */
  request?: (url: URL, headers: Headers, db: Database) => void;
  /** Alters the JSON of a success. */
  value?: (value: unknown, asked: Asked) => unknown;
  /** Alters a refusal. */
  refusal?: (status: number, value: Json) => { status: number; value: Json };
  /** Alters any JSON text. */
  text?: (text: string) => string | Uint8Array<ArrayBuffer>;
  /** Alters any headers. */
  headers?: (headers: Headers, status: number) => void;
}

interface Asked {
  script: string;
  action: string | null;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsIn = (value: unknown): unknown[] | null => {
  if (Array.isArray(value)) return value;
  return isObject(value) && Array.isArray(value.data) ? value.data : null;
};

const withRows = (value: unknown, rows: unknown): unknown =>
  isObject(value) ? { ...value, data: rows } : rows;

const inLists = (change: (rows: unknown[]) => unknown) => (value: unknown) => {
  const rows = rowsIn(value);
  return rows ? withRows(value, change(rows)) : value;
};

const inSecondRow = (change: (row: Json) => unknown) =>
  inLists((rows) => rows.map((row, at) => (at === 1 && isObject(row) ? change(row) : row)));

const emptyAs = (empty: unknown) => inLists((rows) => (rows.length ? rows : empty));

const everywhere = (change: (value: unknown) => unknown) =>
  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (!isObject(value)) return change(value);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };

const moment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

const zeroDate = (value: unknown) => {
  if (typeof value !== 'string') return value;
  if (moment.test(value)) return '0000-00-00 00:00:00';
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? '0000-00-00' : value;
};

/** A refusal sent with status 200. */
const told =
  (say: (value: Json) => Json) =>
  (_: number, value: Json): { status: number; value: Json } => ({ status: 200, value: say(value) });

/** Parameters that are not filters. */
const notFilters = ['page', 'limit', 'ac', 'id', 'isExcluded', 'order', 'direction'];

const everyDefect = {
  gaps: {
    says: 'listas como objeto com chaves numéricas e lacunas',
    value: inLists((rows) => (rows.length ? Object.fromEntries(rows.map((row, at) => [at * 2, row])) : rows)),
  },
  'empty-null': { says: 'lista vazia como null', value: emptyAs(null) },
  'empty-text': { says: "lista vazia como ''", value: emptyAs('') },
  'empty-object': { says: 'lista vazia como {}', value: emptyAs({}) },
  'empty-false': { says: 'lista vazia como false', value: emptyAs(false) },
  envelope: {
    says: 'um envelope a mais em volta de tudo',
    value: (value: unknown) => (Array.isArray(value) ? value : { success: true, data: value }),
  },
  'no-total': {
    says: 'listas sem total',
    value: (value: unknown) =>
      isObject(value) && Array.isArray(value.data)
        ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'total'))
        : value,
  },
  'row-without-id': {
    says: 'uma linha sem id',
    value: inSecondRow((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'id'))),
  },
  'null-row': { says: 'uma linha null', value: inSecondRow(() => null) },
  'odd-field': {
    says: 'um objeto no lugar de um campo de uma linha',
    value: inSecondRow((row) => {
      const [name] = Object.keys(row).filter((key) => key !== 'id');
      return name ? { ...row, [name]: { valor: row[name] } } : row;
    }),
  },
  'unknown-choice': {
    says: 'uma situação que ninguém conhece',
    value: inSecondRow((row) => ({
      ...row,
      ...('statusId' in row && { statusId: 99 }),
      ...(typeof row.status === 'string' && { status: 'outra' }),
    })),
  },
  decimals: {
    says: 'números inteiros como "12.0"',
    value: everywhere((value) => (Number.isInteger(value) ? `${String(value)}.0` : value)),
  },
  zones: {
    says: 'data e hora com T, frações e Z',
    value: everywhere((value) =>
      typeof value === 'string' && moment.test(value) ? `${value.replace(' ', 'T')}.000Z` : value,
    ),
  },
  'zero-dates': {
    says: 'datas zeradas em uma linha',
    value: inSecondRow((row) => everywhere(zeroDate)(row)),
  },
  bom: { says: 'uma marca de ordem de bytes antes do JSON', text: (text: string) => `\ufeff${text}` },
  'blank-lines': { says: 'linhas em branco antes do JSON', text: (text: string) => `\n\n${text}` },
  notice: {
    says: 'um aviso do PHP antes do JSON',
    text: (text: string) => `<br />\n<b>Notice</b>: Undefined index: nome\n${text}`,
  },
  'refusal-success': {
    says: 'recusas com status 200 e success: false',
    refusal: told((value) => ({ success: false, ...value })),
  },
  'refusal-status': {
    says: "recusas com status 200 e status: 'error'",
    refusal: told(({ message }) => ({ status: 'error', message })),
  },
  'refusal-error': {
    says: 'recusas com status 200 e error',
    refusal: told(({ message }) => ({ error: message })),
  },
  'refusal-errors': {
    says: 'recusas com status 200 e uma lista errors',
    refusal: told(({ message }) => ({ errors: [{ fieldName: '', message }] })),
  },
  'status-401': {
    says: '401 onde o documento diz 403',
    refusal: (status: number, value: Json) => ({ status: status === 403 ? 401 : status, value }),
  },
  'no-cors': {
    says: 'nenhum cabeçalho CORS',
    headers: (headers: Headers) => {
      for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
    },
  },
  'no-cors-on-errors': {
    says: 'nenhum cabeçalho CORS nas recusas',
    headers: (headers: Headers, status: number) => {
      if (status >= 400) headers.delete('access-control-allow-origin');
    },
  },
  'no-limit': { says: 'limit não respeitado', request: (url: URL) => url.searchParams.delete('limit') },
  'no-page': {
    says: 'page não respeitado',
    request: (url: URL) => url.searchParams.has('page') && url.searchParams.set('page', '1'),
  },
  'page-gaps': {
    says: 'páginas que saltam linhas',
    request: (url: URL) => {
      const page = Number(url.searchParams.get('page') ?? 1);
      if (page > 1) url.searchParams.set('page', String(page + 1));
    },
  },
  'no-filters': {
    says: 'filtros não respeitados',
    request: (url: URL) => {
      if (!url.searchParams.has('page')) return;
      for (const name of [...url.searchParams.keys()]) {
        if (!notFilters.includes(name)) url.searchParams.delete(name);
      }
    },
  },
  'no-export-columns': {
    says: 'exportações só com as colunas da lista',
    value: (value: unknown, { script, action }: Asked) => {
      const call = scripts.get(script)?.calls.find((one) => one.action === action && one.method === 'GET');
      const besides = call?.answer.kind === 'list' ? Object.keys(call.answer.inExports) : [];
      const strip = (row: unknown) =>
        isObject(row)
          ? Object.fromEntries(Object.entries(row).filter(([key]) => !besides.includes(key)))
          : row;
      return inLists((rows) => rows.map(strip))(value);
    },
  },
  'no-tokens': {
    says: 'chamadas atendidas com qualquer token',
    request: (url: URL, headers: Headers, db: Database) => {
      const token = db.sessions.all().at(-1)?.token;
      if (token && url.pathname.endsWith('/queries.php')) headers.set('token', token);
    },
  },
  'token-in-the-past': {
    says: 'o fim do token no passado, como em outro fuso',
    value: (value: unknown, { action }: Asked) =>
      action === 'login' && isObject(value) && isObject(value.token)
        ? { ...value, token: { ...value.token, expires: '2020-01-01 00:00:00' } }
        : value,
  },
  latin1: {
    says: 'texto em ISO-8859-1',
    text: (text: string) => new Uint8Array(Buffer.from(text, 'latin1')),
  },
  'html-page': {
    says: 'uma página HTML com status 200',
    text: () => '<!doctype html><title>Proxy</title><p>Entre na rede.</p>',
  },
} as const satisfies Record<string, Defect>;

export type DefectName = keyof typeof everyDefect;

export const defects: Readonly<Record<DefectName, Defect>> = everyDefect;

export const isDefect = (name: string): name is DefectName => Object.hasOwn(defects, name);

export function damagedRequest(names: readonly DefectName[], request: Request, db: Database): Request {
  const changes = names.flatMap((name) => defects[name].request ?? []);
  if (changes.length === 0) return request;
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const change of changes) change(url, headers, db);
  const { method } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'DELETE';
  return new Request(url, { method, headers, ...(hasBody && { body: request.body, duplex: 'half' }) });
}

export async function damagedAnswer(
  names: readonly DefectName[],
  request: Request,
  answer: Response,
): Promise<Response> {
  if (names.length === 0) return answer;
  const all = names.map((name) => defects[name]);
  const headers = new Headers(answer.headers);
  let { status } = answer;
  let body: BodyInit | null = answer.body;
  if (headers.get('content-type')?.startsWith('application/json')) {
    let value: unknown = await answer.json();
    const asked = {
      script: new URL(request.url).pathname.split('/').at(-1) ?? '',
      action: request.headers.get('action'),
    };
    const isRefusal = status >= 400;
    for (const defect of all) {
      if (!isRefusal) value = defect.value?.(value, asked) ?? (defect.value ? null : value);
      else if (defect.refusal) ({ status, value } = defect.refusal(status, value as Json));
    }
    let text: string | Uint8Array<ArrayBuffer> = JSON.stringify(value);
    for (const { text: change } of all) if (change && typeof text === 'string') text = change(text);
    if (typeof text === 'string' && text.startsWith('<!doctype')) headers.set('content-type', 'text/html');
    body = text;
  }
  for (const defect of all) defect.headers?.(headers, status);
  return new Response(body, { status, headers });
}
