import { demoAccounts } from '@mocks/seed/accounts';
import { addDays, formatDate, today } from '@/formats/dates';
import { expect, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { firstRow, formOf, modules, openModule, referencesIn } from './support/modules';
import { noticedReference, openAppointments, panel } from './support/steps';

test('signs in without a mouse', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type(demoAccounts.shared.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Escolha a conta' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(demoAccounts.shared.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Camila!');
});

for (const module of modules) {
  test(`${module.label}: skips the top bar, searches, looks, edits and removes without a mouse`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const table = await openModule(page, module);
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Download Excel (.csv)' })).toBeFocused();
    await expect(skip).not.toBeInViewport();

    const references = referencesIn(table, module);
    const reference = (await references.last().innerText()).trim();
    const filter = page.getByRole('button', { name: module.filter.button });
    await tabTo(page, filter);
    await page.keyboard.press('Enter');
    // It may be the field the panel begins with.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    const field = dialog.getByRole('textbox', { name: 'Referência' });
    if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
    await page.keyboard.type(reference);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(references).toHaveText([reference]);
    await expect(filter).toBeFocused();

    const open = firstRow(table).getByRole('button').first();
    const actions = firstRow(table).getByRole('button', { name: /^Ações de/ });
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Editar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await tabTo(page, actions);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
    await page.keyboard.press('Enter');
    const edited = formOf(page, module.edit).getByRole('textbox', { name: module.edit.text, exact: true });
    await expect(edited).toBeVisible();
    if (!(await edited.evaluate((element) => element === document.activeElement))) await tabTo(page, edited);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/ foi atualizad[oa]!$/)).toBeVisible();
    await expect(references).toHaveText([reference]);
    await tabTo(page, actions);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'SIM, Remover' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/ foi removid[oa]!$/)).toBeVisible();
    // The row is gone: the focus is on the screen's heading, not lost.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('opens, walks and leaves the menus of the top bar', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/dashboard');
  for (const [name, first] of [
    ['Mais', 'Docs. Proposituras/Adm.'],
    ['Ajuda', 'Ajuda e suporte'],
    ['Sua conta', 'Sair'],
  ] as const) {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    await tabTo(page, button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, page.getByRole('link', { name: new RegExp(`^${first}`) }));
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }

  // Moving on closes what was open; the appearance is chosen with the arrows.
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Sistema' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const more = page.getByRole('button', { name: 'Mais', exact: true });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Ligação' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/phonecalls/list');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('creates an appointment without a mouse, and the focus comes back', async ({ page, signIn }) => {
  await signIn(page);
  await openAppointments(page);
  const create = page.getByRole('button', { name: 'Novo', exact: true });
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  const form = panel(page, 'Novo compromisso');
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toBeFocused();
  await page.keyboard.type('Reunião só com o teclado');

  // The date: the calendar opens on today; a week and a day later.
  await page.keyboard.press('Tab');
  const date = form.getByRole('textbox', { name: 'Data', exact: true });
  await expect(date).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Calendário: Data' });
  await expect(calendar.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(date).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Abrir calendário' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(date).toHaveValue(formatDate(addDays(today(), 8)));

  // The hours: by typing, and by the arrows.
  const start = form.getByRole('combobox', { name: 'Horário de início' });
  await tabTo(page, start);
  await page.keyboard.type('14:3');
  await page.keyboard.press('Enter');
  await expect(start).toHaveValue('14:30');
  const end = form.getByRole('combobox', { name: 'Horário de término' });
  await tabTo(page, end);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(end).toHaveValue('23:30');

  // Two participants; Esc closes the list and not the panel.
  const participants = form.getByRole('combobox', { name: 'Participantes', exact: true });
  await tabTo(page, participants);
  await page.keyboard.press('ArrowDown');
  const list = form.getByRole('listbox', { name: 'Participantes' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(participants).toBeFocused();
  const notify = form.getByRole('combobox', { name: 'Notificar participantes?' });
  await tabTo(page, notify);
  await page.keyboard.type('S');
  await expect(notify).toHaveText(/Sim/);

  // The focus does not leave the panel, forwards or backwards.
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let steps = 0; steps < 25; steps += 1) {
      await page.keyboard.press(key);
      expect(await form.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  }
  await form.getByRole('textbox', { name: 'Descrição' }).focus();
  await page.keyboard.type('Primeira linha');
  await page.keyboard.press('Enter');
  await page.keyboard.type('segunda');
  await page.keyboard.press('Control+Enter');
  await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);
  await expect(form).toBeHidden();
  await expect(create).toBeFocused();
});

test('writes down a call without a mouse', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/phonecalls/list');
  const create = page.getByRole('button', { name: 'Nova', exact: true });
  await tabTo(page, create);
  await page.keyboard.press('Space');
  const form = panel(page, 'Nova ligação');
  await expect(form.getByRole('textbox', { name: 'Quem ligou' })).toBeFocused();
  await page.keyboard.type('Dona Zuleica');
  await tabTo(page, form.getByRole('textbox', { name: 'Assunto' }));
  await page.keyboard.type('Pede retorno.');
  await tabTo(page, form.getByRole('radio', { name: 'Pendente' }));
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Retornar ligação' })).toBeChecked();
  await tabTo(page, form.getByRole('button', { name: 'Salvar' }));
  await page.keyboard.press('Enter');
  await noticedReference(page, /^A ligação LI-\d+ foi criada!$/);
  await expect(create).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toContainText('Dona ZuleicaRetornar ligação');
});
