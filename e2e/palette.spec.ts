import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone, expectSound } from './support/accessibility';
import { countCalls, holdBack, type Call } from './support/faults';
import { expect, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { openServices, panel, phone } from './support/steps';
import { typeInto } from './support/hands';

const searched: Call = { script: 'eleitor.php', action: 'search' };

const field = (page: Page) => page.getByRole('combobox', { name: 'Procurar em tudo' });
const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
/** Not an option of the list below, e.g. its page size. */
const chosen = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });

/** The voter's name as in the list. */
const voter = { typed: 'maria galvao', name: 'Maria Galvão de Camargo' };

/** Opens a list, and waits for the shortcuts of every screen. */
async function begin(page: Page) {
  await openServices(page);
  await page.getByRole('button', { name: 'Procurar em tudo' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Counts presses; typed text does not count. */
function counted(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
  };
}

test('leads to a voter from anywhere in two presses and the name, and acts on one in three', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await begin(page);
  const keys = counted(page);
  await keys.press('Control+k');
  // Continues typing immediately.
  await page.keyboard.type(voter.typed);
  await expect(chosen(page)).toContainText(voter.name);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(voter.name) })).toBeVisible();
  expect(keys.count()).toBe(2);
  expect(page.url()).not.toContain('maria');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Galvão',
  );

  // Over the open panel; the record is now among the recent ones.
  await keys.press('Control+k');
  await expect(chosen(page)).toContainText(voter.name);
  await expect(field(page)).toBeFocused();
  await keys.press('Control+Enter');
  await expect(chosen(page)).toHaveText('Novo atendimento');
  await keys.press('Enter');
  await expect(panel(page, 'Novo atendimento')).toBeVisible();
  expect(keys.count()).toBe(5);
});

test('does something over the screen that is there, in the first free field, and gives the focus back', async ({
  page,
  signIn,
  demo,
}) => {
  const maria = demo.db?.voters.find(({ name }) => name === voter.name);
  // Inactive voters and those who opted out get no messages.
  demo.db?.voters.update(maria?.id ?? 0, { status: true, allowCommunication: true });
  await signIn(page);
  await begin(page);
  await page.goto('/tasks/list');
  const address = page.url();
  const button = page.getByRole('button', { name: 'Procurar em tudo' });
  for (const [act, title, start] of [
    ['enviar', 'Comunicação com eleitor', 'Categoria'],
    ['novo aten', 'Novo atendimento', 'Status'],
  ] as const) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(voter.typed);
    await expect(chosen(page)).toContainText(voter.name);
    await page.keyboard.press('Control+Enter');
    await page.keyboard.type(act);
    await page.keyboard.press('Enter');
    const opened = panel(page, title);
    await expect(opened.getByRole('combobox', { name: start, exact: true })).toBeFocused();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('is used by keyboard alone, and gives the focus back', async ({ page, signIn }) => {
  await signIn(page);
  await openServices(page);
  const button = page.getByRole('button', { name: 'Procurar em tudo' });
  await expect(button).toBeVisible();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, 'the palette at first', group(page, 'Criar'));
  await page.keyboard.type('indica');
  await expect(group(page, 'Compromissos').getByRole('option').first()).toBeVisible();
  await expect(page.getByText('Procurando…')).toHaveCount(0);
  await expectSound(page, 'the palette with results', group(page, 'Compromissos'));
  await typeInto(field(page), voter.typed);
  await expect(chosen(page)).toContainText(voter.name);
  await page.keyboard.press('Control+Enter');
  await expectAccessible(page, 'what can be done', page.getByRole('option', { name: 'Abrir' }));
  // Tab stays inside.
  for (const name of ['Fechar', 'Voltar à busca']) await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue(voter.typed);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Meta+k');
  await expect(field(page)).toBeFocused();
});

test('what is typed at once is not lost, accents included', async ({ page, signIn }) => {
  await signIn(page);
  await begin(page);
  await page.keyboard.press('Control+k');
  // The second and third letter come without key events, as from an input method.
  await page.keyboard.type('ações');
  await expect(field(page)).toHaveValue('ações');
});

test('a late source fills its place without moving the choice', async ({ page, signIn }) => {
  await signIn(page);
  await begin(page);
  const late = await holdBack(page, searched);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maria');
  await expect(group(page, 'Atendimentos').getByRole('option').first()).toContainText('Maria');
  // All the others have arrived.
  await expect(page.getByText('Procurando…')).toHaveCount(1);
  await expect(group(page, 'Eleitores').getByText('Procurando…')).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveCount(1);
  const text = await chosen(page).innerText();
  const before = await chosen(page).boundingBox();
  await late.releaseAll();
  await expect(group(page, 'Eleitores').getByRole('option').first()).toContainText('Maria');
  await expect.poll(() => chosen(page).innerText()).toBe(text);
  await expect.poll(() => chosen(page).boundingBox()).toEqual(before);
});

/** Letter by letter without pauses, which a busy machine would insert. */
const typeAtOnce = (box: Locator, text: string) =>
  box.evaluate((input, typed) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (let length = 1; length <= typed.length; length += 1) {
      set?.call(input, typed.slice(0, length));
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, text);

test('asks once for a name typed fast, and each reference of one source alone', async ({ page, signIn }) => {
  await signIn(page);
  await begin(page);
  const voters = countCalls(page, searched);
  const services = countCalls(page, { script: 'atendimento.php', action: 'search' });
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await typeAtOnce(field(page), 'maria galvao de camargo');
  await expect(chosen(page)).toContainText(voter.name);
  expect(voters()).toBe(1);
  // Changing the text aborts its request.
  const late = await holdBack(page, searched);
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('eleitor.php'));
  await typeInto(field(page), 'antonia');
  await expect.poll(late.count).toBe(1);
  await typeInto(field(page), 'at');
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');
  await late.releaseAll();
  const before = services();
  await typeInto(field(page), 'at 12');
  await expect(chosen(page)).toContainText('AT-12');
  expect(services()).toBe(before + 1);
  expect(voters()).toBe(2);
});

test('lists to a basic account only what it may do', async ({ page, signIn }) => {
  await signIn(page, 'basic');
  await begin(page);
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Ir para').getByRole('option', { name: 'Eleitores' })).toBeVisible();
  await expect(page.getByRole('option', { name: /Configurações|Área do cliente|Novo eleitor/ })).toHaveCount(
    0,
  );
});

test.describe('on a phone', () => {
  test.use(phone);

  test('fills the screen, and a record’s actions are in reach of the thumb', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/services/list');
    await page.getByRole('button', { name: 'Procurar em tudo' }).tap();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(voter.typed);
    await expect(chosen(page)).toContainText(voter.name);
    await expect
      .poll(() => page.getByRole('dialog').boundingBox())
      .toMatchObject({ x: 0, y: 0, ...phone.viewport });
    await expectAccessibleOnPhone(page, 'the palette on a phone', group(page, 'Compromissos'));
    await page.getByRole('option', { name: `O que fazer com ${voter.name} (eleitor)` }).tap();
    await page.getByRole('option', { name: 'Criar lembrete' }).tap();
    await expect(panel(page, 'Criar lembrete')).toBeVisible();
  });
});
