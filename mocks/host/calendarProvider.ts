import { createHash, randomBytes } from 'node:crypto';
import { codePrefixes } from '../modules/settings/calendars';

/*
 * Simulates the calendar provider's consent page, without scripts; redirects and refuses as a provider would.
 */

/** As in VITE_CALENDAR_CONSENT_URL of .env.demo. */
export const providerPath = '/agenda-demo';

const callbackPath = '/integration-calendar/callback';

const expected = {
  client_id: 'demonstracao',
  response_type: 'code',
  access_type: 'offline',
  prompt: 'consent',
  scope: 'https://www.googleapis.com/auth/calendar',
};

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: light-dark(#f1f5f9, #0b1220); color: light-dark(#0f172a, #e5eaf3); }
main { box-sizing: border-box; width: min(28rem, 100%); padding: 2rem; border-radius: 1rem; background: light-dark(#fff, #111a2c); }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; }
p { margin: 0 0 1rem; color: light-dark(#475569, #a9b6cb); }
a { display: block; margin-top: .75rem; padding: .75rem 1rem; border: 1px solid light-dark(#7c8aa0, #6b7d9c); border-radius: .5rem; color: inherit; text-align: center; text-decoration: none; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid light-dark(#1d4ed8, #7ba2ff); outline-offset: 2px; }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param origin of this server, the only allowed redirect target */
export function calendarProvider(origin: string, asked: URLSearchParams): Response {
  const problem = problemOf(origin, asked);
  if (problem) {
    const text = `O pedido de consentimento está errado: ${problem}.`;
    return page(400, 'Pedido recusado', `<p role="alert">${escapeHtml(text)}</p>`);
  }
  const code = (prefix: string) => prefix + randomBytes(12).toString('base64url');
  const back = (answer: Record<string, string>) => {
    const query = new URLSearchParams({ ...answer, state: asked.get('state') ?? '' });
    return escapeHtml(`${callbackPath}?${query.toString()}`);
  };
  return page(
    200,
    'Escolha uma conta',
    `<p>O Tribuna quer ver, criar e mudar os eventos da sua agenda. Esta é a demonstração do provedor: nenhuma conta é usada.</p>
    <a href="${back({ code: code(codePrefixes.account) })}">Permitir</a>
    <a href="${back({ code: code(codePrefixes.accountWithoutCalendars) })}">Permitir com uma conta sem agendas</a>
    <a href="${back({ error: 'access_denied' })}">Recusar</a>`,
  );
}

function problemOf(origin: string, asked: URLSearchParams): string | null {
  for (const [name, value] of Object.entries(expected)) {
    if (asked.get(name) !== value) return `${name} precisa ser ${value}`;
  }
  // A proxy may terminate HTTPS.
  const redirect = asked.get('redirect_uri')?.replace(/^https:/, 'http:');
  if (redirect !== origin + callbackPath) return `redirect_uri precisa ser ${origin}${callbackPath}`;
  return asked.get('state') ? null : 'falta state';
}

const page = (status: number, title: string, body: string) =>
  new Response(
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Provedor de agenda (demonstração)</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      },
    },
  );

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
