import { demoVoters } from '@mocks/modules/voters/demoVoters';
import { readPdf } from '@mocks/testing/readPdf';
import type { Download, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import papaparse from 'papaparse';
import { addDays, formatDate, today } from '@/formats/dates';
import { formatCns, formatCpf, formatVoterTitle, formatZipcode } from '@/formats/documents';
import { addService, optionsOf, voterId } from './support/api';
import { countCalls, expectFailingCalls, holdBack } from './support/faults';
import { downloadText, expect, test } from './support/fixtures';
import {
  choose,
  chooseInRow,
  countIn,
  expectBlocked,
  fill,
  filterBy,
  noticedReference,
  openServices,
  openVoters,
  panel,
} from './support/steps';
import { readVoter } from './support/voters';

const { complete, formula, nameOnly, refusesCommunication, twoPhones, withoutPhone } = demoVoters;
const fileStamp = `${formatDate(today()).replaceAll('/', '-')}-\\d\\d-\\d\\d`;
const message = 'Comunicação com eleitor';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const find = (page: Page, name: string) => filterBy(page, 'Filtrar eleitores', { Nome: name });
const value = (scope: Locator, label: string) =>
  scope.getByRole('definition').and(scope.locator(`dt:text-is("${label}") + dd`));

/** Finds the voter on the list that is open, and picks an item of the row's menu. */
async function chooseFor(page: Page, { name }: { name: string }, item: string) {
  await find(page, name);
  await chooseInRow(page, `${await voterId(page, name)} - ${name}`, item);
}

const pdfTexts = async (download: Download) => {
  const { title, pages } = readPdf(await readFile(await download.path()));
  return {
    title,
    text: pages
      .flat()
      .map(({ text }) => text)
      .join('\n'),
  };
};

test.describe('the administrator', () => {
  test.beforeEach(async ({ page, signIn }) => signIn(page));

  test('reads a voter, whose personal numbers are masked until asked for, and goes on to edit', async ({
    page,
  }) => {
    const voter = await readVoter(page, complete.name);
    const table = await openVoters(page);
    await find(page, complete.name);
    await table.getByRole('button', { name: String(voter.id), exact: true }).click();
    const details = panel(page, 'Detalhes do eleitor');
    for (const [label, text] of Object.entries({
      Situação: 'Ativo',
      'Data de nascimento': formatDate(voter.dateOfBirth),
      'Estado civil': 'Casado(a)',
      Profissão: 'Do lar',
      'Zona eleitoral': '275',
      'Local de votação': voter.school,
      'Aceita comunicação': 'Sim',
    })) {
      await expect(value(details, label)).toHaveText(text);
    }
    await expect(details.getByRole('link', { name: '(19) 98111-0001' })).toHaveAttribute(
      'href',
      'tel:+5519981110001',
    );
    for (const [label, text] of [
      ['CPF', formatCpf(voter.individualRegistration)],
      ['Título de eleitor', formatVoterTitle(voter.voterRegistration)],
      ['Cartão SUS', formatCns(voter.healthCard)],
    ] as const) {
      await expect(details).not.toContainText(text);
      await expect(value(details, label)).toContainText('***');
      await details.getByRole('button', { name: `Mostrar ${label}` }).click();
      await expect(value(details, label)).toContainText(text);
      await details.getByRole('button', { name: `Ocultar ${label}` }).click();
      await expect(details).not.toContainText(text);
    }
    await details.getByRole('button', { name: 'Editar' }).click();
    await expect(page).toHaveURL(`/voters/edit/${voter.id}`);
    await expect(page.getByRole('textbox', { name: 'Apelido' })).toHaveValue('Lila');
  });

  test('prints one voter and the list, exports the list and its labels', async ({ page }) => {
    const voter = await readVoter(page, complete.name);
    await openVoters(page);
    const printing = page.waitForEvent('download');
    await chooseFor(page, complete, 'Imprimir');
    const sheet = await printing;
    expect(sheet.suggestedFilename()).toBe(`${voter.id}.html`);
    const html = await downloadText(sheet);
    expect(html).toContain('Presidente da associação de moradores.');
    expect(html).not.toContain(formatCpf(voter.individualRegistration));

    await find(page, formula.name);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Excel (.csv)' }).click(),
    ]);
    expect(csv.suggestedFilename()).toMatch(new RegExp(`^listagem-eleitores-${fileStamp}\\.csv$`));
    const { data } = papaparse.parse<string[]>((await downloadText(csv)).slice(1), { delimiter: ';' });
    expect(data).toHaveLength(2);
    expect(data[0]).toHaveLength(23);
    expect(data[1]).toContain(formula.name);
    expect(data[1]).toContain('Rua Maneco Rosa');
    expect(data[1]?.filter((cell) => cell.startsWith('='))).toEqual([]);

    await find(page, 'Bastos Camargo');
    const [list] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Imprimir', exact: true }).click(),
    ]);
    expect(list.suggestedFilename()).toMatch(new RegExp(`^listagem-eleitores-${fileStamp}\\.pdf$`));
    const printed = await pdfTexts(list);
    expect(printed.text).toContain(complete.name);
    expect(printed.text).not.toContain(formula.name);

    await page.getByRole('button', { name: 'Gerar Etiqueta' }).click();
    const labels = panel(page, 'Configure a emissão das etiquetas');
    await expect(
      labels.getByText('O tamanho do papel configurado na impressora precisa ser Carta.'),
    ).toBeVisible();
    await labels.getByRole('button', { name: 'Gerar etiquetas' }).click();
    await expect(labels.getByRole('combobox', { name: 'Etiqueta' })).toBeFocused();
    await labels.getByRole('combobox', { name: 'Etiqueta' }).click();
    await labels.getByRole('option').first().click();
    await fill(labels, { 'Linha inicial': '11', 'Coluna inicial': '1' });
    await labels.getByRole('radio', { name: 'Nome, endereço, CEP e aniversário' }).check();
    await labels.getByRole('button', { name: 'Gerar etiquetas' }).click();
    await expect(labels.getByText('Digite um número até 10.')).toBeVisible();
    await fill(labels, { 'Linha inicial': '2' });
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      labels.getByRole('button', { name: 'Gerar etiquetas' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(new RegExp(`^etiquetas-eleitores-${fileStamp}\\.pdf$`));
    expect((await pdfTexts(pdf)).text).toContain(`CEP ${formatZipcode(voter.zipcode)}`);
    await expect(labels).toBeHidden();
  });

  test('asks a service and a reminder for a voter', async ({ page }) => {
    const [status] = await optionsOf(page, 'treatmentStatusList');
    const [category] = await optionsOf(page, 'treatmentCategoryList');
    const [origin] = await optionsOf(page, 'treatmentOriginList');
    const [office] = await optionsOf(page, 'officeList');
    const id = await voterId(page, complete.name);
    await openVoters(page);
    await chooseFor(page, complete, 'Novo atendimento');
    const service = panel(page, 'Novo atendimento');
    const voter = service.getByRole('textbox', { name: 'Eleitor' });
    await expect(voter).toHaveValue(`${complete.name} · (19) 98111-0001`);
    await expect(voter).toHaveAttribute('readonly');
    await expect(service.getByRole('button', { name: 'Trocar eleitor' })).toHaveCount(0);
    await choose(service, 'Status', status.name);
    await choose(service, 'Categoria', category.name);
    await choose(service, 'Origem', origin.name);
    await choose(service, 'Escritório', office.name);
    await fill(service, { Descrição: 'Pede a poda da árvore da praça.' });
    await service.getByRole('button', { name: 'Salvar' }).click();
    const reference = await noticedReference(page, /^O atendimento AT-\d+ foi criado!$/);
    await expect(service).toBeHidden();

    await chooseInRow(page, `${id} - ${complete.name}`, 'Criar lembrete');
    const reminder = panel(page, 'Criar lembrete');
    await expect(reminder.getByRole('textbox', { name: 'Descrição' })).toHaveValue(
      `Lembrete eleitor ${id} - ${complete.name}.`,
    );
    await expect(reminder.getByRole('combobox', { name: 'Responsáveis' })).toHaveValue('Helena Prado');
    await expect(reminder.getByRole('textbox', { name: 'Data', exact: true })).toHaveValue(
      formatDate(addDays(today(), 5)),
    );
    await reminder.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Lembrete criado!')).toBeVisible();
    await expect(reminder).toBeHidden();

    const services = await openServices(page);
    await filterBy(page, 'Filtrar atendimentos', { Referência: reference });
    await expect(services.getByRole('row').last()).toContainText(complete.name);
  });

  test('removes a voter with their service requests', async ({ page }) => {
    const id = await voterId(page, nameOnly.name);
    const reference = await addService(page, { electorId: id, description: 'Some com o eleitor' });
    await openVoters(page);
    const before = await countIn(page);
    await chooseFor(page, nameOnly, 'Excluir');
    const removal = panel(page, 'Remover eleitor');
    await expect(
      removal.getByText('Após a confirmação o eleitor e seus atendimentos serão PERMANENTEMENTE excluidos.'),
    ).toBeVisible();
    await expect(value(removal, 'Nome')).toHaveText(nameOnly.name);
    await removal.getByRole('button', { name: 'Cancelar' }).click();
    await chooseInRow(page, `${id} - ${nameOnly.name}`, 'Excluir');
    const answer = await holdBack(page, { script: 'eleitor.php', action: 'deletar' });
    await removal.getByRole('button', { name: 'SIM, Remover' }).click();
    await expect(removal.getByRole('button', { name: 'Removendo...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await answer.releaseAll();
    await expect(page.getByText('O eleitor foi removido!')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(heading(page)).toHaveText(`Eleitores · ${before - 1}`);
    await openServices(page);
    await filterBy(page, 'Filtrar atendimentos', { Referência: reference });
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Não encontramos nada :(');
  });

  test('writes to a voter by SMS and by WhatsApp, unless something stands in the way', async ({
    page,
    problems,
  }) => {
    expectFailingCalls(problems);
    const debits = countCalls(page, { script: 'transaction.communication.php', action: 'transaction' });
    const dialog = panel(page, message);
    const send = dialog.getByRole('button', { name: 'Enviar', exact: true });
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await openVoters(page);
    for (const [voter, reason] of [
      [refusesCommunication, 'Esse eleitor decidiu não receber comunicação por e-mail, SMS ou WhatsApp.'],
      [withoutPhone, 'Esse eleitor não têm telefone cadastrado para receber comunicação.'],
    ] as const) {
      await chooseFor(page, voter, 'Enviar mensagem');
      await expect(dialog.getByText(reason)).toBeVisible();
      await expect(send).toHaveCount(0);
      await close();
    }

    const stopped = (script: string) => `**/api/${script}*`;
    await page.route(stopped('cliente.php'), (route) => route.fulfill({ json: { data: [], total: 0 } }));
    await chooseFor(page, twoPhones, 'Enviar mensagem');
    await expect(dialog.getByText(/^Configure o perfil de exibição antes/)).toBeVisible();
    await close();
    await page.unroute(stopped('cliente.php'));

    const row = `${await voterId(page, twoPhones.name)} - ${twoPhones.name}`;
    await page.route(stopped('cliente.php'), (route) => route.abort(), { times: 1 });
    await chooseInRow(page, row, 'Enviar mensagem');
    await expect(dialog.getByText('Ops! Algo deu errado :(')).toBeVisible();
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click();

    await expect(
      dialog
        .getByText('Nenhuma mensagem foi enviada a este eleitor.')
        .or(dialog.getByRole('list', { name: 'Últimas comunicações' })),
    ).toBeVisible();
    await expectBlocked(send, 'Escolha a categoria, o canal, o telefone e o modelo.');
    await page.route(stopped('transaction.communication.php'), (route) => route.fulfill({ json: [] }), {
      times: 1,
    });
    await choose(dialog, 'Categoria', 'Cadastro eleitor');
    await dialog.getByRole('radio', { name: 'SMS' }).check();
    await expect(
      dialog.getByText(
        'Créditos insuficientes para enviar mensagens por este canal. Acesse a Área do cliente e adquira mais créditos.',
      ),
    ).toBeVisible();
    await discard(page, dialog);

    await chooseInRow(page, row, 'Enviar mensagem');
    await choose(dialog, 'Categoria', 'Cadastro eleitor');
    await dialog.getByRole('radio', { name: 'SMS' }).check();
    await dialog.getByRole('combobox', { name: 'Telefone' }).click();
    await dialog.getByRole('option', { name: '(19) 98111-0004' }).click();
    await dialog.getByRole('combobox', { name: 'Modelo' }).click();
    await dialog.getByRole('option', { name: 'Boas-vindas' }).click();
    const text = dialog.getByRole('textbox', { name: 'Mensagem' });
    await expect(text).toHaveValue(/^Olá Dalva, /);
    await expect(
      dialog.getByText(/^Cada SMS usa 1 crédito\. Seu gabinete tem \d+ créditos\.$/),
    ).toBeVisible();
    await text.fill('Dalva, seu cadastro foi feito.');
    await expect(dialog.getByText(/cabe em um SMS\.$/)).toBeVisible();
    const answer = await holdBack(page, { script: 'send.communication.php', action: 'create' });
    await send.click();
    await expect(dialog.getByRole('button', { name: 'Enviando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await answer.releaseAll();
    await expect(page.getByText('Mensagem programada para envio!')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(debits()).toBe(1);

    await chooseInRow(page, row, 'Enviar mensagem');
    const past = dialog.getByRole('list', { name: 'Últimas comunicações' }).getByRole('listitem');
    await expect(past.first()).toContainText('Dalva, seu cadastro foi feito.');
    await choose(dialog, 'Categoria', 'Cadastro eleitor');
    await dialog.getByRole('radio', { name: 'WhatsApp' }).check();
    await expect(
      dialog.getByText(
        'Abriremos uma aba com o WhatsApp Web. Certifique-se de estar logado no WhatsApp Web.',
      ),
    ).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Telefone' }).click();
    await dialog.getByRole('option', { name: '(19) 98111-0004' }).click();
    await dialog.getByRole('combobox', { name: 'Modelo' }).click();
    await dialog.getByRole('option', { name: 'Boas-vindas' }).click();
    await expect(text).toHaveValue(/^Olá Dalva, /);
    // Another category takes the template back.
    await choose(dialog, 'Categoria', 'Aniversário');
    await expect(text).toHaveCount(0);
    await choose(dialog, 'Categoria', 'Cadastro eleitor');
    await dialog.getByRole('combobox', { name: 'Modelo' }).click();
    await dialog.getByRole('option', { name: 'Boas-vindas' }).click();
    await text.fill('Oi & até já');
    const asked = page
      .context()
      .waitForEvent('request', (request) => request.url().startsWith('https://web.whatsapp.com/'));
    await send.click();
    expect((await asked).url()).toBe(
      'https://web.whatsapp.com/send?phone=5519981110004&text=Oi%20%26%20at%C3%A9%20j%C3%A1',
    );
    await expect(page.getByText('Mensagem programada para envio!').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(debits()).toBe(1);
  });
});

/** Leaves a panel with something chosen in it. */
async function discard(page: Page, dialog: Locator) {
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
}
