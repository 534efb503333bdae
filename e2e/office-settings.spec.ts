import { demoAccounts } from '@mocks/seed/accounts';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { expect, signInThroughForm, test } from './support/fixtures';
import { enter, typeInto } from './support/hands';
import { chooseInRow, openServices, panel, phone } from './support/steps';

const queue = '/services/queue';
const deadlines = 'Status abertos e prazos';
const models = 'Modelos de texto das respostas';

test('what one set up goes to a colleague by a link, who sees its parts, takes some and has them', async ({
  page,
  context,
  browser,
  signIn,
  demo,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  const table = await openServices(page);
  const [reference = ''] = /AT-\d+/.exec(await table.getByRole('row').nth(1).innerText()) ?? [];
  await chooseInRow(page, reference, 'Dar retorno');
  const reply = panel(page, 'Dar retorno');
  await typeInto(reply.getByRole('textbox', { name: 'Texto do retorno' }), 'Bom dia ::');
  await page.getByRole('menuitem', { name: 'Criar e arrumar modelos…' }).click();
  const model = panel(page, 'Modelos de texto');
  await enter(model.getByRole('textbox', { name: 'Nome do modelo' }), 'Lâmpada');
  await enter(model.getByRole('textbox', { name: 'Texto do modelo' }), 'Trocamos a lâmpada, {nome}.');
  await model.getByRole('button', { name: 'Guardar modelo' }).click();
  await expect(model.getByText('Modelo “Lâmpada” guardado.')).toBeVisible();

  await page.goto(queue);
  await page.getByRole('button', { name: deadlines }).click();
  const options = panel(page, deadlines);
  const common = options.getByRole('textbox', { name: 'Prazo comum' });
  await enter(common, '12');
  await options.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(options).toBeHidden();

  await page.goto('/settings');
  const entry = page.getByRole('listitem').filter({ hasText: 'Ajustes do gabinete' });
  await entry.getByRole('button', { name: 'Abrir' }).click();
  const share = panel(page, 'Ajustes do gabinete').getByRole('region', {
    name: 'Compartilhar os deste computador',
  });
  await expect(share.getByRole('checkbox')).toHaveCount(2);
  // Free text is shown before it is shared.
  await expect(share.getByText('Trocamos a lâmpada, {nome}.')).toBeVisible();
  await expectAccessible(page, 'what is shared', share);
  await share.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText('Link copiado!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${demo.url}/dashboard#ajustes=[\\w-]+$`));

  // A colleague with another browser, who is not signed in yet.
  const colleague = await browser.newPage({ baseURL: demo.url, locale: 'pt-BR' });
  const asked: string[] = [];
  colleague.on('request', (request) => asked.push(request.url(), request.postData() ?? ''));
  await colleague.goto(link);
  await signInThroughForm(colleague, demoAccounts.basic);
  const came = panel(colleague, 'Ajustes do gabinete').getByRole('region', { name: 'Ajustes que chegaram' });
  const piece = (name: string) => came.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await expect(piece(deadlines)).toBeChecked();
  await expect(piece(models)).toHaveAccessibleName(new RegExp(`${models}.*1 novo`));
  await came.getByText(`O que muda em ${models}`).click();
  await expect(came.getByText('Trocamos a lâmpada, {nome}.')).toBeVisible();
  expect(colleague.url()).not.toContain('#');
  expect(asked.filter((text) => text.includes(link.slice(-40)))).toEqual([]);
  await piece(models).uncheck();
  await came.getByRole('button', { name: 'Tomar o que está marcado' }).click();
  await expect(colleague.getByText('Ajustes guardados neste computador.')).toBeVisible();
  // What was taken can be shared again, and nothing else.
  const own = panel(colleague, 'Ajustes do gabinete').getByRole('checkbox');
  await expect(own).toHaveCount(1);
  await expect(own).toHaveAccessibleName(new RegExp(`^${deadlines}`));

  await colleague.goto(queue);
  await colleague.getByRole('button', { name: deadlines }).click();
  await expect(panel(colleague, deadlines).getByRole('textbox', { name: 'Prazo comum' })).toHaveValue('12');
  await colleague.context().close();
});

test('on a phone what a link brings fits', async ({ page, signIn, demo }) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  const content = { tribuna: 'ajustes', versao: 1, textos: [{ name: 'Buraco', text: 'Tapamos o buraco.' }] };
  const link = Buffer.from(JSON.stringify(content)).toString('base64url');
  await page.goto(`${demo.url}/dashboard#ajustes=${link}`);
  await expectAccessibleOnPhone(
    page,
    'what a link brings',
    panel(page, 'Ajustes do gabinete').getByRole('button', { name: 'Tomar o que está marcado' }),
  );
});
