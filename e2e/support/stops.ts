import type { Locator, Page } from '@playwright/test';
import type { Database } from '@mocks/db';
import { demoAccounts } from '@mocks/seed/accounts';
import { staffAddresses } from '@tests/addresses';
import type { Address, RecordTable } from '@tests/moduleFacts';
import { arrival } from './steps';

/* The stops of the walk: every staff URL, and every panel there. */

export interface Stop {
  name: string;
  url: string;
  isPanel: boolean;
}

/** The newest record of the administrator's office. */
function idOf(db: Database, table: RecordTable): number {
  const { clientId } = db.users.find(({ email }) => email === demoAccounts.administrator.email) ?? {};
  const records: readonly { id: number; clientId: number | null }[] = db[table].filter(
    (one) => one.clientId === clientId,
  );
  const record = records.at(-1);
  if (!record) throw new Error(`The demo has no ${table}.`);
  return record.id;
}

const pathOf = (path: string, { of }: Address, db: Database) =>
  of && path.includes(':id') ? path.replace(':id', String(idOf(db, of))) : path;

/** A URL, then its panels. */
export function stopsAt(path: string, db: Database): Stop[] {
  const address = staffAddresses[path] ?? {};
  const at = pathOf(path, address, db);
  const panelsOf = (table: RecordTable | undefined, names: readonly string[] = []) =>
    names.map((name) => ({
      name: `${path} ${name}`,
      url: `${at}?panel=${name}${table ? `&id=${idOf(db, table)}` : ''}`,
      isPanel: true,
    }));
  return [
    { name: path, url: at, isPanel: false },
    ...panelsOf(address.of, address.panels),
    ...panelsOf(address.others?.of, address.others?.panels),
    ...panelsOf(undefined, address.alone),
  ];
}

/** Navigates to a URL within the open page, like Back: without reloading it. */
const goWithin = (page: Page, url: string) =>
  page.evaluate((to) => {
    for (const panel of document.querySelectorAll('[role="dialog"]')) panel.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);

/** Goes to a stop, and waits until nothing is loading there; returns the visible part. */
export async function goTo(page: Page, { url, isPanel }: Stop): Promise<Locator> {
  if (!isPanel) await page.goto(url);
  else await goWithin(page, url);
  const shown = isPanel
    ? page.locator('[role="dialog"]:not([data-left])')
    : page.getByRole('main').getByRole('heading', { level: 1 });
  // Checked within the page: repeated checks from outside cost more than the screen's own work.
  await page.waitForFunction(isSettled, isPanel, { polling: 40, timeout: 15_000 });
  await arrival(shown);
  return shown;
}

/** In the page: there is one heading or one open panel with something to press, and nothing is loading. */
function isSettled(isPanel: boolean) {
  const selector = isPanel ? '[role="dialog"]:not([data-left])' : 'main h1';
  const [shown, ...others] = document.querySelectorAll(selector);
  const isLoading = document.evaluate(
    '//text()[normalize-space() = "Aguarde que estamos preparando as coisas :)" or normalize-space() = "Carregando..."]',
    document.body,
  );
  return (
    shown !== undefined &&
    others.length === 0 &&
    (!isPanel || shown.querySelector('button') !== null) &&
    document.querySelector('[aria-busy="true"]') === null &&
    isLoading.iterateNext() === null
  );
}
