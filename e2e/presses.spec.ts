import type { Page } from '@playwright/test';
import { demoAccounts } from '@mocks/seed/accounts';
import { expect, test } from './support/fixtures';
import { typeInto } from './support/hands';
import { listKeysAreHeard, typeUntilOffered } from './support/keyboard';
import { openServices, openVoters, panel } from './support/steps';

/*
 * Everyday tasks within a maximum number of presses: a click or key, a shortcut counting as one; typed text counts as
 * none.
 */

/** Counts presses. */
function counted(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    press: async (pressed: string | Promise<unknown>) => {
      presses += 1;
      await (typeof pressed === 'string' ? page.keyboard.press(pressed) : pressed);
    },
  };
}

test('an appointment of one line, from anywhere, in three presses', async ({ page, signIn }) => {
  await signIn(page);
  await openServices(page);
  const search = page.getByRole('combobox', { name: 'Procurar em tudo' });
  // Waits for the shortcuts of every screen.
  await page.getByRole('button', { name: 'Procurar em tudo' }).click();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const keys = counted(page);
  await keys.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('reunião amanhã 14h com Maria');
  await expect(page.getByRole('option', { selected: true })).toContainText('Novo compromisso: amanhã');
  await keys.press('Enter');
  const form = panel(page, 'Novo compromisso');
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Reunião com Maria');
  await keys.press('Control+Enter');
  await expect(page.getByText(/^O compromisso AG-\d+ foi criado!$/)).toBeVisible();
  expect(keys.count()).toBeLessThanOrEqual(3);
});

test('a manifestation becomes a request in five clicks, of an office that has its origin', async ({
  page,
  demo,
  signIn,
}) => {
  demo.db?.serviceOrigins.insert({ clientId: 1, name: 'Participativa' });
  await signIn(page);
  const [first, second] = [counted(page), counted(page)];
  for (const { press } of [first, second]) {
    await page.goto('/manifestations/list');
    await press(page.getByRole('table').getByRole('link').first().click());
    const details = panel(page, 'Detalhes da manifestação');
    await press(details.getByRole('button', { name: 'Novo atendimento' }).click());
    const request = panel(page, 'Novo atendimento');
    await expect(request.getByRole('combobox', { name: 'Origem' })).toHaveValue('Participativa');
    await press(request.getByRole('combobox', { name: 'Categoria' }).click());
    await press(request.getByRole('option').first().click());
    // The office is asked for once, and remembered.
    const office = request.getByRole('combobox', { name: 'Escritório' });
    if ((await office.inputValue()) === '') {
      await press(office.click());
      await press(request.getByRole('option').first().click());
    }
    await press(request.getByRole('button', { name: 'Salvar', exact: true }).click());
    await expect(page.getByText(/^O atendimento AT-\d+ foi criado!$/)).toBeVisible();
    await expect(request).toBeHidden();
  }
  expect(first.count()).toBeLessThanOrEqual(7);
  expect(second.count()).toBeLessThanOrEqual(5);
});

test('an SMS to one is sent in three presses, once one was sent', async ({ page, signIn }) => {
  await signIn(page);
  await openVoters(page);
  const form = panel(page, 'Comunicação com eleitor');
  const open = async (row: number, press: (made: Promise<unknown>) => Promise<void>) => {
    await press(
      page
        .getByRole('button', { name: /^Ações de / })
        .nth(row)
        .click(),
    );
    await press(page.getByRole('menuitem', { name: 'Enviar mensagem' }).click());
    await expect(form.getByRole('heading', { name: 'Últimas comunicações' })).toBeVisible();
  };
  await open(0, async (made) => void (await made));
  await form.getByRole('combobox', { name: 'Categoria' }).click();
  await form.getByRole('option', { name: 'Cadastro eleitor', exact: true }).click();
  await form.getByRole('radio', { name: 'SMS' }).check();
  await expect(form.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(/^Olá /);
  await form.getByRole('button', { name: 'Enviar' }).click();
  // The password counts as typed for a while after signing in.
  const password = page.getByLabel('Senha', { exact: true });
  const sent = page.getByText('Mensagem programada para envio!');
  await expect(password.or(sent).first()).toBeVisible();
  if (await password.isVisible()) {
    await typeInto(password, demoAccounts.administrator.password);
    await page.keyboard.press('Enter');
  }
  await expect(form).toBeHidden();

  const keys = counted(page);
  await open(1, keys.press);
  await expect(form.getByRole('button', { name: 'Enviar' })).toBeFocused();
  // Simulates a key held from before.
  await form
    .getByRole('button', { name: 'Enviar' })
    .evaluate((button) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
      ),
    )
    .then((isHeard) => expect(isHeard).toBe(false));
  await keys.press('Enter');
  await expect(form).toBeHidden();
  expect(keys.count()).toBeLessThanOrEqual(3);
});

test('the status of a request is changed in three presses, by keyboard alone', async ({ page, signIn }) => {
  await signIn(page);
  const table = await openServices(page);
  const row = table.getByRole('row').filter({ hasNotText: 'Arquivado', hasText: /AT-/ }).first();
  await listKeysAreHeard(page, row.getByRole('link').first());
  const keys = counted(page);
  await keys.press('s');
  await expect(panel(page, 'Trocar status').getByRole('combobox', { name: 'Novo status' })).toBeFocused();
  await typeUntilOffered(page, 'Arquiv', 'Arquivado');
  await keys.press('Tab');
  await page.keyboard.type('Mutirão de novembro.');
  await keys.press('Control+Enter');
  await expect(page.getByText(/^O status do atendimento AT-\d+ foi alterado!$/)).toBeVisible();
  expect(keys.count()).toBeLessThanOrEqual(3);
});

test('a request is made in six presses, where the office was chosen before', async ({ page, signIn }) => {
  await signIn(page);
  const table = await openServices(page);
  const request = panel(page, 'Novo atendimento');
  const field = (name: string) => request.getByRole('combobox', { name, exact: true });
  const rounds = [counted(page), counted(page)];
  for (const { press } of rounds) {
    await listKeysAreHeard(page, table.getByRole('link').first());
    await press('n');
    await expect(field('Eleitor')).toBeFocused();
    await typeUntilOffered(page, 'Aurélia Bastos', /^Aurélia/);
    await press('Enter');
    await expect(request.getByRole('button', { name: 'Trocar eleitor' })).toBeVisible();
    // Saving focuses the next missing field.
    await press('Control+Enter');
    await expect(field('Categoria')).toBeFocused();
    await typeUntilOffered(page, 'animal', /animal/i);
    await press('Enter');
    for (const [name, typed, shown] of [
      ['Origem', 'Telefone', /Telefone/],
      ['Escritório', 'cambuí', /cambuí/i],
    ] as const) {
      if ((await field(name).inputValue()) !== '') continue;
      await press('Control+Enter');
      await expect(field(name)).toBeFocused();
      await typeUntilOffered(page, typed, shown);
      await press('Enter');
    }
    await press('Control+Enter');
    await expect(request.getByRole('textbox', { name: 'Descrição' })).toBeFocused();
    await page.keyboard.type('Cão solto na praça.');
    await press('Control+Enter');
    await expect(page.getByText(/^O atendimento AT-\d+ foi criado!$/).last()).toBeVisible();
    await expect(request).toBeHidden();
  }
  expect(rounds[1]?.count()).toBeLessThanOrEqual(6);
});
