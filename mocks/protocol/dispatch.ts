import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../db';
import type { Client, User } from '../modules/auth/records';
import { LongList } from '../data/search';
import { dateTimeOf, dayOf } from '../time';
import { demandAnswer } from './answers';
import type { Call, Script, Tools } from './calls';
import { phpTypical } from './phpTypical';
import { readRequest } from './readRequest';
import { badRequest, notFound, Refusal } from './refusal';
import { demandRule } from './rules';

export interface ApiSettings {
  db: Database;
  now(): Date;
  sendMail: Tools['sendMail'];
  fileUrl: Tools['fileUrl'];
  /** Numbers and booleans as text; see phpTypical.ts. */
  phpTypical: boolean;
}

/**
 * Responds to one request with data, a file or a JSON refusal.
 * @param scripts by name; any other name is a 404
 */
export async function dispatch(
  scripts: ReadonlyMap<string, Script>,
  settings: ApiSettings,
  request: Request,
  scriptName: string,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  try {
    const result = await run(scripts, settings, request, scriptName);
    if (result instanceof Response) return result;
    return result instanceof LongList
      ? new Response(longBody(settings, result), { headers: jsonHeaders })
      : json(settings, 200, result ?? {});
  } catch (thrown) {
    if (thrown instanceof Refusal) {
      return json(settings, thrown.status, { message: thrown.message, errors: thrown.errors });
    }
    console.error(thrown);
    return json(settings, 500, { message: 'Erro interno da API de demonstração.', errors: [] });
  }
}

async function run(
  scripts: ReadonlyMap<string, Script>,
  settings: ApiSettings,
  request: Request,
  scriptName: string,
): Promise<unknown> {
  const script = scripts.get(scriptName);
  if (!script) throw notFound(`Script desconhecido: ${scriptName}`);

  const parameters = new URL(request.url).searchParams;
  const call = findCall(script, request, parameters);
  const now = settings.now();
  const caller = findCaller(call, settings.db, request.headers.get('token'), now);
  if (caller && call.rule) demandRule(caller.user, call.rule);
  const input = await readRequest(call, request, parameters);

  const result = await call.run({
    ...input,
    // Public calls run without a caller and do not see these fields.
    ...(caller as Caller),
    clientId: caller?.client.id ?? 0,
    db: settings.db,
    now,
    today: dayOf(now),
    timestamp: dateTimeOf(now),
    sendMail: settings.sendMail,
    fileUrl: settings.fileUrl,
  });
  demandAnswer(call.answer, result);
  return result;
}

/** Matches method and action; without an action, `id` in the query asks for one record. */
function findCall({ name, calls }: Script, request: Request, parameters: URLSearchParams): Call {
  const action = request.headers.get('action');
  const described = action === null ? 'sem ação' : `ação "${action}"`;
  const named = calls.filter((call) => call.action === action);
  if (named.length === 0) {
    const known = [...new Set(calls.map((call) => call.action ?? '(nenhuma)'))].join(', ');
    throw badRequest(`${name}: ${described} não existe. Ações: ${known}.`);
  }
  const sameVerb = named.filter((call) => call.method === request.method);
  const [first] = sameVerb;
  if (!first) throw badRequest(`${name}: ${described} não aceita ${request.method}.`);
  return sameVerb.find((call) => 'id' in call.query === parameters.has('id')) ?? first;
}

interface Caller {
  user: User;
  client: Client;
}

/** Null for public calls. @throws Refusal (403 without a valid session, 400 for an unexpected token) */
function findCaller(call: Call, db: Database, token: string | null, now: Date): Caller | null {
  if (call.access === 'either') return null;
  if (call.access === 'public') {
    if (token !== null) throw badRequest('Chamada pública: o cabeçalho token não deve ser enviado.');
    return null;
  }
  const session = db.sessions.find((entry) => entry.token === token);
  const user = session && db.users.get(session.userId);
  const client = user && db.clients.get(user.clientId);
  if (!client || !user.status || new Date(session.expires) <= now) {
    throw new Refusal(403, 'Seu acesso terminou. Acesse novamente.');
  }
  return { user, client };
}

function json(settings: ApiSettings, status: number, value: unknown): Response {
  const reply = settings.phpTypical ? phpTypical(value) : value;
  return new Response(JSON.stringify(reply), { status, headers: jsonHeaders });
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** Streams a long list as JSON, yielding to other requests. */
function longBody(settings: ApiSettings, list: LongList): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = list.pieces();
  const reply = (value: unknown) => JSON.stringify(settings.phpTypical ? phpTypical(value) : value);
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      await breathe();
      const { value: rows, done } = pieces.next();
      if (done) {
        controller.enqueue(encoder.encode(`],"total":${reply(list.total)}}`));
        controller.close();
        return;
      }
      const before = isFirst ? '{"data":[' : ',';
      isFirst = false;
      controller.enqueue(encoder.encode(before + rows.map(reply).join(',')));
    },
  });
}
