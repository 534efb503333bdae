import { setTimeout as wait } from 'node:timers/promises';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from './db';
import type { SeedOptions } from './seed/createDatabase';
import { freshDatabase } from './seed/freshDatabase';
import { createHandlers, type HandlerOptions } from './handlers';
import { keepUploadNames } from './testing/keepUploadNames';
import type { Mail } from './protocol/calls';
import { recogniseBytes } from './testing/recogniseBytes';
import { demoAccounts } from './seed/accounts';
import { activeAccounts, openSession, type WireSession } from './modules/auth/sessions';

export interface RecordedRequest {
  method: string;
  /** E.g. `compromisso.php`. */
  script: string;
  path: string;
  /** `action` header, or null. */
  action: string | null;
  token: string | null;
  /** Lists keep `[]` in their names. */
  query: Record<string, string | string[]>;
  /** JSON body, or an upload's file names; undefined if none. */
  body: unknown;
}

export interface DemoApiOptions extends SeedOptions, Pick<HandlerOptions, 'now' | 'phpTypical'> {}

/** Requested by tests/allSent.ts; not recorded. */
export const lastWord = 'last.word.php';

const baseUrl = String(import.meta.env.VITE_API_URL);
const server = setupServer();
const requests: RecordedRequest[] = [];
const underWay = new Set<string>();
const mails: Mail[] = [];
let db: Database | null = null;
let clock = () => new Date();

export const demoApi = {
  baseUrl,
  /** For faults: `demoApi.server.use(http.get(...))`; undone by the next reset. */
  server,
  /** Since the last reset, in order. */
  requests: requests as readonly RecordedRequest[],
  /** Since the last reset. */
  mails: mails as readonly Mail[],
  /** Change it before the screen loads. */
  get db(): Database {
    if (!db)
      throw new Error('The demo API is not started: call installDemoApi() at the top of the test file.');
    return db;
  },
  /** Pending requests. */
  underWay: () => underWay.size,
  /** `null` selects calls without an action. */
  requestsFor: (script: string, action: string | null) =>
    requests.filter((request) => request.script === script && request.action === action),
};

/** An unknown request fails the test. */
function listen() {
  recogniseBytes();
  server.listen({ onUnhandledRequest: 'error' });
}

/** Fresh database, no overrides, nothing recorded. */
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

/** Ms for which the end of a test waits for responses; a held one never arrives. */
const lastAnswersMs = 300;
const stepMs = 5;

/** Waits for pending answers: the next test's database would refuse their session. */
async function lastAnswers() {
  for (let waited = 0; underWay.size > 0 && waited < lastAnswersMs; waited += stepMs) await wait(stepMs);
  await wait(0);
}

/** More event loop turns than a request takes from a press to the server. */
const lastTurns = 20;

/** Requests sent by a screen at the end of its last test may still be pending: waits for and answers them. */
async function stopDemoApi(): Promise<void> {
  for (let turn = 0; turn < lastTurns; turn += 1) await wait(0);
  await lastAnswers();
  server.close();
  db = null;
}

/** Call at the top of a test file: a fresh API for each test. */
export function installDemoApi(options?: DemoApiOptions): void {
  beforeAll(async () => {
    await keepUploadNames();
    listen();
  });
  beforeEach(() => resetDemoApi(options));
  afterEach(lastAnswers);
  afterAll(stopDemoApi);
}

/**
 * A session with its token registered, to start signed in.
 * @param hours lifetime; negative for an expired session
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
