import { addDays, formatDate, formatWeekdayDate, today } from '@/formats/dates';
import { expectAccessible } from './support/accessibility';
import { download, downloadText, expect, test } from './support/fixtures';
import { readPicture } from './support/pictures';
import { choose, chooseInRow, countIn, fill, noticedReference, openList, panel } from './support/steps';

test.beforeEach(async ({ page, signIn }) => signIn(page));

const detailsTitle = 'Detalhes, votação e estatísticas da enquete';
const [blue, orange] = ['#2563eb', '#c2410c'];

test('a poll from its creation to the picture of its votes', async ({ page, demo }) => {
  const table = await openList(page, '/polls/list', 'Enquetes');
  const before = await countIn(page);

  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  const form = panel(page, 'Nova enquete');
  await fill(form, {
    Pergunta: 'O que deve vir primeiro no “Jardim das Flores”?',
    'Resposta 1': 'Asfalto',
    'Resposta 2': 'Creche',
    'Data de encerramento': formatDate(addDays(today(), 7)),
    'Mensagem de agradecimento': 'Obrigado!',
  });
  await form.getByRole('button', { name: 'Mover resposta 2 para cima' }).click();
  await choose(form, 'Cor de fundo da página', 'Manjericão');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  const reference = await noticedReference(page, /^A enquete EN-\d+ foi criada!$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Enquetes · ${before + 1}`);

  await table.getByRole('link', { name: reference, exact: true }).click();
  const details = panel(page, detailsTitle);
  await expect(details.getByRole('listitem')).toHaveText(['Creche', 'Asfalto']);
  const link = (await details.getByRole('link', { name: /^https:/ }).getAttribute('href')) ?? '';
  const poll = demo.db?.polls.find(({ id }) => `EN-${id}` === reference);
  expect(link).toMatch(new RegExp(`^https://[^/]+/${poll?.identifier}$`));

  const downloaded = (button: string) => download(page, details.getByRole('button', { name: button }));
  const code = await downloaded('Baixar QR code');
  expect(code.suggestedFilename()).toMatch(new RegExp(`^qr-code-${reference}-[\\d-]+\\.png$`));
  expect((await readPicture(page, code)).code).toBe(link);

  const tab = (name: string) => details.getByRole('tab', { name });
  await tab('Votação').click();
  await expect(details.getByRole('heading', { name: 'Ainda não há respostas.' })).toBeVisible();

  // People answer it elsewhere.
  const hour = Array<number>(24).fill(0).with(9, 300).with(19, 100);
  demo.db?.polls.update(poll?.id ?? 0, {
    ...{ answers: [300, 100], weekDay: [0, 0, 0, 400, 0, 0, 0], hour },
  });
  await details.getByRole('button', { name: 'Atualizar' }).click();
  await expect(details.getByText(/^Atualmente já foram coletadas 400 respostas/)).toBeVisible();
  await expect(details.getByRole('table').getByRole('row')).toHaveText([
    /Porcentagem/,
    /300.*75,0%/,
    /100.*25,0%/,
  ]);
  await expectAccessible(page, 'votes of a poll', details);

  const picture = await downloaded('Baixar imagem');
  expect(picture.suggestedFilename()).toMatch(new RegExp(`^enquete-${reference}-[\\d-]+\\.png$`));
  const read = await readPicture(page, picture, [blue, orange]);
  expect(read).toMatchObject({ width: 1080, height: 1350, code: link });
  // The bars' lengths match the votes: three to one.
  expect((read.runs[blue] ?? 0) / (read.runs[orange] ?? 1)).toBeCloseTo(3, 1);

  const sheet = await downloadText(await downloaded('Baixar planilha'));
  expect(sheet.split('\r\n').slice(1, 4)).toEqual([
    '"Pergunta";"O que deve vir primeiro no “Jardim das Flores”?";"400";"100"',
    '"Resposta";"Creche";"300";"75"',
    '"Resposta";"Asfalto";"100";"25"',
  ]);

  await tab('Outras estatísticas').click();
  await expect(details.getByRole('table', { name: 'Votos por hora' }).getByRole('row').nth(10)).toHaveText(
    '9h300',
  );
  await expectAccessible(page, 'statistics of a poll', details);

  await details.getByRole('button', { name: 'Editar' }).click();
  const edit = panel(page, 'Editar enquete');
  await expect(edit.getByRole('textbox', { name: 'Pergunta' })).toBeDisabled();
  await fill(edit, { 'Data de encerramento': formatDate(addDays(today(), -1)) });
  await edit.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`A enquete ${reference} foi atualizada!`)).toBeVisible();
  await tab('Votação').click();
  await expect(
    details.getByText(/^Esta enquete foi encerrada em .* e não recebe mais respostas\.$/),
  ).toBeVisible();
  expect((await readPicture(page, await downloaded('Baixar imagem'))).code).toBeNull();
  await page.keyboard.press('Escape');
  const row = table.getByRole('row', { name: reference });
  await expect(row).toContainText(`${formatWeekdayDate(addDays(today(), -1))}Encerrada`);

  await chooseInRow(page, reference, 'Excluir respostas');
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`As respostas da enquete ${reference} foram removidas!`)).toBeVisible();
  await chooseInRow(page, reference, 'Excluir');
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`A enquete ${reference} foi removida!`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Enquetes · ${before}`);
});

test('a poll’s parts and its answers’ order by keyboard alone', async ({ page }) => {
  await page.goto('/polls/list?panel=create');
  const form = panel(page, 'Nova enquete');
  await expect(form.getByRole('textbox', { name: 'Pergunta' })).toBeFocused();
  await page.keyboard.type('Qual?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Um');
  const values = form.getByRole('textbox', { name: /^Resposta/ });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Mover resposta 1 para baixo' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(form.getByRole('button', { name: 'Mover resposta 2 para baixo' })).toBeFocused();
  await expect(values.nth(1)).toHaveValue('Um');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();

  await page.goto('/polls/list?panel=details&id=39');
  const details = panel(page, detailsTitle);
  await details.getByRole('tab', { name: 'Detalhes' }).focus();
  await page.keyboard.press('End');
  await expect(details.getByRole('tab', { name: 'Outras estatísticas' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(details.getByRole('tabpanel', { name: 'Outras estatísticas' })).toBeFocused();
});

test('bars and columns are there where colours are forced, and keep their figures on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/polls/list?panel=details&id=39');
  const details = panel(page, detailsTitle);
  const barOf = (pseudo: string) =>
    details
      .getByRole('row')
      .nth(1)
      .evaluate((row, pseudo) => {
        const { backgroundColor, width } = getComputedStyle(row, pseudo);
        return {
          isSeen: backgroundColor !== getComputedStyle(document.body).backgroundColor,
          width: parseFloat(width),
        };
      }, pseudo);
  await details.getByRole('tab', { name: 'Votação' }).click();
  await expect.poll(async () => (await barOf('::after')).isSeen).toBe(true);
  await expect.poll(async () => (await barOf('::after')).width).toBeGreaterThan(20);
  await details.getByRole('tab', { name: 'Outras estatísticas' }).click();
  await expect.poll(async () => (await barOf('::before')).isSeen).toBe(true);
  await expect
    .poll(() => details.evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBeLessThanOrEqual(0);
});
