import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { readVoter } from './support/voters';
import { download, downloadText, expect, test } from './support/fixtures';
import { openServices, panel } from './support/steps';
import { typeInto } from './support/hands';

const name = 'Aurélia Bastos Camargo';

const timeline = (page: Page) => page.getByRole('list', { name: 'Linha do tempo' });
const kind = (page: Page, text: RegExp) => page.getByRole('button', { name: text });

/** All kinds have their counts. */
async function isRead(page: Page) {
  for (const text of ['Atendimentos', 'Ligações', 'Manifestações', 'Mensagens'])
    await expect(kind(page, new RegExp(`^${text} [\\d.]+$`))).toBeVisible();
}

async function openPage(page: Page, search = '') {
  const { id } = await readVoter(page, name);
  await page.goto(`/voters/${id}${search}`);
  // A panel opened by the URL hides it from the accessibility tree.
  const heading = page.getByRole('heading', { level: 1, name: new RegExp(name), includeHidden: true });
  await expect(heading).toBeVisible();
  return id;
}

test('what was promised to a voter, in three presses and the name', async ({ page, signIn }) => {
  await signIn(page);
  await openServices(page);
  // The shortcuts load after the rows.
  await page.getByRole('button', { name: 'Procurar em tudo' }).click();
  await expect(page.getByRole('combobox', { name: 'Procurar em tudo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Procurar em tudo' })).toBeFocused();
  // In one piece: a pause while typing would also search for a part of it, and later for the rest.
  await page.keyboard.insertText('aurelia bastos');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(name);
  // All requests of the palette have been sent, and are not counted.
  await expect(page.getByText('Procurando…')).toHaveCount(0);
  const searched = calls.length;
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeFocused();
  await isRead(page);
  // Once: an open service is not in the timeline as well.
  const open = page
    .getByRole('region', { name: /^Em aberto · [1-9]/ })
    .getByRole('link', { name: /^AT-\d+$/ });
  await expect(open.first()).toBeVisible();
  for (const reference of await open.allInnerTexts())
    await expect(page.getByRole('link', { name: new RegExp(`${reference}$`) })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Quem é' })).toContainText('Dados para contato');
  expect(presses).toBeLessThanOrEqual(3);
  expect(calls.length - searched).toBeLessThanOrEqual(7);
  await expect(page).toHaveURL(/\/voters\/\d+$/);
  await expectAccessible(page, 'the page of a voter', page.getByRole('main'));
});

test('by keys alone: progress, a kind left out, a call, and back', async ({ page, signIn, demo }) => {
  await signIn(page);
  const { id } = await readVoter(page, name);
  const ended = demo.db?.serviceStatuses.find((status) => status.name === 'Concluído');
  const request = demo.db?.services.find(({ electorId }) => electorId === id);
  if (!ended || !request) throw new Error('The demo has no request of this voter.');
  demo.db?.services.update(request.id, { statusId: ended.id });
  await openPage(page);
  await isRead(page);
  const progress = timeline(page)
    .getByRole('button', { name: /^Andamentos de AT-\d+$/ })
    .first();
  await progress.focus();
  await page.keyboard.press('Enter');
  await expect(progress).toHaveAttribute('aria-expanded', 'true');
  const services = kind(page, /^Atendimentos \d+$/);
  await services.focus();
  await page.keyboard.press('Space');
  await expect(services).toHaveAttribute('aria-pressed', 'false');
  await expect(timeline(page).getByRole('link', { name: /^Atendimento/ })).toHaveCount(0);

  const call = page.getByRole('button', { name: 'Ligação', exact: true });
  await call.focus();
  await page.keyboard.press('Enter');
  const form = panel(page, 'Registrar ligação');
  await expect(form.getByRole('region', { name })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toBeFocused();
  await page.keyboard.type('Pergunta do ofício da praça.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^A ligação LI-\d+ foi criada!$/)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(timeline(page)).toContainText('Pergunta do ofício da praça.');
});

test('on a phone, with what may be theirs and what is searched on demand', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await openPage(page);
  await isRead(page);
  await page.getByText(/^Pode ser desta pessoa/).click();
  await page.getByRole('button', { name: /^Procurar nos compromissos/ }).click();
  await expect(page.getByText(/^Procurado em [\d.]+ compromissos e tarefas/)).toBeVisible();
  await expect(kind(page, /^Lembretes \d+$/)).toBeVisible();
  await expectAccessibleOnPhone(page, 'the page of a voter on a phone', page.getByRole('main'));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a copy of the data, then their removal, the voter last', async ({ page, signIn }) => {
  await signIn(page);
  const id = await openPage(page, '?panel=copy');
  const copy = panel(page, 'Cópia dos dados (LGPD)');
  await expect(copy.getByText('O que foi encontrado:')).toBeVisible();
  await expectAccessible(page, 'the copy of the data', copy);
  const file = await download(page, copy.getByRole('button', { name: 'Baixar dados (.json)' }));
  const data = JSON.parse(await downloadText(file)) as Record<string, unknown[]>;
  expect(file.suggestedFilename()).toBe(`copia-dos-dados-${id}.json`);
  expect(data.atendimentos?.[0]).toHaveProperty('progress');
  expect(data.oQueNaoEstaAqui?.length).toBeGreaterThan(3);

  await page.goto(`/voters/${id}?panel=remove`);
  const removal = panel(page, 'Eliminar os dados (LGPD)');
  await expect(removal.getByText('O que foi encontrado:')).toBeVisible();
  await expectAccessible(page, 'what will be removed', removal);
  const field = removal.getByRole('textbox', { name: /^Para confirmar/ });
  const asked = removal.getByText(/^Para confirmar/);
  await expect(asked).toHaveText(/: \d+/);
  const count = /: (\d+)/.exec(await asked.innerText())?.[1] ?? '';
  await typeInto(field, count);
  await removal.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(removal.getByText('Pronto: 1 feito.')).toBeVisible();
  await removal.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(page).toHaveURL(/\/voters\/list$/);
  await expect(page.getByRole('table', { name: 'Eleitores' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});
