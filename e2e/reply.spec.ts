import { expectAccessibleOnPhone, expectSound } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { listKeysAreHeard, typeUntilOffered } from './support/keyboard';
import { openServices, panel, phone } from './support/steps';

test('status, entry and WhatsApp in at most five presses, by keyboard alone', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const table = await openServices(page);
  await expect(table.getByRole('link').first()).toBeVisible();
  const row = table
    .getByRole('row')
    .filter({ hasNotText: 'Arquivado', has: page.locator('a[href^="https://wa.me"]') })
    .first();
  const [reference = ''] = /AT-\d+/.exec(await row.innerText()) ?? [];
  const opener = row.getByRole('link', { name: `Detalhes de ${reference}` });
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const reply = panel(page, 'Dar retorno');
  await listKeysAreHeard(page, opener);
  await press('r');
  await expect(reply.getByRole('combobox', { name: 'Novo status' })).toBeFocused();
  await expectSound(page, 'reply', reply);
  await typeUntilOffered(page, 'Arquiv', 'Arquivado');
  await press('Tab');
  await page.keyboard.type('Olá, {nome}: {referencia} está {status}.');
  await press('Control+Enter');
  const whatsapp = reply.getByRole('button', { name: 'Abrir WhatsApp' });
  await expect(whatsapp).toBeFocused();
  await expectSound(page, 'replied', reply);
  const opening = page.context().waitForEvent('page');
  await press('Enter');
  const chat = await opening;
  await chat.waitForURL(/^https:\/\/wa\.me\/55\d+\?text=/);
  expect(new URL(chat.url()).searchParams.get('text')).toMatch(
    new RegExp(`^Olá, \\S+: ${reference} está Arquivado\\.$`),
  );
  await chat.close();
  expect(presses).toBeLessThanOrEqual(5);
  await expect(reply).toHaveCount(0);
  const status = demo.db?.serviceStatuses.find(({ name }) => name === 'Arquivado');
  const service = demo.db?.services.find(({ id }) => `AT-${id}` === reference);
  expect(service?.statusId).toBe(status?.id);
  await expect(table.getByRole('row').filter({ hasText: reference })).toContainText('Arquivado');
});

test('on a phone the panel and its modules fit', async ({ page, signIn }) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  const table = await openServices(page);
  await table
    .getByRole('button', { name: /^Ações de AT-/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Dar retorno' }).click();
  const reply = panel(page, 'Dar retorno');
  await reply.getByRole('textbox', { name: 'Texto do retorno' }).pressSequentially('Bom dia ::');
  await expect(page.getByRole('menu', { name: 'Modelos de texto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessibleOnPhone(page, 'reply', reply);
});
