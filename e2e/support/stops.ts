import { expect, type Locator, type Page } from '@playwright/test';
import type { Database } from '@mocks/db';
import { demoAccounts } from '@mocks/seed/accounts';
import { staffAddresses, type Address, type RecordTable } from '@tests/addresses';
import { often } from './steps';

/* The stops of the walk: every address of the staff, and every panel there. */

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

/** An address, then its panels. */
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

/** Goes to an address of the page that is open, as Back does: without loading it anew. */
const goWithin = (page: Page, url: string) =>
  page.evaluate((to) => {
    for (const panel of document.querySelectorAll('[role="dialog"]')) panel.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);

/** Goes to a stop, and waits until nothing is loading there; what is shown of it. */
export async function goTo(page: Page, { url, isPanel }: Stop): Promise<Locator> {
  if (!isPanel) await page.goto(url);
  else await goWithin(page, url);
  const shown = isPanel
    ? page.locator('[role="dialog"]:not([data-left])')
    : page.getByRole('main').getByRole('heading', { level: 1 });
  const isSettled = async () =>
    (await shown.count()) === 1 &&
    (!isPanel || (await shown.getByRole('button').count()) > 0) &&
    (await page.getByText(/^(Aguarde que estamos preparando as coisas :\)|Carregando\.\.\.)$/).count()) ===
      0 &&
    (await page.locator('[aria-busy="true"]').count()) === 0;
  await expect.poll(isSettled, { message: url, intervals: often, timeout: 15_000 }).toBe(true);
  return shown;
}
