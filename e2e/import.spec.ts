import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { xlsxFile } from '@tests/zipFile';
import { expectAccessibleOnPhone, expectSound } from './support/accessibility';
import { downloadText, download, expect, test } from './support/fixtures';
import { expectNoOverflow, forbidScripts, markup } from './support/hostile';
import { choose as chooseIn, lookUp, openVoters, panel, phone } from './support/steps';
import { typeInto } from './support/hands';

/** What only a browser shows of an import: the worker, the reader of .xlsx under the content policy, keys, a phone. */

const main = (page: Page) => page.getByRole('main');
const go = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function readFile(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
  await go(page, 'Ler planilha');
}

/** The previous step, still mounted while the rows are checked, has a field with the same name as a question. */
async function toQuestions(page: Page) {
  await go(page, 'Ir para as perguntas');
  await expect(page.getByRole('heading', { name: 'Perguntas' })).toBeVisible();
}

async function toCheck(page: Page) {
  await toQuestions(page);
  await go(page, 'Ir para a conferência');
  await expect(main(page).getByText(/com erro; /)).toBeVisible();
}

test('a sheet with hostile cells is checked, imported and undone', async ({ page, signIn, demo }) => {
  forbidScripts(page);
  await signIn(page);
  await openVoters(page);
  await go(page, 'Importar eleitores');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar eleitores');
  const rows = [
    'Nome;Celular;Obs;CPF',
    `"${markup.slice(0, 50).replaceAll('"', '""')}";(19) 98765-4321;=HYPERLINK(A1);`,
    'José Importado;(19) 91234-5678;@SUM(1);',
    ';;=1+1;123',
  ];
  await readFile(page, 'eleitores.csv', Buffer.from(rows.join('\r\n'), 'latin1'));
  const preview = page.getByRole('region', { name: 'Como ficarão as primeiras linhas' });
  await expect(preview).toContainText('José Importado');
  await expect(main(page)).toContainText('3 linhas · Windows-1252');
  await expectSound(page, 'columns', main(page));
  await toCheck(page);
  await expect(main(page).getByText(/^2 novos, 0 a completar, 0 repetidos, 1 com erro; /)).toBeVisible();
  await expectSound(page, 'check', main(page));
  const rejected = await downloadText(
    await download(page, page.getByRole('button', { name: 'Baixar as linhas que não entram (.csv)' })),
  );
  expect(rejected).toContain(`"'=1+1"`);
  const before = demo.db?.voters.all().length ?? 0;
  await go(page, /^Importar 2/);
  const run = panel(page, 'Importar eleitores');
  await expect(run.getByRole('status')).toHaveText('Pronto: 2 feitos.');
  await expectSound(page, 'done', run);
  expect(demo.db?.voters.all()).toHaveLength(before + 2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeFocused();
  await go(page, 'Desfazer importação');
  const undo = panel(page, 'Desfazer importação');
  await expect(undo.getByRole('region', { name: 'Quem será excluído' }).getByRole('listitem')).toHaveCount(2);
  await typeInto(undo.getByRole('textbox'), '2');
  await undo.getByRole('button', { name: 'Excluir até 2 eleitores' }).click();
  await expect(undo.getByRole('status')).toHaveText('Pronto: 2 feitos.');
  expect(demo.db?.voters.all()).toHaveLength(before);
});

test('an address book comes in: one area code asked, one row put right in place', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  await page.goto('/voters/import');
  const file = readFileSync('src/workflows/voterImport/importSession/samples/google-contacts-2024.csv');
  await readFile(page, 'contacts.csv', file);
  await toQuestions(page);
  const areaCode = page.getByRole('textbox', { name: 'DDD dos telefones sem DDD' });
  await areaCode.click();
  await page.keyboard.type('19');
  await go(page, 'Ir para a conferência');
  await expect(main(page).getByText(/^5 novos, 0 a completar, 0 repetidos, 1 com erro; /)).toBeVisible();
  await go(page, 'Com erro (1)');
  await go(page, 'Corrigir a linha 7');
  const row = page.getByRole('form', { name: 'Células da linha 7' });
  await row.getByRole('textbox', { name: 'First Name' }).click();
  await page.keyboard.type('Nova Pessoa');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/^6 novos, 0 a completar, 0 repetidos, 0 com erro; /)).toBeVisible();
  await expectSound(page, 'rows', main(page));
  await go(page, /^Importar 6/);
  await expect(panel(page, 'Importar eleitores').getByRole('status')).toHaveText('Pronto: 6 feitos.');
  const made = (name: string) => demo.db?.voters.find((voter) => voter.name === name);
  expect(made('Zé Pipoca')?.telephone).toMatchObject([{ number: '19981110105' }]);
  expect(made('Margaret Whitlow')).toMatchObject({ telephone: [], allowCommunication: false });
  expect(made('Nova Pessoa')).toMatchObject({ email: 'so.email@exemplo.com', voteStatusId: 3 });
});

test('what the sheet leaves open is asked once, and written as it was answered', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  await page.goto('/voters/import');
  const rows = [
    'Nome;Gênero;Estado civil;Nascimento;Celular;Aceita receber mensagens?;Grupo;Rua;CEP;Bairro;Cidade;UF',
    'Ana Resposta;Mulher trans;Amasiada;2/2/12;98111-0101;talvez;Mutirão;Rua A;13024000;Lugar Nenhum;Campinas;SP',
  ];
  await readFile(page, 'respostas.csv', Buffer.from(rows.join('\n')));
  await toQuestions(page);
  const form = main(page);
  await form.getByRole('radio', { name: 'Voto conquistado' }).check();
  await chooseIn(form, '“Mulher trans” é', 'Feminino');
  await chooseIn(form, '“Amasiada” é', 'União Estável');
  await chooseIn(form, '“talvez” é', 'Sim');
  await chooseIn(form, 'O ano “12” é', '1912');
  await typeInto(form.getByRole('textbox', { name: 'DDD dos telefones sem DDD' }), '19');
  await lookUp(form, '“Lugar Nenhum”, em Campinas/SP, é', 'Cambu', 'Cambuí');
  await chooseIn(form, '“Mutirão” é', 'Apoiadores');
  await expectSound(page, 'questions', form);
  await go(page, 'Ir para a conferência');
  await expect(form.getByText(/^1 novo, 0 a completar, 0 repetidos, 0 com erro; /)).toBeVisible();
  await go(page, /^Importar 1/);
  await expect(panel(page, 'Importar eleitores').getByRole('status')).toHaveText('Pronto: 1 feito.');
  expect(demo.db?.voters.find(({ name }) => name === 'Ana Resposta')).toMatchObject({
    ...{ genre: 2, dateOfBirth: '1912-02-02', district: 'Cambuí', allowCommunication: true, voteStatusId: 1 },
    telephone: [{ number: '19981110101' }],
  });
});

test('an .xlsx is read under the content policy, larger than what is unpacked at once', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/voters/import');
  const rows = Array.from({ length: 12_000 }, (_, at) => [`Pessoa ${at} da Silva`, 30_000 + at]);
  const sheet = xlsxFile([['Nome', 'Nascimento'], ...rows], { dates: [1] });
  await readFile(page, 'eleitores.xlsx', Buffer.from(sheet));
  await expect(main(page)).toContainText('12.000 linhas');
  await expect(page.getByRole('region', { name: 'Como ficarão as primeiras linhas' })).toContainText(
    '18/02/1982',
  );
});

test('cells are pasted and imported by keyboard alone', async ({ page, signIn, demo }) => {
  await signIn(page);
  await page.goto('/voters/import');
  await page.getByRole('textbox', { name: 'Ou cole as células aqui' }).focus();
  await page.keyboard.insertText('Nome\tCelular\nAna Colada\t19 98765-4321');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Colunas' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ir para as perguntas' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Perguntas' })).toBeFocused();
  await page.getByRole('button', { name: 'Ir para a conferência' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Conferência' })).toBeFocused();
  await page.getByRole('button', { name: 'Importar 1 eleitor' }).press('Enter');
  await expect(panel(page, 'Importar eleitores').getByRole('status')).toHaveText('Pronto: 1 feito.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Resultado' })).toBeFocused();
  expect(demo.db?.voters.find(({ name }) => name === 'Ana Colada')).toMatchObject({ genre: 3 });
});

test('on a phone the parts fit', async ({ page, signIn }) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  await page.goto('/voters/import');
  await expectAccessibleOnPhone(page, 'file', page.getByRole('button', { name: 'Ler planilha' }));
  const rows = [
    'Nome;Rua;CEP;Bairro;Cidade;UF;Grupos',
    'Ana;Rua A;13024000;Lugar Nenhum;Campinas;SP;Novo grupo',
  ];
  await readFile(page, 'eleitores.csv', Buffer.from(rows.join('\n')));
  await expect(page.getByRole('region', { name: 'Como ficarão as primeiras linhas' })).toBeVisible();
  await expectAccessibleOnPhone(page, 'columns', main(page));
  await go(page, 'Ir para as perguntas');
  await expect(page.getByRole('combobox', { name: /Lugar Nenhum/ })).toBeVisible();
  await expectAccessibleOnPhone(page, 'places', main(page));
  await go(page, 'Ir para a conferência');
  await expect(main(page).getByText(/com erro; /)).toBeVisible();
  await expectAccessibleOnPhone(page, 'check', main(page));
  await expectNoOverflow(page, main(page));
});
