import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { fromJSON, toJSON, type Database, type SavedDatabase } from './db';
import { createDatabase, type SeedOptions } from './seed/createDatabase';
import { dayOf } from './time';
import { createHandlers, type HandlerOptions } from './handlers';
import { keepUploadNames } from './testing/keepUploadNames';
import type { Mail } from './protocol/calls';
import { recogniseBytes } from './testing/recogniseBytes';
import { demoAccounts } from './seed/accounts';
import { activeAccounts, openSession, type WireSession } from './modules/auth/sessions';

/** A request as the app sent it. */
export interface RecordedRequest {
  method: string;
  /** The script, e.g. `compromisso.php`. */
  script: string;
  path: string;
  /** Value of the `action` header, null when none was sent. */
  action: string | null;
  token: string | null;
  /** Lists under their name with `[]`, as they were sent. */
  query: Record<string, string | string[]>;
  /** The JSON body; for an upload the names of its files; undefined when there is none. */
  body: unknown;
}

/** How a test wants its API; everything has a default. */
export interface DemoApiOptions extends SeedOptions, Pick<HandlerOptions, 'now' | 'phpTypical'> {}

/** What tests/allSent.ts asks. It is none of the app's requests, so it is not recorded. */
export const lastWord = 'last.word.php';

const baseUrl = String(import.meta.env.VITE_API_URL);
const server = setupServer();
const requests: RecordedRequest[] = [];
const underWay = new Set<string>();
const mails: Mail[] = [];
let db: Database | null = null;
let clock = () => new Date();

/** The API the tests talk to. */
export const demoApi = {
  baseUrl,
  /** For faults: `demoApi.server.use(http.get(...))`; undone by the next reset. */
  server,
  /** Every request since the last reset, in order. */
  requests: requests as readonly RecordedRequest[],
  /** Every mail sent since the last reset. */
  mails: mails as readonly Mail[],
  /** The present database; change it before the screen asks. */
  get db(): Database {
    if (!db)
      throw new Error('The demo API is not started: call installDemoApi() at the top of the test file.');
    return db;
  },
  /** How many requests wait for their answer. */
  underWay: () => underWay.size,
  /** The requests made for one action of a script (`null`: those without action). */
  requestsFor: (script: string, action: string | null) =>
    requests.filter((request) => request.script === script && request.action === action),
};

/** Starts to answer; a request the API does not know fails the test. */
function listen() {
  recogniseBytes();
  server.listen({ onUnhandledRequest: 'error' });
}

const seeded = new Map<string, SavedDatabase>();

/** The demonstration's records, made once for all tests that ask for the same: no record is ever changed in place. */
function freshDatabase(options: SeedOptions): Database {
  const key = JSON.stringify({ today: dayOf(new Date()), ...options });
  const saved = seeded.get(key) ?? toJSON(createDatabase(options));
  seeded.set(key, saved);
  return fromJSON(saved);
}

/** A fresh database, no overrides, nothing recorded. */
export function resetDemoApi(options: DemoApiOptions = {}): void {
  const { now = () => new Date(), phpTypical = false, ...seedOptions } = options;
  clock = now;
  db = freshDatabase(seedOptions);
  requests.length = 0;
  underWay.clear();
  mails.length = 0;
  server.resetHandlers(
    ...createHandlers(db, {
      baseUrl,
      filesUrl: 'https://arquivos.tribuna.test',
      phpTypical,
      sendMail: (mail) => mails.push(mail),
      now,
    }),
  );
}

function stopDemoApi(): void {
  server.close();
  db = null;
}

/** At the top of a test file: the API for all its tests, fresh before each one. */
export function installDemoApi(options?: DemoApiOptions): void {
  beforeAll(async () => {
    await keepUploadNames();
    listen();
  });
  beforeEach(() => resetDemoApi(options));
  afterAll(stopDemoApi);
}

/**
 * A session as login.php would send it, its token registered, so that a screen can start signed in.
 * @param hours lifetime; negative for a session that has expired
 */
export function sessionFor(email: string = demoAccounts.administrator.email, hours?: number): WireSession {
  const [user] = activeAccounts(demoApi.db, email);
  if (!user) throw new Error(`There is no active account ${email}`);
  return openSession(demoApi.db, user, clock(), hours);
}

server.events.on('request:end', ({ requestId }) => void underWay.delete(requestId));

server.events.on('request:start', ({ request, requestId }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith(`/${lastWord}`)) return;
  underWay.add(requestId);
  const query: RecordedRequest['query'] = {};
  for (const key of new Set(searchParams.keys())) {
    query[key] = key.endsWith('[]') ? searchParams.getAll(key) : (searchParams.get(key) ?? '');
  }
  const recorded: RecordedRequest = {
    method: request.method,
    script: pathname.split('/').at(-1) ?? '',
    path: pathname,
    action: request.headers.get('action'),
    token: request.headers.get('token'),
    query,
    body: undefined,
  };
  requests.push(recorded);
  void readBody(request.clone()).then((body) => {
    recorded.body = body;
  });
});

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.includes('multipart/form-data')) {
    const form = await request.formData();
    return [...form.values()].map((value) => (typeof value === 'string' ? value : value.name));
  }
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
