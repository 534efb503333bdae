import { demoAccounts } from '@mocks/seed/accounts';
import type { Page } from '@playwright/test';
import type { Field } from '@tests/moduleFacts';
import { addDays, formatDate, today } from '@/formats/dates';
import { expect, test } from './support/fixtures';
import { isFocused, tabTo } from './support/keyboard';
import {
  creatingModules,
  firstRow,
  formOf,
  createControl,
  leadingOn,
  modules,
  newForm,
  openerIn,
  openModule,
  referencesIn,
} from './support/modules';
import { openAppointments, panel } from './support/steps';
import { typeInto } from './support/hands';

test('a form opened by address takes the first letters for its first field, not for shortcuts', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  for (const [path, name] of [
    ['/voters/create', 'Nome'],
    ['/campaigns/create', 'Nome da campanha'],
  ] as const) {
    await page.goto(path);
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type('lia gama');
    await expect(field).toHaveValue('lia gama');
    await typeInto(field, '');
    await page.reload();
    await expect(field).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/agenda');
  const today = page.getByRole('button', { name: 'Hoje', exact: true });
  await page.getByRole('button', { name: /^Próxim/ }).click();
  await expect(today).not.toHaveAttribute('aria-disabled', 'true');
  await today.focus();
  await page.keyboard.press('Enter');
  await expect(today).toHaveAttribute('aria-disabled', 'true');
  await expect(today).toBeFocused();
});

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

/*
 * Shortcuts of every module are tested in tests/lists/keys.test.tsx. This tests what needs a browser, i.e. tab order
 * and visible focus: for a module whose form is a panel, one whose form is a page, and one without a filter that finds
 * a single record.
 */
const walked = ['/services/list', '/voters/list', '/tasks/list'];

for (const module of modules.filter(({ path }) => walked.includes(path))) {
  const { edit } = module;
  if (!edit) throw new Error(`${module.label} are not edited`);
  test(`${module.label}: skips the top bar, searches, looks, edits and removes without a mouse`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const table = await openModule(page, module);
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo [1]' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const { finds = (text: string) => ({ Referência: text }) } = module.filter;
    await page.keyboard.press('Tab');
    await expect(finds ? page.getByRole('searchbox') : page.locator(':focus')).toBeFocused();
    await expect(skip).not.toBeInViewport();

    // Without such a filter, the record is used where it is.
    const references = finds ? referencesIn(table, module) : referencesIn(table, module).first();
    const reference = (await references.last().innerText()).trim();
    const filter = page.getByRole('button', { name: module.filter.button });
    await tabTo(page, filter);
    await page.keyboard.press('Enter');
    // It may be the panel's initially focused field.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (const [label, typed] of Object.entries(finds?.(reference) ?? {})) {
      const field = dialog.getByRole('textbox', { name: label });
      if (!(await isFocused(field))) await tabTo(page, field);
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(references).toHaveText([reference]);
    await expect(filter).toBeFocused();

    const open = openerIn(firstRow(table));
    const actions = firstRow(table).getByRole('button', { name: /^Ações de/ });
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(leadingOn(dialog, module)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await tabTo(page, actions);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
    await page.keyboard.press('Enter');
    const edited = formOf(page, edit).getByRole('textbox', { name: edit.text, exact: true });
    await expect(edited).toBeVisible();
    if (!(await isFocused(edited))) await tabTo(page, edited);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/ foi atualizad[oa]!$/)).toBeVisible();
    await expect(edited).toBeHidden();
    await expect(references).toHaveText([reference]);
    await tabTo(page, actions);
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    const remove = page.getByRole('menuitem', { name: 'Excluir', exact: true });
    if (!(await isFocused(remove))) await page.keyboard.press('ArrowUp');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'SIM, Remover' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/ foi removid[oa]!$/)).toBeVisible();
    // The row is gone: focus is on the screen's heading, or on the row in its place.
    await expect(finds ? page.getByRole('heading', { level: 1 }) : open).toBeFocused();
  });
}

test('opens, walks and leaves the menus of the top bar', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/dashboard');
  for (const [name, first] of [
    ['Mais', 'Docs. Proposituras/Adm.'],
    ['Sua conta', 'Sair'],
  ] as const) {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    await tabTo(page, button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: new RegExp(`^${first}`) }));
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }

  // Moving on closes open menus; the appearance is chosen with arrow keys.
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

/** Typed text, with keys in braces, and the resulting value. */
type Typed = readonly [...Field, typed: string, holds: string | RegExp];

/** The fields of a new record: every kind of field, in a panel and on a page, with and without an error summary. */
const records: Record<string, readonly Typed[]> = {
  '/appointments/list': [
    ['textbox', 'Assunto', 'Reunião', 'Reunião'],
    ['combobox', 'Horário de início', '14:30{Enter}', '14:30'],
    // Initially an hour after the start, where its list opens.
    ['combobox', 'Horário de término', '{ArrowUp}{Enter}', '15:30'],
    // Esc closes the list but not the panel.
    ['combobox', 'Participantes', '{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}', '2 selecionado(s)'],
    ['combobox', 'Notificar participantes?', 'S', 'Sim'],
    ['textbox', 'Descrição', 'Primeira linha{Enter}segunda', 'Primeira linha\nsegunda'],
  ],
  '/campaigns/list': [
    ['textbox', 'Nome da campanha', 'Só do teclado', 'Só do teclado'],
    ['radio', 'SMS', '{Space}', 'SMS'],
    ['textbox', 'Data de envio', '+5{Tab}{Shift+Tab}', /^\d\d\/\d\d\/\d{4}$/],
    ['combobox', 'Horário de envio', '14:30{Enter}', '14:30'],
    ['textbox', 'Conteúdo', 'Venha.', 'Venha.'],
  ],
  '/expenses/list': [
    ['combobox', 'Categoria', 'combus{Enter}', 'Combustível'],
    ['textbox', 'Valor', '1.234,56', 'R$ 1.234,56'],
    ['radio', 'Aberto/Pendente', '{ArrowRight}', 'Agendado'],
    ['textbox', 'CPF/CNPJ', '52998224725', '529.982.247-25'],
  ],
  '/services/list': [
    ['combobox', 'Eleitor', 'aurélia b{Enter}', /^Aurélia Bastos Camargo/],
    ['combobox', 'Status', '{ArrowDown}{Enter}', /./],
    ['combobox', 'Categoria', '{ArrowDown}{Enter}', /./],
    ['combobox', 'Origem', '{ArrowDown}{Enter}', /./],
    ['combobox', 'Escritório', '{ArrowDown}{Enter}', /./],
    ['textbox', 'Descrição', 'Poda', 'Poda'],
  ],
  '/voters/list': [
    ['textbox', 'Nome', 'Quitéria Só do Teclado', 'Quitéria Só do Teclado'],
    ['combobox', 'Estado civil', 'Solteiro', 'Solteiro(a)'],
    ['radio', 'Feminino', '{Space}', 'Feminino'],
    ['textbox', 'Telefone', '19981234568', '(19) 98123-4568'],
    ['combobox', 'Profissão', 'estudante{Enter}', 'Estudante'],
  ],
};

/** The visible value of the focused field. */
const held = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text;
    if (field instanceof HTMLTextAreaElement) return field.value;
    if (!(field instanceof HTMLInputElement)) return undefined;
    if (field.type !== 'radio') return field.value;
    return field.checked ? field.labels?.[0]?.textContent : undefined;
  });

for (const module of creatingModules.filter(({ path }) => records[path])) {
  test(`${module.label}: writes a record down without a mouse, and the focus comes back`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openModule(page, module);
    const create = createControl(page, module.create);
    await tabTo(page, create);
    await page.keyboard.press('Enter');
    const form = await newForm(page, module);
    for (const [role, name, typed, holds] of records[module.path] ?? []) {
      const field = form.getByRole(role, { name, exact: true });
      if (!(await isFocused(field))) await tabTo(page, field);
      for (const piece of typed.split(/(?=\{)|(?<=\})/)) {
        const key = /^\{([\w+]+)\}$/.exec(piece)?.[1];
        // An option is chosen once it is offered: results for part of the text may be shown before.
        if (key === 'Enter' && role === 'combobox') {
          const wanted = typed.startsWith('{') ? {} : { name: holds };
          await expect(form.getByRole('listbox').getByRole('option', wanted).first()).toBeVisible();
        }
        await (key ? page.keyboard.press(key) : page.keyboard.type(piece));
      }
      await expect.poll(() => held(page), name).toMatch(holds);
    }
    const { ready, confirm } = module.create;
    if (ready) await expect(form.getByText(ready)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    if (confirm) {
      await tabTo(page, page.getByRole('button', { name: confirm }));
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText(/ foi criad[oa]!$/)).toBeVisible();
    await expect(module.create.page ? page.getByRole('heading', { level: 1 }) : create).toBeFocused();
  });
}

test('picks a day without a mouse, and the focus stays in the panel', async ({ page, signIn }) => {
  await signIn(page);
  await openAppointments(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toBeFocused();
  await page.keyboard.press('Tab');
  const date = form.getByRole('textbox', { name: 'Data', exact: true });
  await expect(date).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Calendário: Data' });
  const chosenDay = calendar.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(chosenDay).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(date).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chosenDay).toBeFocused();
  // A week and a day later.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(date).toHaveValue(formatDate(addDays(today(), 8)));
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let steps = 0; steps < 25; steps += 1) {
      await page.keyboard.press(key);
      expect(await form.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  }
});
