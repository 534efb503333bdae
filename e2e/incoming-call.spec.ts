import type { Page } from '@playwright/test';
import { demoAccounts } from '@mocks/seed/accounts';
import { sampleBytes } from '@mocks/testing/sampleFiles';
import { zipFile } from '@tests/zipFile';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { expect, signInThroughForm, test } from './support/fixtures';
import { typeUntilOffered } from './support/keyboard';
import { panel } from './support/steps';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/voters/list');
  await expect(page.getByRole('table', { name: 'Eleitores' })).toBeVisible();
  await keysAreHeard(page);
});

/** The shortcuts load after the rows: the help lists the list's once they are there, and the modules' once all are. */
async function keysAreHeard(page: Page) {
  const help = panel(page, 'Ajuda');
  await expect
    .poll(async () => {
      // It may open only after this look, and is then seen by the next.
      if (!(await help.isVisible())) await page.keyboard.press('?');
      else if (await help.getByRole('heading', { name: 'Na lista' }).isVisible()) return true;
      else {
        await page.keyboard.press('Escape');
        await expect(help).toBeHidden();
      }
      return false;
    })
    .toBe(true);
  await expect(help.getByText('Registrar ligação')).toBeVisible();
  await expect(help.getByRole('heading', { name: /^Mudar de módulo/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
}

/** A keyboard that counts presses; typed text counts as none, a shortcut as one. */
function counted(page: Page) {
  let presses = 0;
  return {
    press: async (chord: string) => {
      presses += 1;
      await page.keyboard.press(chord);
    },
    type: (text: string) => page.keyboard.type(text),
    presses: () => presses,
  };
}

const call = (page: Page) => panel(page, 'Registrar ligação');
const service = (page: Page) => panel(page, 'Novo atendimento');
const subject = (page: Page) => call(page).getByRole('textbox', { name: 'Assunto' });
const known = '19981110001';
const knownName = 'Aurélia Bastos Camargo';

/**
 * Opens the panel. Keys pressed before it exists are held for its field, but an accented letter, which Playwright
 * inserts into the focused element, is no key press.
 */
async function answer(page: Page, keys: ReturnType<typeof counted>) {
  await keys.press('l');
  await expect(call(page).getByRole('combobox', { name: 'Quem está ligando' })).toBeFocused();
}

/** Opens the panel and chooses the voter with this number: three presses. */
async function answerKnown(page: Page, keys: ReturnType<typeof counted>) {
  await answer(page, keys);
  await keys.type(known);
  await expect(call(page).getByRole('option', { name: /mesmo celular|telefone fixo da casa/ })).toContainText(
    knownName,
  );
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(subject(page)).toBeFocused();
}

/** Category and office of a service in a browser without a remembered office, and saving: four or five presses. */
async function finishRequest(page: Page, keys: ReturnType<typeof counted>, category: string) {
  const form = service(page);
  await expect(form.getByRole('combobox', { name: 'Categoria' })).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Origem' })).toHaveValue('Telefone');
  await typeUntilOffered(page, category, new RegExp(category, 'i'));
  await keys.press('Enter');
  // Only the office is missing, and saving focuses it.
  await keys.press('Control+Enter');
  await expect(form.getByRole('combobox', { name: 'Escritório' })).toBeFocused();
  await typeUntilOffered(page, 'cambuí', /cambuí/i);
  await keys.press('Enter');
  await keys.press('Control+Enter');
  await expect(page.getByText(/^O atendimento AT-\d+ foi criado!$/)).toBeVisible();
  await expect(form).toBeHidden();
}

test('a call alone, of somebody known and of a stranger, in four presses', async ({ page }) => {
  const keys = counted(page);
  await answerKnown(page, keys);
  const who = call(page).getByRole('region', { name: knownName });
  await expect(who).toContainText('“Lila”');
  await expect(who).toContainText(/\d+ atendimentos?.*AT-\d+/);
  await expectAccessible(page, 'the caller known', who);
  await keys.type('Quer saber do pedido da praça.');
  await keys.press('Control+Enter');
  await expect(page.getByText(/^A ligação LI-\d+ foi criada!$/)).toBeVisible();
  await expect(call(page)).toBeHidden();
  expect(keys.presses()).toBeLessThanOrEqual(4);

  const again = counted(page);
  await answer(page, again);
  await again.type('Gráfica do Zé');
  await again.press('Escape');
  await expect(subject(page)).toBeFocused();
  await again.type('Confirmar os informativos.');
  await again.press('Control+Enter');
  await expect(call(page)).toBeHidden();
  expect(again.presses()).toBeLessThanOrEqual(4);
});

test('a number that the telephone system gives opens the caller, and stays in no address', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes(known) && asked.push(request.url())));
  const card = call(page).getByRole('region', { name: knownName });
  const isClean = () =>
    page.evaluate((number) => !JSON.stringify([location.href, history.state]).includes(number), known);

  await page.evaluate((number) => (location.hash = `#ligacao=%2B55${number}`), known);
  await expect(card).toContainText('“Lila”');
  await expect(page).toHaveURL(/\/voters\/list$/);
  expect(await isClean()).toBe(true);
  // Nothing was typed, so there is no question.
  await call(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(call(page)).toBeHidden();

  // Kept through the sign-in, in this tab.
  await context.clearCookies();
  await page.goto(`/phonecalls/list#ligacao=${known}`);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  expect(await isClean()).toBe(true);
  await signInThroughForm(page, demoAccounts.administrator);
  await expect(card).toContainText('“Lila”');
  expect(await isClean()).toBe(true);
  for (const url of asked) expect(url).toMatch(/\/(?:eleitor|telefonema)\.php\?/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(known);
});

test('a call, a known voter and a request in eight presses', async ({ page }) => {
  const keys = counted(page);
  await answerKnown(page, keys);
  await keys.type('Poste apagado na esquina.');
  await keys.press('Alt+Enter');
  await expect(service(page).getByRole('textbox', { name: 'Eleitor' })).toHaveValue(/^Aurélia/);
  await expect(service(page).getByRole('textbox', { name: 'Descrição' })).toHaveValue(
    'Poste apagado na esquina.',
  );
  await expectAccessible(page, 'a request from the call', service(page));
  await finishRequest(page, keys, 'animal');
  expect(keys.presses()).toBeLessThanOrEqual(8);
  // The URL contains nothing about the caller.
  await expect(page).toHaveURL(/\/voters\/list$/);
});

test('a call, somebody unknown and a request in ten presses, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keys = counted(page);
  await keys.press('l');
  await keys.type('(19) 98777-0199');
  await expect(call(page).getByText('Nenhum eleitor encontrado.')).toBeVisible();
  await expectAccessibleOnPhone(page, 'nobody with this number', call(page));
  await keys.press('Tab');
  await keys.press('Enter');
  const register = panel(page, 'Cadastrar quem está ligando');
  await expect(register.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await expect(register.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(19) 98777-0199');
  await keys.type('Zuleica Antunes');
  await expectAccessibleOnPhone(page, 'registering the caller', register);
  await keys.press('Control+Enter');
  await expect(page.getByText('O eleitor Zuleica Antunes foi criado!')).toBeVisible();
  await expect(subject(page)).toBeFocused();
  await keys.type('Pede uma consulta.');
  await keys.press('Alt+Enter');
  await finishRequest(page, keys, 'saúde');
  expect(keys.presses()).toBeLessThanOrEqual(10);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('a conversation', () => {
  const number = '+55 19 98111-0001';
  const conversation = (page: Page) => panel(page, 'Colar conversa');

  /** From the writer to the saved service. */
  async function goOn(page: Page, keys: ReturnType<typeof counted>, category: string) {
    await expect(conversation(page).getByRole('region', { name: knownName })).toBeVisible();
    await keys.press('Control+Enter');
    await expect(service(page).getByRole('combobox', { name: 'Categoria' })).toBeFocused();
    await expect(service(page).getByRole('combobox', { name: 'Origem' })).toHaveValue('WhatsApp');
    await typeUntilOffered(page, category, new RegExp(category, 'i'));
    await keys.press('Enter');
    await keys.press('Control+Enter');
  }

  /** Pastes a text outside the fields, or drops a file there. */
  const give = (page: Page, given: { text: string } | { name: string; bytes: number[] }) =>
    page.evaluate((what) => {
      const data = new DataTransfer();
      if ('text' in what) data.setData('text/plain', what.text);
      else data.items.add(new File([new Uint8Array(what.bytes)], what.name));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        'text' in what
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    }, given);

  test('pasted, and one exported with two photos, become requests, in four presses each', async ({
    page,
  }) => {
    await give(page, {
      text: `[08:12, 20/11/2026] ${number}: Falta luz\n[08:14, 20/11/2026] Gabinete: Onde?`,
    });
    await expectAccessible(page, 'the conversation', conversation(page));
    await expectAccessibleOnPhone(page, 'the conversation', conversation(page));
    await goOn(page, counted(page), 'ilumina');
    // Once, in a browser without a remembered office.
    await expect(service(page).getByRole('combobox', { name: 'Escritório' })).toBeFocused();
    await typeUntilOffered(page, 'cambuí', /cambuí/i);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(service(page)).toBeHidden();

    const text = ['IMG-1.png (arquivo anexado)', 'IMG-2.png (arquivo anexado)', 'Olha o buraco da rua']
      .map((said, minute) => `21/11/2026 09:1${minute} - ${number}: ${said}`)
      .join('\n');
    const photo = sampleBytes('png');
    const zip = zipFile([
      { name: 'Conversa do WhatsApp.txt', text },
      { name: 'IMG-1.png', text: photo },
      { name: 'IMG-2.png', text: photo },
    ]);
    const keys = counted(page);
    await give(page, { name: 'Conversa.zip', bytes: [...zip] });
    await expect(conversation(page).getByRole('checkbox', { name: 'IMG-2.png' })).toBeChecked();
    await goOn(page, keys, 'asfalto');
    const files = page.getByRole('dialog', { name: /^Arquivos do atendimento AT-/ });
    await expect(page.getByText(/^O atendimento AT-\d+ foi criado!$/).last()).toBeVisible();
    await expect(service(page)).toBeHidden();
    await expect(files).toBeHidden();
    // The drop counts as one.
    expect(keys.presses() + 1).toBeLessThanOrEqual(4);

    await page.goto('/services/list');
    const made = page.getByRole('row').filter({ hasText: 'Olha o buraco da rua' });
    await made.getByRole('link').first().click();
    const details = page.getByRole('dialog', { name: /^Detalhes do atendimento/ });
    await expect(details.getByRole('link', { name: /IMG-\d/ })).toHaveCount(2);
    await expect(details).not.toContainText('Onde?');
  });
});
