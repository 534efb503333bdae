import type { Page } from '@playwright/test';
import { demoAccounts } from '@mocks/seed/accounts';
import { expect, test } from './support/fixtures';
import { openVoters, panel } from './support/steps';

/** Everything of the list that can be reached in any way: nothing may be while it is covered. */
async function everythingToldBy(page: Page): Promise<string> {
  await page.evaluate(() => {
    document.addEventListener('copy', () => {
      Reflect.set(window, 'copied', String(getSelection()));
    });
  });
  await page.getByRole('heading', { level: 2 }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  const copied = await page.evaluate(() => String(Reflect.get(window, 'copied')));
  const read = () => page.evaluate(() => document.body.innerText);
  const shown = await read();
  await page.emulateMedia({ media: 'print' });
  const printed = await read();
  await page.emulateMedia({ media: null });
  const found = await page.evaluate(() => {
    const find: unknown = Reflect.get(window, 'find');
    return typeof find === 'function' && find.call(window, 'Eleitores') ? 'Eleitores' : '';
  });
  const spoken = await page.locator('body').ariaSnapshot();
  return [copied, shown, printed, found, spoken, await page.title()].join('\n');
}

/** The elements reached by Tab, by their text. */
async function reachedByTab(page: Page) {
  const places: string[] = [];
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    places.push(
      await page.evaluate(() =>
        document.activeElement?.closest('[data-session-cover]')
          ? 'cover'
          : (document.activeElement?.tagName ?? ''),
      ),
    );
  }
  return new Set(places);
}

// Low enough for a list to scroll.
test.use({ viewport: { width: 1440, height: 500 } });

test('an unused screen is covered in every tab, tells nothing, outlives a reload and opens as it was', async ({
  page,
  context,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page);
  const table = await openVoters(page);
  const cells = await table.getByRole('cell').allInnerTexts();
  const known = cells.flatMap((text) => text.split('\n')).filter((text) => text.length > 8);
  expect(known.length).toBeGreaterThan(3);
  const search = page.getByRole('searchbox');
  await search.focus();
  // The clock's code loads after the first rows; from then on it records activity.
  await page.evaluate(() => localStorage.setItem('tribuna-atividade', String(Date.now() - 20 * 60_000)));
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => Date.now() - Number(localStorage.getItem('tribuna-atividade')));
    })
    .toBeLessThan(60_000);
  // Nothing notified the page that time has passed: the computer was asleep. A pending request counts a minute as
  // work.
  const later = Date.now() + 33 * 60_000;
  await page.evaluate(() => window.scrollTo(0, 120));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.clock.setFixedTime(later);
  await page.keyboard.press('b');
  const cover = panel(page, 'Tela bloqueada');
  const password = cover.getByLabel('Senha', { exact: true });
  await expect(password).toBeFocused();
  const told = await everythingToldBy(page);
  for (const name of [...known, 'Eleitores', 'Sair']) expect(told).not.toContain(name);
  expect(await reachedByTab(page)).not.toContain('BUTTON');

  const other = await context.newPage();
  await other.clock.install();
  // The same time for both: a future activity, as one tab would see it, locks.
  await other.clock.setFixedTime(later);
  await other.goto('/voters/list');
  await expect(panel(other, 'Tela bloqueada')).toBeVisible();
  await other.reload();
  await expect(panel(other, 'Tela bloqueada')).toBeVisible();
  expect(await other.evaluate(() => document.body.innerText)).not.toContain('Eleitores');

  await password.click();
  await page.keyboard.type(demoAccounts.administrator.password);
  await page.keyboard.press('Enter');
  await expect(cover).toBeHidden();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page).toHaveTitle(/Eleitores/);
  await expect(other.getByRole('table', { name: 'Eleitores' })).toBeVisible();
});
