import { expectAccessibleOnPhone, expectSound } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { panel, phone } from './support/steps';

test('a WhatsApp greeting in three presses from home, by keyboard alone', async ({ page, signIn, demo }) => {
  await signIn(page);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto('/dashboard');
  const way = page.getByRole('link', { name: /^Hoje: \d/ });
  await way.focus();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press('Enter');
  const start = page.getByRole('button', { name: 'Fila de WhatsApp' });
  await expect(page.getByRole('table', { name: 'Aniversariantes' })).toBeVisible();
  await expectSound(page, 'birthdays', page.getByRole('main'));
  await expect(start).toBeEnabled();
  await start.focus();
  await press('Enter');
  const queue = panel(page, 'Fila de WhatsApp');
  const send = queue.getByRole('button', { name: 'Abrir WhatsApp' });
  await expect(send).toBeFocused();
  const position = queue.getByText(/^1 de \d+ · /);
  await expect(position).toBeVisible();
  await expectSound(page, 'queue', queue);
  const opening = page.context().waitForEvent('page');
  await press('Enter');
  const chat = await opening;
  await chat.waitForURL(/^https:\/\/wa\.me\/55\d+\?text=/);
  await chat.close();
  expect(presses).toBeLessThanOrEqual(3);
  await expect(position).toHaveCount(0);
  await expect(queue.getByText(/^2 de \d+ · |^Pronto: /)).toBeVisible();
  await expect
    .poll(() => demo.db?.communications.find(({ typeId, categoryId }) => typeId === 3 && categoryId === 1))
    .toBeDefined();
});

test('on a phone the birthdays and their queue fit', async ({ page, signIn }) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  await page.goto('/voters/list?birthdays=week');
  await expect(page.getByRole('table', { name: 'Aniversariantes' })).toBeVisible();
  await expectAccessibleOnPhone(page, 'birthdays', page.getByRole('main'));
  await page.getByRole('button', { name: 'SMS para todos' }).click();
  const sms = panel(page, 'SMS para todos');
  await expect(sms.getByText(/^\d+ mensage.*, saldo \d/)).toBeVisible();
  await expectAccessibleOnPhone(page, 'SMS to all', sms);
});
