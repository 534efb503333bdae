import type { Page, Request, Route } from '@playwright/test';
import type { Problems } from './problems';

type Answer = (route: Route) => unknown;

/** One call of the API. */
export interface Call {
  script: string;
  /** Value of its `action` header. */
  action: string | undefined;
  /** What tells calls without an action apart: the verb, and whether one record is named. */
  plain?: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; hasId: boolean };
}

function isCall(request: Request, { script, action, plain }: Call): boolean {
  const { pathname, searchParams } = new URL(request.url());
  if (!pathname.endsWith(`/${script}`) || request.headers().action !== action) return false;
  return !plain || (request.method() === plain.method && searchParams.has('id') === plain.hasId);
}

/**
 * Answers this call in another way until told to stop; every other call goes on to the server. Stopping waits until
 * the page has had such an answer: it may still show what it said of the one before.
 */
export async function onCall(page: Page, call: Call, answer: Answer): Promise<() => Promise<void>> {
  const address = `**/api/${call.script}*`;
  let tellAnswered: () => void;
  const answered = new Promise<void>((resolve) => {
    tellAnswered = resolve;
  });
  const handler = async (route: Route) => {
    if (!isCall(route.request(), call)) return route.fallback();
    await answer(route);
    tellAnswered();
  };
  await page.route(address, handler);
  return async () => {
    await answered;
    await page.unroute(address, handler);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
}

/** Counts how often the call is made from now on. */
export function countCalls(page: Page, call: Call): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCall(request, call)) count += 1;
  });
  return () => count;
}

/** Holds the answers to a call back until they are let through, in any order; then the page has them. */
export async function holdBack(page: Page, call: Call) {
  const held: Route[] = [];
  const stop = await onCall(page, call, (route) => void held.push(route));
  return {
    count: () => held.length,
    release: async (position: number) => held[position] && letThrough(held[position]),
    releaseAll: async () => {
      await stop();
      await Promise.all(held.map(letThrough));
    },
  };
}

/** Waits for what comes of it, unless the page has given the call up. */
async function letThrough(route: Route) {
  await route.continue().catch(() => undefined);
  const response = await route.request().response();
  await response?.finished();
}

const json =
  (status: number, body: unknown): Answer =>
  (route) =>
    route.fulfill({ status, json: body });
const page =
  (status: number, body: string): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html; charset=utf-8', body });

interface Fault {
  name: string;
  answer: Answer;
  /** A piece of what the person reads. */
  says: RegExp;
  /** The same when something was being sent and nobody knows whether it arrived. */
  saysOfWriting?: RegExp;
  /** Where a list is due, it is one without rows (docs/replies.md). */
  isEmptyList?: boolean;
}

const unreadable = {
  says: /não conseguimos entender/,
  saysOfWriting: /Confira na lista antes de enviar de novo/,
};
const unreachable = {
  says: /falar com o servidor/,
  saysOfWriting: /Confira na lista antes de enviar de novo/,
};

/** Ways in which an answer goes wrong: what the app has to survive on every screen. */
export const faults: readonly Fault[] = [
  { name: 'no network', answer: (route) => route.abort('internetdisconnected'), ...unreachable },
  { name: 'a connection cut', answer: (route) => route.abort('connectionreset'), ...unreachable },
  {
    name: '500 in JSON',
    answer: json(500, { message: 'SQLSTATE[42S02]', errors: [] }),
    says: /O servidor teve um problema/,
  },
  { name: '502 as a page', answer: page(502, '<h1>Bad Gateway</h1>'), says: /O servidor teve um problema/ },
  { name: 'a page with 200', answer: page(200, '<!doctype html><title>Manutenção</title>'), ...unreadable },
  {
    name: 'a PHP notice before the JSON',
    answer: page(
      200,
      '<br />\n<b>Notice</b>: Undefined index: id in <b>/var/www/a.php</b>\n{"id":1,"data":[],"total":0}',
    ),
    ...unreadable,
  },
  { name: 'truncated JSON', answer: page(200, '{"data":[{"id":1,"subj'), ...unreadable },
  { name: 'an empty body', answer: page(200, ''), ...unreadable },
  { name: 'null', answer: json(200, null), ...unreadable, isEmptyList: true },
  {
    name: 'wrong types',
    answer: json(200, { data: [{ id: 'um', subject: {} }], total: 'muitos', id: -1, exists: 'talvez' }),
    ...unreadable,
  },
  { name: '404', answer: page(404, '<h1>Not Found</h1>'), says: /Não encontramos esse registro/ },
  { name: '409', answer: json(409, {}), says: /foi alterado por outra pessoa/ },
  {
    name: '429',
    answer: json(429, {
      message: 'Too many requests',
      errors: [{ fieldName: '', message: 'Too many requests' }],
    }),
    says: /muitas tentativas em pouco tempo/,
  },
];

/** What the browser itself says of calls that fail. */
export function expectFailingCalls(problems: Problems) {
  problems.expect(/^console: Failed to load resource/);
  problems.expect(/^failed request/);
}

/**
 * Lets the app's time-outs pass within half a second while something is done; at all other times they last as long as
 * the app asked, so that a busy machine's answers arrive.
 */
export async function hurryTimeouts(page: Page) {
  await page.addInitScript(() => {
    const asked: number[] = [];
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      configurable: true,
      get(this: XMLHttpRequest) {
        return own?.get?.call(this) as number;
      },
      set(this: XMLHttpRequest, milliseconds: number) {
        asked.push(milliseconds);
        own?.set?.call(this, Reflect.get(window, 'isHurried') ? Math.min(milliseconds, 500) : milliseconds);
      },
    });
    Reflect.set(window, 'askedTimeouts', asked);
  });
  const hurry = (isHurried: boolean) =>
    page.evaluate((value) => Reflect.set(window, 'isHurried', value), isHurried);
  return {
    /** The milliseconds that were asked for. */
    asked: () => page.evaluate(() => Reflect.get(window, 'askedTimeouts') as number[]),
    /** Does something that times out, and waits in it until it has. */
    during: async (act: () => Promise<unknown>) => {
      await hurry(true);
      await act();
      await hurry(false);
    },
  };
}

/**
 * Takes the app's clock in hand before the page is opened, and gives what puts it forward, for a session that is to end.
 * The server's clock goes on as it was, so the next session it gives is made to last until the app's has come to.
 */
export async function takeClock(page: Page): Promise<(hours: number) => Promise<void>> {
  await page.clock.install();
  let later = 0;
  await onCall(page, { script: 'login.php', action: 'login' }, async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { token: { value: string; expires: string } };
    const expires = new Date(new Date(session.token.expires).getTime() + later).toISOString();
    return route.fulfill({ json: { ...session, token: { ...session.token, expires } } });
  });
  return (hours) => {
    later = hours * 3_600_000;
    return page.clock.fastForward(later);
  };
}
