/*
 * The start of each URL, for the HTML's inline script (src/app/pageStart.ts), from the app's own tables. Loaded by
 * Vite's module runner (scripts/build/pages.ts) because of their aliases.
 */
import { wireOf, type EarlyCall } from '../../src/api/call';
import { screens } from '../../src/records/modules/screens';
import { licenceCallAt, publicPageAt } from '../../src/app/publicPages';
import { today } from '../../src/formats/dates';
import { pageSize, pageSizes, storageKey, tallWindowPx } from '../../src/records/list/pageSize';

/** Placeholders for values known only in the browser: page size, date, part of the URL. */
const limit = '{limit}';
const day = '{today}';
const value = '{value}';

export interface Beginning {
  /** Regular expression; its group is `{value}`. */
  path: string;
  /** The module path of the screen. */
  screen: string;
  call?: { path: string; action?: string } | undefined;
  /** Without a session. */
  isPublic: boolean;
  /** Whether a server with public.html serves it at this URL. */
  hasOwnHtml: boolean;
}

/** The request with placeholders. */
function wireCall(call: EarlyCall): Beginning['call'] {
  const { path } = wireOf(call, null);
  const url = path
    .replace(`limit=${pageSize()}`, `limit=${limit}`)
    .replace(today(), day)
    .replace(encodeURIComponent(value), value);
  return { path: url, ...(call.action && { action: call.action }) };
}

/** The module that a `load` imports. */
function screenOf(load: () => unknown) {
  const [, screen] = /import[^(]*\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
  return screen;
}

const staff = screens.map(({ path, load, firstCall, requirement }): Beginning => {
  const screen = screenOf(load);
  if (!screen) throw new Error(`scripts/build/beginnings.ts: which module shows ${path}?`);
  return {
    path: path.replace(/:[^/]+/g, '[^/]+'),
    screen,
    // Rights are in the encrypted session.
    ...(firstCall && !requirement && { call: wireCall(firstCall()) }),
    isPublic: false,
    hasOwnHtml: false,
  };
});

/** Public pages and their modules; only values that need no encoding are requested this early. */
const publicPaths = {
  '/appointment/': '/src/app/AppointmentShell.tsx',
  '/invoice/open/': '/src/app/InvoiceShell.tsx',
  '/invoice/use-license/': '/src/features/invoice/LicencePayment.tsx',
};
const open = Object.entries(publicPaths).map(([path, screen]): Beginning => {
  const address = path + value;
  const page = publicPageAt(address);
  const call = page?.firstCall ?? licenceCallAt(address);
  if (!call) throw new Error(`scripts/build/beginnings.ts: what does ${path} begin with?`);
  return {
    path: `${path}([\\w-]+)`,
    screen,
    call: wireCall(call),
    isPublic: true,
    hasOwnHtml: page !== null,
  };
});

export const beginnings = [...open, ...staff];

/** How the browser finds the page size. */
export const pageSizing = { pageSizes, pageSizeKey: storageKey, tallWindowPx };
