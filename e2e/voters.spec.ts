import { demoVoters } from '@mocks/modules/voters/demoVoters';
import { readPdf } from '@mocks/testing/readPdf';
import type { Download } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import papaparse from 'papaparse';
import { formatCpf } from '@/formats/documents';
import { optionsOf, voterId } from './support/api';
import { countCalls } from './support/faults';
import { download, downloadText, expect, test } from './support/fixtures';
import {
  choose,
  chooseInRow,
  chooseSeveral,
  countIn,
  fill,
  filterBy,
  lookUp,
  openVoters,
  panel,
} from './support/steps';
import { readVoter } from './support/voters';
import { typeInto } from './support/hands';

const { complete, formula, twoPhones } = demoVoters;

const pdfText = async (file: Download) =>
  readPdf(await readFile(await file.path()))
    .pages.flat()
    .map(({ text }) => text)
    .join('\n');

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('a voter’s whole life: all seven sections saved, found, edited in the same words, removed', async ({
  page,
}) => {
  const [group] = await optionsOf(page, 'electorGroupList');
  const table = await openVoters(page);
  const before = await countIn(page);
  await page.getByRole('link', { name: 'Novo', exact: true }).click();
  const form = page.getByRole('form', { name: 'Novo eleitor' });
  await fill(form, {
    Nome: 'Benedita Quaresma',
    Apelido: 'Benê',
    CPF: '52998224725',
    'Data de nascimento': '03051980',
  });
  await form.getByRole('combobox', { name: 'Estado civil' }).selectOption('Viúvo(a)');
  await form.getByRole('radio', { name: 'Feminino' }).check();
  await chooseSeveral(form, 'Grupos', [group.name]);
  await fill(form, { CEP: '13012000' });
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: /Avenida Francisco Glicério/ }).click();
  await fill(form, { Número: '935', Complemento: 'sala 2' });
  await fill(form, { Telefone: '19981234567', 'E-mail': 'bene@correio.example' });
  await form.getByRole('combobox', { name: 'Operadora' }).selectOption('Vivo');
  await fill(form, { 'Título de eleitor': '004356870906', 'Zona eleitoral': '33', 'Seção eleitoral': '412' });
  await lookUp(form, 'Local de votação', 'glicerio', /EE Francisco Glicério/);
  await form.getByRole('radio', { name: 'Voto a conquistar' }).check();
  await fill(form, { 'Número de filhos': '2', Observações: 'Prefere visitas.\nÀ tarde.' });
  await lookUp(form, 'Profissão', 'estudante', 'Estudante');

  // Errors are reached from the navigation beside the form.
  await form.getByRole('button', { name: 'Adicionar responsável' }).click();
  const responsible = form.getByRole('group', { name: 'Responsável 1' });
  await fill(responsible, { 'Nome do responsável': 'Rui Barbosa' });
  await form.getByRole('button', { name: 'Adicionar familiar' }).click();
  const relative = form.getByRole('group', { name: 'Familiar 1' });
  await lookUp(relative, 'Eleitor', 'aurelia', complete.name);
  const save = page.getByRole('button', { name: 'Salvar', exact: true });
  await save.click();
  await expect(responsible.getByRole('combobox', { name: 'Tipo' })).toBeFocused();
  await page.getByRole('link', { name: 'Família 1 campo a corrigir' }).click();
  await expect(relative.getByRole('combobox', { name: 'Parentesco' })).toBeFocused();
  await relative.getByRole('combobox', { name: 'Parentesco' }).selectOption('Irmão(ã)');
  await responsible.getByRole('combobox', { name: 'Tipo' }).selectOption('Indicação');
  await save.click();
  await expect(page.getByText('O eleitor Benedita Quaresma foi criado!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Eleitores · ${before + 1}`);

  await filterBy(page, 'Filtrar eleitores', { Nome: 'quaresma', CPF: '529.982.247-25' });
  const row = table.getByRole('row').last();
  await expect(row).toContainText(
    'Benedita QuaresmaAvenida Francisco Glicério, 935, sala 2Centro - Campinas/SP(19) 98123-4567bene@correio.example',
  );
  const id = await voterId(page, 'Benedita Quaresma');
  await chooseInRow(page, `${id} - Benedita Quaresma`, 'Editar');
  const edit = page.getByRole('form', { name: 'Editar eleitor' });
  for (const [label, text] of Object.entries({
    CPF: '529.982.247-25',
    'Data de nascimento': '03/05/1980',
    Complemento: 'sala 2',
    'Título de eleitor': '0043 5687 0906',
    Observações: 'Prefere visitas.\nÀ tarde.',
    'Nome do responsável': 'Rui Barbosa',
  })) {
    await expect(edit.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
  }
  await expect(edit.getByText('Centro, Campinas/SP, 13012-000')).toBeVisible();
  await expect(edit.getByRole('combobox', { name: 'Eleitor' })).toHaveValue(complete.name);
  await edit.getByRole('button', { name: 'Remover responsável 1' }).click();
  await fill(edit, { Nome: 'Benedita Quaresma Pinto' });
  await save.click();
  await expect(page.getByText('O eleitor Benedita Quaresma Pinto foi atualizado!')).toBeVisible();
  await expect(row).toContainText('Benedita Quaresma Pinto');
  expect(await readVoter(page, 'Benedita Quaresma Pinto')).toMatchObject({
    telephone: [{ number: '19981234567', type: 2, operator: 1 }],
    responsible: [],
    relatives: [{ kinshipName: 'Irmão(ã)' }],
    groupsId: [group.id],
    allowCommunication: true,
  });

  await chooseInRow(page, `${id} - Benedita Quaresma Pinto`, 'Excluir');
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText('O eleitor foi removido!')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Eleitores · ${before}`);
});

test('leaving, be it by the browser’s own way back, asks before what was typed is thrown away', async ({
  page,
}) => {
  await openVoters(page);
  await page.getByRole('link', { name: 'Novo', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Nome', exact: true });
  await typeInto(name, 'Ana');
  const question = page.getByRole('alertdialog', { name: 'Descartar o que você digitou?' });
  const keep = question.getByRole('button', { name: 'Continuar editando' });
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(keep).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Descartar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.goBack();
  await keep.click();
  await expect(name).toHaveValue('Ana');
  await page.getByRole('banner').getByRole('link', { name: 'Compromissos' }).click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL('/appointments/list');
});

test('one voter and the list are printed, the list and its labels exported', async ({ page }) => {
  const voter = await readVoter(page, complete.name);
  await openVoters(page);
  await filterBy(page, 'Filtrar eleitores', { Nome: formula.name });
  const csv = await download(page, page.getByRole('button', { name: 'Download Excel (.csv)' }));
  const { data } = papaparse.parse<string[]>((await downloadText(csv)).slice(1), { delimiter: ';' });
  expect(data).toHaveLength(2);
  expect(data[1]).toContain(formula.name);
  expect(data[1]?.filter((cell) => cell.startsWith('='))).toEqual([]);

  await filterBy(page, 'Filtrar eleitores', { Nome: complete.name });
  await page.getByRole('button', { name: `Ações de ${voter.id} - ${complete.name}` }).click();
  const sheet = await download(page, page.getByRole('menuitem', { name: 'Baixar ficha (.html)' }));
  expect(sheet.suggestedFilename()).toBe(`${voter.id}.html`);
  const html = await downloadText(sheet);
  expect(html).toContain('Presidente da associação de moradores.');
  expect(html).not.toContain(formatCpf(voter.individualRegistration));
  const list = await pdfText(
    await download(page, page.getByRole('button', { name: 'Imprimir', exact: true })),
  );
  expect(list).toContain(complete.name);
  expect(list).not.toContain(formula.name);

  await page.getByRole('button', { name: 'Gerar Etiqueta' }).click();
  const labels = panel(page, 'Configure a emissão das etiquetas');
  await labels.getByRole('combobox', { name: 'Etiqueta' }).click();
  await labels.getByRole('option').first().click();
  await labels.getByRole('radio', { name: 'Nome, endereço, CEP e aniversário' }).check();
  const pdf = await download(page, labels.getByRole('button', { name: 'Gerar etiquetas' }));
  expect(await pdfText(pdf)).toContain(complete.name);
  await expect(labels).toBeHidden();
});

test('a WhatsApp message opens the conversation in a tab of its own', async ({ page }) => {
  const debits = countCalls(page, { script: 'transaction.communication.php', action: 'transaction' });
  const dialog = panel(page, 'Comunicação com eleitor');
  await openVoters(page);
  await filterBy(page, 'Filtrar eleitores', { Nome: twoPhones.name });
  const row = `${await voterId(page, twoPhones.name)} - ${twoPhones.name}`;
  // An office without a display profile.
  await page.route('**/api/cliente.php*', (route) => route.fulfill({ json: { data: [], total: 0 } }), {
    times: 1,
  });
  await chooseInRow(page, row, 'Enviar mensagem');
  await expect(dialog.getByText(/^Configure o perfil de exibição antes/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await chooseInRow(page, row, 'Enviar mensagem');
  await choose(dialog, 'Categoria', 'Cadastro eleitor');
  await dialog.getByRole('radio', { name: 'WhatsApp' }).check();
  for (const [field, option] of [
    ['Telefone', '(19) 98111-0004'],
    ['Modelo', 'Boas-vindas'],
  ] as const) {
    await dialog.getByRole('combobox', { name: field }).click();
    await dialog.getByRole('option', { name: option }).click();
  }
  const text = dialog.getByRole('textbox', { name: 'Mensagem' });
  await expect(text).toHaveValue(/^Olá Dalva, /);
  await typeInto(text, 'Oi & até já');
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().startsWith('https://web.whatsapp.com/'));
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  expect((await asked).url()).toBe(
    'https://web.whatsapp.com/send?phone=5519981110004&text=Oi%20%26%20at%C3%A9%20j%C3%A1',
  );
  await expect(page.getByText('Mensagem programada para envio!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(debits()).toBe(0);
});
