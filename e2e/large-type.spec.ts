import { demoLinks } from '@mocks/seed/accounts';
import type { Locator, Page } from '@playwright/test';
import config from '../playwright.config';
import { expectNothingCut, resize } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { leadingOn, modules, openFirst, openModule, openNew } from './support/modules';
import { desk } from './support/steps';

/* Somebody set 20 pixels for a letter in the browser, where 16 is usual: all of it is larger, and nothing breaks. */

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=20'],
  },
});

const sizeOf = (element: Locator) => element.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));

/** At a desk, on a small computer and on a phone. */
async function expectRoom(page: Page, state: string) {
  for (const width of [desk.width, 1024, 390]) {
    await resize(page, { width, height: 800 });
    await expectNothingCut(page, `${state} at ${width}`);
  }
  await resize(page, desk);
}

test('the pages open to everybody are larger, and have room', async ({ page }) => {
  for (const [path, size] of [
    ['/auth/login', 20],
    ['/onboarding/start', 20],
    ['/acessibilidade', 20],
    [`/invoice/use-license/${demoLinks.newClient}`, 20],
    [`/invoice/open/${demoLinks.openInvoice}`, 21.25],
    [`/appointment/${demoLinks.activeAppointment}`, 21.25],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sizeOf(page.getByRole('main')), path).toBe(size);
    await expectRoom(page, path);
  }
});

test('the lists and their forms are larger, and have room', async ({ page, signIn }) => {
  await signIn(page);
  for (const module of modules) {
    const table = await openModule(page, module);
    expect(await sizeOf(table)).toBe(17.5);
    await expectRoom(page, module.label);
    await openFirst(table);
    const dialog = page.getByRole('dialog');
    await expect(leadingOn(dialog, module)).toBeVisible();
    await expectRoom(page, `${module.label}: details`);
    await page.keyboard.press('Escape');
    await openNew(page, module);
    await expectRoom(page, module.create.title);
  }
});
