import { demoVoters } from '@mocks/modules/voters/demoVoters';
import type { Locator, Page } from '@playwright/test';
import papaparse from 'papaparse';
import { addDays, formatDate, today } from '@/formats/dates';
import { addService, optionsOf, team, voterId } from './support/api';
import { countCalls, holdBack } from './support/faults';
import { downloadText, expect, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { choose, chooseInRow, countIn, fill, noticedReference, openServices, panel } from './support/steps';

const picture = (bytes = 2000, name = 'foto do local.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.alloc(bytes, 'x'),
});
const fileStamp = `${formatDate(today()).replaceAll('/', '-')}-\\d\\d-\\d\\d`;

/** Looks a voter up by the first letters of the name. */
async function chooseVoter(form: Locator, name: string) {
  await form.getByRole('combobox', { name: 'Eleitor' }).fill(name.slice(0, 8).toLowerCase());
  await form.getByRole('option', { name }).click();
}

/** Sets the filters of the list: empties those it starts with, then these. */
async function search(page: Page, texts: Record<string, string>, choices: Record<string, string> = {}) {
  await page.getByRole('button', { name: 'Filtrar atendimentos' }).click();
  const filter = panel(page, 'Filtrar');
  await filter.getByRole('button', { name: 'Limpar', exact: true }).click();
  await fill(filter, texts);
  for (const [field, option] of Object.entries(choices)) await choose(filter, field, option);
  await filter.getByRole('button', { name: 'Buscar' }).click();
  await expect(filter).toBeHidden();
}

const value = (scope: Locator, label: string) =>
  scope.getByRole('definition').and(scope.locator(`dt:text-is("${label}") + dd`));

test.describe('the administrator', () => {
  test.beforeEach(async ({ page, signIn }) => signIn(page));

  test('writes a request down, looks at it and edits it', async ({ page }) => {
    const [status] = await optionsOf(page, 'treatmentStatusList');
    const [category, otherCategory] = await optionsOf(page, 'treatmentCategoryList');
    const [origin] = await optionsOf(page, 'treatmentOriginList');
    const [office] = await optionsOf(page, 'officeList');
    const [department] = await optionsOf(page, 'departmentList');
    const [type, otherType] = await optionsOf(page, 'documentTypeList');
    const users = await team(page);
    const [first, second] = users.filter((user) => user.status);
    const inactive = users.find((user) => !user.status);
    const table = await openServices(page);
    const before = await countIn(page);

    await page.getByRole('button', { name: 'Novo', exact: true }).click();
    const form = panel(page, 'Novo atendimento');
    const lookup = form.getByRole('combobox', { name: 'Eleitor' });
    const voter = form.getByRole('textbox', { name: 'Eleitor' });
    await expect(lookup).toBeFocused();
    await form.getByRole('button', { name: 'Salvar' }).click();
    for (const name of ['Eleitor', 'Status', 'Categoria', 'Origem', 'Escritório']) {
      await expect(form.getByRole('combobox', { name, exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(lookup).toBeFocused();
    await lookup.fill('a');
    await expect(form.getByText('Digite 2 caracteres ou mais')).toBeVisible();
    await lookup.fill('ninguém se chama assim');
    await expect(form.getByText('Nenhum resultado encontrado.')).toBeVisible();
    await chooseVoter(form, demoVoters.withoutPhone.name);
    await expect(voter).toHaveValue(demoVoters.withoutPhone.name);
    await form.getByRole('button', { name: 'Trocar eleitor' }).click();
    await chooseVoter(form, demoVoters.complete.name);
    await expect(voter).toHaveValue(`${demoVoters.complete.name} · (19) 98111-0001`);
    await expect(voter).toHaveAttribute('readonly');

    await choose(form, 'Status', status.name);
    await choose(form, 'Categoria', category.name);
    await choose(form, 'Origem', origin.name);
    await choose(form, 'Escritório', office.name);
    await choose(form, 'Secretária', department.name);
    await expect(form.getByRole('textbox', { name: 'Data de solicitação' })).toHaveValue(formatDate(today()));
    await fill(form, {
      'Data de conclusão': formatDate(addDays(today(), -1)),
      Descrição: 'Ponto de ônibus sem cobertura.\nPede um abrigo.',
    });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByText('A conclusão não pode ser antes da solicitação.')).toBeVisible();
    await fill(form, { 'Data de conclusão': '' });

    const responsible = form.getByRole('combobox', { name: 'Responsáveis', exact: true });
    await responsible.click();
    await expect(form.getByRole('option', { name: inactive?.name ?? '', exact: true })).toHaveCount(0);
    await form.getByRole('option', { name: first?.name ?? '', exact: true }).click();
    await form.getByRole('option', { name: second?.name ?? '', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(responsible).toHaveValue('2 selecionado(s)');

    const add = form.getByRole('button', { name: 'Adicionar documento' });
    await add.click();
    await add.click();
    const [one, other] = [1, 2].map((n) => form.getByRole('listitem', { name: `Documento ${n}` })) as [
      Locator,
      Locator,
    ];
    await choose(one, 'Tipo', type.name);
    await one.getByRole('textbox', { name: 'Número' }).pressSequentially('1a2b');
    await fill(one, { Ano: '2025' });
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(other.getByRole('combobox', { name: 'Tipo' })).toBeFocused();
    await expect(other.getByRole('textbox', { name: 'Número' })).toHaveAttribute('aria-invalid', 'true');
    await choose(other, 'Tipo', otherType.name);
    await fill(other, { Número: '7', Ano: '2026' });
    await form.getByRole('button', { name: 'Salvar' }).click();
    const reference = await noticedReference(page, /^O atendimento AT-\d+ foi criado!$/);
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Atendimentos · ${before + 1}`);

    await expect(table.getByRole('columnheader')).toHaveText([
      'Ref.',
      'Descrição',
      'Status',
      'Eleitor',
      'Ações',
    ]);
    const row = table.getByRole('row').filter({ hasText: reference });
    await expect(row).toHaveText(
      `${reference}Ponto de ônibus sem cobertura. Pede um abrigo.${status.name}${demoVoters.complete.name}(19) 98111-0001`,
    );

    await row.getByRole('button', { name: `Detalhes de ${reference}` }).click();
    const details = panel(page, `Detalhes do atendimento ${reference}`);
    for (const [label, text] of Object.entries({
      Status: status.name,
      Categoria: category.name,
      Origem: origin.name,
      Escritório: office.name,
      Secretária: department.name,
      'Data de solicitação': formatDate(today()),
      Descrição: 'Ponto de ônibus sem cobertura.\nPede um abrigo.',
    })) {
      await expect(value(details, label)).toHaveText(text, { useInnerText: label === 'Descrição' });
    }
    await expect(details.getByRole('heading', { name: '2 responsáveis' })).toBeVisible();
    await expect(details.getByText(`${type.name} 12/2025`)).toBeVisible();
    await expect(details.getByText(`${otherType.name} 7/2026`)).toBeVisible();
    await expect(details.getByRole('link', { name: '(19) 98111-0001' })).toHaveAttribute(
      'href',
      'tel:+5519981110001',
    );
    await details.getByRole('button', { name: 'Editar' }).click();

    const edit = panel(page, 'Editar atendimento');
    await expect(edit.getByRole('combobox', { name: 'Status' })).toBeDisabled();
    await expect(edit.getByText('Para mudar o status, use "Trocar status" na listagem.')).toBeVisible();
    await choose(edit, 'Categoria', otherCategory.name);
    await edit.getByRole('button', { name: 'Retirar documento 1' }).click();
    await expect(edit.getByRole('textbox', { name: 'Número' })).toHaveValue('7');
    await edit.getByRole('button', { name: 'Trocar eleitor' }).click();
    await chooseVoter(edit, demoVoters.nameOnly.name);
    await fill(edit, { Descrição: 'Pede um abrigo no ponto de ônibus.' });
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(`O atendimento ${reference} foi atualizado!`)).toBeVisible();
    await expect(row).toContainText('Pede um abrigo no ponto de ônibus.');
    await expect(row).toContainText(demoVoters.nameOnly.name);
    await row.getByText('Pede um abrigo').click();
    await expect(value(details, 'Categoria')).toHaveText(otherCategory.name);
    await expect(value(details, 'Eleitor')).toHaveText(demoVoters.nameOnly.name);
    await expect(details.getByText(`${type.name} 12/2025`)).toHaveCount(0);
  });

  test('follows a request through: comment, status, file, reminder, removal', async ({ page }) => {
    const statuses = await optionsOf(page, 'treatmentStatusList');
    const [status, newStatus] = statuses;
    const users = await team(page);
    const withoutPhone = users.find((user) => user.status && !user.phone)?.name ?? '';
    const description = 'Vazamento na Rua das Acácias';
    const electorId = await voterId(page, demoVoters.complete.name);
    const reference = await addService(page, { electorId, statusId: status.id, description });
    const table = await openServices(page);
    const row = table.getByRole('row').filter({ hasText: reference });
    await expect(row).toBeVisible();

    await chooseInRow(page, reference, 'Comentar');
    const comment = panel(page, 'Comentar atendimento');
    await expect(comment.getByRole('textbox', { name: 'Comentário' })).toBeFocused();
    await expect(comment.getByRole('combobox', { name: 'Responsável' })).toHaveValue('Helena Prado');
    await comment.getByRole('button', { name: 'Salvar' }).click();
    await expect(comment.getByText('Preencha este campo.')).toBeVisible();
    await fill(comment, { Comentário: 'SANASA fará a vistoria.', Data: formatDate(addDays(today(), -2)) });
    await comment.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(`Comentário incluido no atendimento ${reference}!`)).toBeVisible();

    await chooseInRow(page, reference, 'Trocar status');
    const change = panel(page, 'Trocar status');
    await change.getByRole('button', { name: 'Salvar' }).click();
    await expect(change.getByRole('textbox', { name: 'Motivo' })).toHaveAttribute('aria-invalid', 'true');
    await change.getByRole('combobox', { name: 'Novo status' }).click();
    await expect(change.getByRole('option')).toHaveCount(statuses.length);
    await expect(change.getByRole('option', { name: status.name })).toHaveAttribute('aria-disabled', 'true');
    await change.getByRole('option', { name: newStatus.name, exact: true }).click();
    await fill(change, { Motivo: 'Vistoria marcada.', 'Data de conclusão': formatDate(today()) });
    await change.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(`O status do atendimento ${reference} foi alterado!`)).toBeVisible();
    await expect(row).toContainText(newStatus.name);

    await chooseInRow(page, reference, 'Upload arquivo');
    const upload = panel(page, 'Enviar arquivo do atendimento');
    const picked = upload.getByLabel('Arquivo', { exact: true });
    const hint = upload.getByText('Clique em salvar para finalizar o processo de upload do arquivo.');
    const stored = countCalls(page, { script: 'object.php', action: 'create' });
    await expect(picked).toHaveAttribute('accept', '.jpg,.png,.pdf');
    await expect(upload.getByText('Extensões permitidas: .jpg, .png, .pdf')).toBeVisible();
    await picked.setInputFiles(picture(1_048_577));
    await expect(upload.getByText('Arquivo não pode passar de 1MB.')).toBeVisible();
    await expect(hint).toBeHidden();
    await picked.setInputFiles(picture(10, 'planilha.xlsx'));
    await expect(upload.getByText('Escolha um arquivo .jpg, .png, .pdf.')).toBeVisible();
    await upload.getByRole('button', { name: 'Salvar' }).click();
    await picked.setInputFiles(picture(1_048_576));
    await expect(upload.getByText('image/png · 1.048.576 bytes')).toBeVisible();
    await expect(hint).toBeVisible();
    expect(stored()).toBe(0);
    const storing = await holdBack(page, { script: 'object.php', action: 'create' });
    await upload.getByRole('button', { name: 'Salvar' }).click();
    await expect(upload.getByRole('progressbar', { name: 'Envio do arquivo' })).toBeVisible();
    await expect(upload.getByRole('button', { name: 'Salvando...' })).toBeVisible();
    await storing.releaseAll();
    await expect(page.getByText('O arquivo foi salvo no atendimento!')).toBeVisible();

    await chooseInRow(page, reference, 'Criar lembrete');
    const reminder = panel(page, 'Criar lembrete');
    const responsible = reminder.getByRole('combobox', { name: 'Responsáveis', exact: true });
    await expect(responsible).toHaveValue('Helena Prado');
    await expect(reminder.getByRole('textbox', { name: 'Data' })).toHaveValue(
      formatDate(addDays(today(), 5)),
    );
    await expect(reminder.getByRole('textbox', { name: 'Descrição' })).toHaveValue(
      `Lembrete atendimento ${reference}.`,
    );
    await expect(reminder.getByRole('radio', { name: 'Não' })).toBeChecked();
    await reminder.getByRole('button', { name: 'Limpar seleção' }).click();
    await expect(reminder.getByRole('radio', { name: 'Sim' })).toBeDisabled();
    await expect(reminder.getByTitle('Selecione os responsáveis')).toBeVisible();
    for (const name of ['Helena Prado', withoutPhone]) {
      await responsible.fill(name);
      await reminder.getByRole('option', { name, exact: true }).click();
    }
    await page.keyboard.press('Escape');
    await expect(responsible).toHaveValue('2 selecionado(s)');
    await reminder.getByRole('radio', { name: 'Sim' }).check();
    await expect(
      reminder.getByRole('list', { name: 'Quem será notificado' }).getByRole('listitem'),
    ).toHaveText(['Helena Prado(19) 98123-4567', `${withoutPhone}sem celular`]);
    await reminder.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Lembrete criado!')).toBeVisible();

    await row.getByRole('button', { name: `Detalhes de ${reference}` }).click();
    const details = panel(page, `Detalhes do atendimento ${reference}`);
    await expect(details.getByRole('list', { name: 'Andamentos' }).getByRole('listitem')).toHaveText([
      new RegExp(`^Helena Prado.*Status alterado para ${newStatus.name}: Vistoria marcada\\.$`),
      /^Helena Prado.*SANASA fará a vistoria\.$/,
    ]);
    await expect(value(details, 'Data de conclusão')).toHaveText(formatDate(today()));
    const link = details.getByRole('link', { name: 'foto do local.png' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const attached = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await attached.body()).toEqual(picture(1_048_576).buffer);
    await page.keyboard.press('Escape');

    const before = await countIn(page);
    await chooseInRow(page, reference, 'Excluir');
    const removal = panel(page, 'Remover atendimento');
    await expect(value(removal, 'Referência')).toHaveText(reference);
    await expect(
      removal.getByText('Após a confirmação o atendimento será PERMANENTEMENTE excluido.'),
    ).toBeVisible();
    await removal.getByRole('button', { name: 'SIM, Remover' }).click();
    await expect(page.getByText('O atendimento foi removido!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Atendimentos · ${before - 1}`);
    await expect(row).toHaveCount(0);
  });

  test('takes the list away as Excel and PDF, one request as a sheet with its voter', async ({ page }) => {
    const electorId = await voterId(page, demoVoters.complete.name);
    const references: string[] = [];
    for (const position of [...Array(11).keys()]) {
      references.unshift(
        await addService(page, {
          electorId,
          description: position === 0 ? '=1+1\r\nOuvidoria; "Centro"' : 'Ouvidoria & <b>outros</b>',
          completionDate: position === 0 ? today() : null,
        }),
      );
    }
    await openServices(page);
    await search(page, { Descrição: 'ouvidoria' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atendimentos · 11');

    let downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Excel (.csv)' }).click();
    const csv = await downloading;
    expect(csv.suggestedFilename()).toMatch(new RegExp(`^listagem-atendimentos-${fileStamp}\\.csv$`));
    const { data: lines } = papaparse.parse<string[]>((await downloadText(csv)).slice(1), {
      delimiter: ';',
      newline: '\r\n',
    });
    expect(lines[0]?.join(', ')).toBe(
      'Ref. atendimento, Descrição, Categoria, Origem, Status, Escritório, Secretária, Data de cadastro, ' +
        'Última atualização, Data de solicitação, Data de conclusão, Ref. eleitor, Eleitor, Telefone(s), ' +
        'Endereço, Número, Complemento, Bairro, Cidade, Estado, CEP',
    );
    expect(lines.slice(1).map(([reference]) => reference)).toEqual(references);
    const last = lines.at(-1) ?? [];
    expect(last[1]).toBe('\'=1+1 Ouvidoria; "Centro"');
    expect(last[7]).toMatch(new RegExp(`^${formatDate(today())} \\d\\d:\\d\\d$`));
    expect(last.slice(9, 14)).toEqual([
      formatDate(today()),
      formatDate(today()),
      String(electorId),
      demoVoters.complete.name,
      '(19) 98111-0001, (19) 3235-0001',
    ]);
    expect(last.slice(14)).toEqual([
      'Rua Barão de Jaguara',
      '152',
      '',
      'Centro',
      'Campinas',
      'SP',
      '13010-007',
    ]);

    downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Imprimir resultados' }).click();
    const pdf = await downloading;
    expect(pdf.suggestedFilename()).toMatch(new RegExp(`^listagem-atendimentos-${fileStamp}\\.pdf$`));
    expect((await downloadText(pdf)).startsWith('%PDF')).toBe(true);

    const [reference = ''] = references;
    downloading = page.waitForEvent('download');
    await chooseInRow(page, reference, 'Imprimir');
    const sheet = await downloading;
    expect(sheet.suggestedFilename()).toBe(`atendimento-${reference}.html`);
    const html = await downloadText(sheet);
    for (const text of [
      `Atendimento ${reference}`,
      'Ouvidoria &amp; &lt;b&gt;outros&lt;/b&gt;',
      demoVoters.complete.name,
      'Rua Barão de Jaguara, 152',
      '(19) 3235-0001',
    ]) {
      expect(html).toContain(text);
    }
  });

  test('writes a request down without a mouse', async ({ page }) => {
    await openServices(page);
    const create = page.getByRole('button', { name: 'Novo', exact: true });
    await tabTo(page, create);
    await page.keyboard.press('Enter');
    const form = panel(page, 'Novo atendimento');
    await expect(form.getByRole('combobox', { name: 'Eleitor' })).toBeFocused();
    await page.keyboard.type('aurélia b');
    await expect(form.getByRole('option', { name: demoVoters.complete.name })).toBeVisible();
    await page.keyboard.press('Enter');
    const voter = form.getByRole('textbox', { name: 'Eleitor' });
    await expect(voter).toHaveAttribute('readonly');
    await expect(voter).toBeFocused();
    for (const name of ['Status', 'Categoria', 'Origem', 'Escritório']) {
      await tabTo(page, form.getByRole('combobox', { name, exact: true }));
      await page.keyboard.press('ArrowDown');
      await expect(form.getByRole('listbox', { name })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(form.getByRole('combobox', { name, exact: true })).not.toHaveValue('');
    }
    await tabTo(page, form.getByRole('textbox', { name: 'Descrição' }));
    await page.keyboard.type('Pedido feito só com o teclado');
    await tabTo(page, form.getByRole('button', { name: 'Adicionar documento' }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('combobox', { name: 'Tipo' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('15');
    await page.keyboard.press('Control+Enter');
    const reference = await noticedReference(page, /^O atendimento AT-\d+ foi criado!$/);
    await expect(create).toBeFocused();
    await expect(page.getByRole('row').nth(1)).toContainText(`${reference}Pedido feito só com o teclado`);
  });
});
