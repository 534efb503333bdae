import { addDays, formatShortDate, formatDate, today } from '@/formats/dates';
import { expectAccessible } from './support/accessibility';
import { optionsOf } from './support/api';
import { countCalls } from './support/faults';
import { expect, test } from './support/fixtures';
import { choose, chooseInRow, countIn, fill, lookUp, openList, panel, valueOf } from './support/steps';

const path = '/legislative-processes/list';
const title = 'Docs. Proposituras, Adm.';
const report = { name: 'parecer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 parecer') };

test('a document’s whole life: created, edited, followed through, removed', async ({ page, signIn }) => {
  await signIn(page);
  const [type] = await optionsOf(page, 'documentTypeList');
  const [status, newStatus] = await optionsOf(page, 'legislativeProcesseStatusList');
  const [department] = await optionsOf(page, 'departmentList');
  const table = await openList(page, path, title);
  const before = await countIn(page);

  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo documento');
  await choose(form, 'Tipo', type.name);
  await choose(form, 'Status', status.name);
  await fill(form, { Número: '9001', Assunto: 'Abrigo no ponto de ônibus.\nLinha 212.', Região: 'Sudoeste' });
  await choose(form, 'Área de interesse', department.name);
  await form.getByRole('radio', { name: 'Sim' }).check();
  await lookUp(form, 'Adicionar autor', 'iris', 'Vereadora Íris Nakamura');
  await lookUp(form, 'Adicionar autor', 'Frente pela mobilidade', /^Frente pela mobilidade/);
  const authors = form.getByRole('list', { name: 'Autores' }).getByRole('listitem');
  await expect(authors).toHaveText([/Íris Nakamura/, /Frente pela mobilidade/]);
  await form.getByRole('button', { name: 'Mover Frente pela mobilidade para cima' }).click();
  await expect(authors).toHaveText([/Frente pela mobilidade/, /Íris Nakamura/]);
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`O documento (${type.name}) foi criado!`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} · ${before + 1}`);
  const reference = `${type.name} - 9001/${today().slice(0, 4)}`;
  const row = table.getByRole('row').filter({ hasText: '9001/' });
  await expect(row).toContainText('Abrigo no ponto de ônibus. Linha 212.');

  await chooseInRow(page, reference, 'Editar');
  const edit = panel(page, 'Editar dados do documento');
  await fill(edit, { Assunto: 'Abrigo e banco no ponto de ônibus.' });
  await edit.getByRole('button', { name: 'Retirar Vereadora Íris Nakamura' }).click();
  await edit.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`O documento (${type.name}) foi atualizado!`)).toBeVisible();
  await expect(row).toContainText('Abrigo e banco no ponto de ônibus.');

  await chooseInRow(page, reference, 'Upload arquivo');
  const upload = panel(page, 'Enviar arquivo do documento');
  await upload.getByLabel('Arquivo', { exact: true }).setInputFiles(report);
  await expect(
    upload.getByText('Clique em salvar para finalizar o processo de upload do arquivo.'),
  ).toBeVisible();
  await upload.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('O arquivo foi salvo no documento!')).toBeVisible();

  await chooseInRow(page, reference, 'Comentar');
  const comment = panel(page, 'Andamento/Resposta órgão responsável');
  const answered = addDays(today(), -1);
  await fill(comment, { Descrição: 'A secretaria fará a vistoria.', Data: formatDate(answered) });
  await comment.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Comentário salvo com sucesso!')).toBeVisible();

  await chooseInRow(page, reference, 'Criar lembrete');
  const reminder = panel(page, 'Criar lembrete');
  // From the right, like every panel.
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await reminder.boundingBox()) ?? {};
      return Math.round(x + width);
    })
    .toBe(page.viewportSize()?.width);
  await expect(reminder.getByRole('textbox', { name: 'Descrição' })).toHaveValue(`Lembrete ${reference}.`);
  await reminder.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Lembrete criado!')).toBeVisible();

  await chooseInRow(page, reference, 'Trocar status');
  const change = panel(page, 'Trocar status');
  await choose(change, 'Novo status', newStatus.name);
  await change.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('O status do documento foi alterado!')).toBeVisible();
  await expect(row).toContainText(newStatus.name);

  await row.getByRole('link', { name: `Detalhes de ${reference}` }).click();
  const details = panel(page, 'Detalhes do documento');
  await expect(valueOf(details, 'Em tramitação')).toHaveText('Sim');
  await expect(details.getByText('Frente pela mobilidade')).toBeVisible();
  await expect(details.getByRole('list', { name: 'Andamentos' }).getByRole('listitem')).toHaveText(
    `${formatShortDate(answered)}A secretaria fará a vistoria.`,
  );
  const link = details.getByRole('link', { name: report.name });
  const attached = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await attached.text()).toBe('%PDF-1.4 parecer');
  await page.keyboard.press('Escape');

  await chooseInRow(page, reference, 'Excluir');
  await panel(page, 'Remover Docs. Proposituras, Adm.').getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText('O documento foi removido!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} · ${before}`);
});

test('the authors are added, ordered and taken away by keyboard alone', async ({ page, signIn }) => {
  await signIn(page);
  await openList(page, path, title);
  await page.getByRole('button', { name: 'Novo', exact: true }).press('Enter');
  const form = panel(page, 'Novo documento');
  await expect(form.getByRole('combobox', { name: 'Tipo' })).toBeFocused();
  const field = form.getByRole('combobox', { name: 'Adicionar autor' });
  await field.focus();
  for (const name of ['Ana Prado', 'Bento Reis', 'Célia Lopes']) {
    await page.keyboard.type(name);
    const option = form.getByRole('option', { name: new RegExp(`^${name}`) });
    await expectAccessible(page, `authors: ${name}`, option);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  const authors = form.getByRole('list', { name: 'Autores' }).getByRole('listitem');
  await expect(authors).toHaveText([/Ana Prado/, /Bento Reis/, /Célia Lopes/]);

  // Backwards from the field: the buttons of the last row.
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('button', { name: 'Retirar Célia Lopes' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(authors).toHaveText([/Célia Lopes/, /Ana Prado/, /Bento Reis/]);
  await expect(form.getByRole('button', { name: 'Retirar Célia Lopes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(authors).toHaveText([/Ana Prado/, /Bento Reis/]);
  await expect(form.getByRole('button', { name: 'Retirar Ana Prado' })).toBeFocused();
});

test('a file that is too large is refused before it is sent', async ({ page, signIn }) => {
  await signIn(page);
  const table = await openList(page, path, title);
  await table
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Upload arquivo' }).click();
  const upload = panel(page, 'Enviar arquivo do documento');
  const stored = countCalls(page, { script: 'object.php', action: 'create' });
  const large = { ...report, buffer: Buffer.alloc(1_048_577, 'x') };
  await upload.getByLabel('Arquivo', { exact: true }).setInputFiles(large);
  await upload.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(upload.getByText('Arquivo não pode passar de 1MB.')).toBeVisible();
  expect(stored()).toBe(0);
});
