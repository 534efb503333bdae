import type { Page, Request, Route } from '@playwright/test';
import type { Problems } from './problems';

type Answer = (route: Route) => unknown;

export interface Call {
  script: string;
  /** The `action` header. */
  action: string | undefined;
  /** Identifies calls without an action: method, and whether `id` is sent. */
  plain?: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; hasId: boolean };
}

function isCall(request: Request, { script, action, plain }: Call): boolean {
  const { pathname, searchParams } = new URL(request.url());
  if (!pathname.endsWith(`/${script}`) || request.headers().action !== action) return false;
  return !plain || (request.method() === plain.method && searchParams.has('id') === plain.hasId);
}

/**
 * Overrides a call's response until stopped. Stopping waits until the page has received such a response, since it may
 * still show the previous one.
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

export function countCalls(page: Page, call: Call): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCall(request, call)) count += 1;
  });
  return () => count;
}

/** Holds a call's responses until released, in any order. */
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

/** Waits for the response, unless the page aborted the request. */
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
  /** Part of the message shown. */
  says: RegExp;
  /** The same for a write whose outcome is unknown. */
  saysOfWriting?: RegExp;
  /** Reads as an empty list where a list is expected (docs/replies.md). */
  isEmptyList?: boolean;
}

const unreadable = {
  says: /não conseguimos entender/,
  saysOfWriting: /Confira na lista antes de enviar de novo/,
};
const unreachable = {
  says: /falar com o sistema/,
  saysOfWriting: /Confira na lista antes de enviar de novo/,
};

/** Response failures that every screen must survive. */
export const faults: readonly Fault[] = [
  { name: 'no network', answer: (route) => route.abort('internetdisconnected'), ...unreachable },
  { name: 'a connection cut', answer: (route) => route.abort('connectionreset'), ...unreachable },
  {
    name: '500 in JSON',
    answer: json(500, { message: 'SQLSTATE[42S02]', errors: [] }),
    says: /O sistema teve um problema/,
  },
  { name: '502 as a page', answer: page(502, '<h1>Bad Gateway</h1>'), says: /O sistema teve um problema/ },
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
  { name: '404', answer: page(404, '<h1>Not Found</h1>'), says: /Não encontramos esse item/ },
  { name: '409', answer: json(409, {}), says: /Outra pessoa alterou esse item/ },
  {
    name: '429',
    answer: json(429, {
      message: 'Too many requests',
      errors: [{ fieldName: '', message: 'Too many requests' }],
    }),
    says: /muitas tentativas em pouco tempo/,
  },
];

/** Console messages of the browser about failed requests. */
export function expectFailingCalls(problems: Problems) {
  problems.expect(/^console: Failed to load resource/);
  problems.expect(/^failed request/);
}

/**
 * Makes the app's own time-outs expire on demand, however long they are: with real time, others would expire too on a
 * busy machine. Call before the page opens.
 */
export async function holdTimeouts(page: Page) {
  await page.addInitScript(() => {
    const asked: number[] = [];
    const pending = new Set<XMLHttpRequest>();
    const { open, send, setRequestHeader } = XMLHttpRequest.prototype;
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    const known = new WeakMap<XMLHttpRequest, { url: string; action?: string }>();
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      configurable: true,
      get(this: XMLHttpRequest) {
        return own?.get?.call(this) as number;
      },
      set(this: XMLHttpRequest, milliseconds: number) {
        asked.push(milliseconds);
        own?.set?.call(this, milliseconds);
      },
    });
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...how: unknown[]) {
      known.set(this, { url: String(how[1]) });
      Reflect.apply(open, this, how);
    };
    XMLHttpRequest.prototype.setRequestHeader = function (this: XMLHttpRequest, name, value) {
      if (name.toLowerCase() === 'action') Object.assign(known.get(this) ?? {}, { action: value });
      setRequestHeader.call(this, name, value);
    };
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      pending.add(this);
      this.addEventListener('loadend', () => pending.delete(this));
      send.call(this, body);
    };
    const lapse = (script: string, action: string | undefined) => {
      for (const request of pending) {
        const { url = '', action: ofRequest } = known.get(request) ?? {};
        // Relative to the time of sending: expires at once.
        if (url.includes(script) && ofRequest === action) own?.set?.call(request, 1);
      }
    };
    Object.assign(window, { askedTimeouts: asked, lapse });
  });
  return {
    /** Requested timeouts in milliseconds. */
    asked: () => page.evaluate(() => Reflect.get(window, 'askedTimeouts') as number[]),
    /** Expires the pending requests of this kind. */
    lapse: ({ script, action }: Call) =>
      page.evaluate(
        ([name = '', kind]) =>
          (Reflect.get(window, 'lapse') as (script: string, action?: string) => void)(name, kind),
        [script, action],
      ),
  };
}

/**
 * Installs a fake clock before the page opens and returns a function that advances it, to expire sessions.
 * The server's clock stays real, so new sessions are extended to match.
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
