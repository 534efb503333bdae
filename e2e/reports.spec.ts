import type { Locator, Page } from '@playwright/test';
import { addDays, today } from '@/formats/dates';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { download, downloadText, expect, test } from './support/fixtures';
import { expectNoOverflow, expectOnlyText, forbidScripts, markup } from './support/hostile';
import { answerPrint, sheetIn } from './support/print';
import { phone } from './support/steps';

const figures = (page: Page) => page.getByRole('region', { name: 'Números do período' });
const make = (page: Page) => page.getByRole('button', { name: 'Montar relatório' });
const received = (page: Page): Locator => figures(page).locator('dt:text-is("Atendimentos recebidos") + dd');

/** The last day of the form's default month. */
const last = addDays(`${today().slice(0, 8)}01`, -1);
const month = last.slice(0, 7);

test('is on paper in four presses from home, with the name of the member', async ({ page, signIn }) => {
  const printing = await answerPrint(page);
  await signIn(page);
  await page.goto('/dashboard');
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  await press(page.getByRole('button', { name: 'Mais', exact: true }));
  await press(page.getByRole('navigation').getByRole('link', { name: 'Prestação de contas' }));
  await press(make(page));
  await printing.during(() => press(page.getByRole('button', { name: 'Imprimir' })));
  await expect(sheetIn(page).locator('h1')).toHaveText('Prestação de contas');
  await expect(sheetIn(page).locator('header')).toContainText('Gabinete Helena Prado');
  await expect(sheetIn(page).locator('h2').first()).toHaveText('Números do período');
  expect(presses).toBeLessThanOrEqual(4);
  await expectAccessible(page, 'a report', page.getByRole('main'));
});

test('by keyboard alone; a figure leads to its list, and the way back to the report', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/reports');
  await page.getByRole('combobox', { name: 'Período' }).focus();
  await page.keyboard.type('Ano');
  await expect(page.getByRole('combobox', { name: 'Ano' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  const print = page.getByRole('button', { name: 'Imprimir' });
  await expect(print).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(print).toBeFocused();
  await expect(received(page)).toHaveText(/^[\d.]+$/);
  const total = await received(page).innerText();
  await received(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Atendimentos · ${total}`);
  await page.goBack();
  await expect(received(page)).toHaveText(total);
});

test('adds up 10,000 requests', async ({ page, signIn, demo }) => {
  const [request] = demo.db?.services.filter(({ clientId }) => clientId === 1) ?? [];
  if (!request) throw new Error('The demo has no request.');
  for (let made = 0; made < 10_000; made += 1) {
    const day = `${month}-${String((made % 28) + 1).padStart(2, '0')}`;
    demo.db?.services.insert({
      ...request,
      id: 100_000 + made,
      requestDate: day,
      createdAt: `${day} 10:00:00`,
    });
  }
  await signIn(page);
  await page.goto('/reports');
  await expect(page.getByRole('combobox', { name: 'Período' })).toBeVisible();
  await make(page).click();
  await expect(figures(page)).toBeVisible({ timeout: 90_000 });
  await expect
    .poll(async () => Number((await received(page).innerText()).replace(/\D/g, '')))
    .toBeGreaterThanOrEqual(10_000);
});

test('hostile names stay text on the screen, on paper and in a spreadsheet', async ({
  page,
  signIn,
  demo,
}) => {
  forbidScripts(page);
  const name = `=1+1${markup}`;
  const [request] = demo.db?.services.filter(({ clientId }) => clientId === 1) ?? [];
  if (!request) throw new Error('The demo has no request.');
  demo.db?.serviceCategories.update(request.categoryId, { name });
  demo.db?.services.update(request.id, { createdAt: `${month}-02 10:00:00` });
  const printing = await answerPrint(page);
  await signIn(page);
  await page.goto('/reports');
  await make(page).click();
  const categories = page.getByRole('table', { name: 'Por categoria' });
  await expect(categories.getByRole('row', { name })).toBeVisible();
  await expectOnlyText(page);
  await expectNoOverflow(page, categories);
  await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click();
  const csv = await download(page, page.getByRole('menuitem', { name: 'Por categoria' }));
  expect(await downloadText(csv)).toContain(`"'=1+1<img`);
  await printing.during(() => page.getByRole('button', { name: 'Imprimir' }).click());
  await expect(sheetIn(page).getByText(name)).not.toHaveCount(0);
  await expect(sheetIn(page).locator('img, script')).toHaveCount(0);
});

test('on a phone, with its picture', async ({ page, signIn }) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  await page.goto('/reports');
  await make(page).click();
  await expect(figures(page)).toBeVisible();
  await expectAccessibleOnPhone(page, 'a report', page.getByRole('main'));
  const picture = await download(page, page.getByRole('button', { name: 'Baixar imagem' }));
  expect(picture.suggestedFilename()).toMatch(/^prestacao-de-contas-.*\.png$/);
});
