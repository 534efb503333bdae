import papaparse from 'papaparse';
import { addDays, formatDate, today } from '@/formats/dates';
import { addAppointment, askApi, team } from './support/api';
import { downloadText, expect, test } from './support/fixtures';
import {
  choose,
  chooseInRow,
  countIn,
  fill,
  filterBy,
  noticedReference,
  openAppointments,
  panel,
} from './support/steps';

test.beforeEach(async ({ page, signIn }) => signIn(page));

const tomorrow = addDays(today(), 1);

test('an appointment’s whole life: created, shared, edited, copied, removed', async ({
  page,
  context,
  demo,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const users = await team(page);
  const withPhone = users.find(({ status, phone }) => status && phone)?.name ?? '';
  const withoutPhone = users.find(({ status, phone }) => status && !phone)?.name ?? '';
  const inactive = users.find(({ status }) => !status)?.name ?? '';
  const table = await openAppointments(page);
  const before = await countIn(page);

  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Notificar participantes?' })).toBeDisabled();
  await expect(form.getByText('Selecione os participantes')).toHaveCount(2);
  await fill(form, {
    Assunto: 'Visita à creche Pequeno Príncipe',
    Local: 'Rua das Acácias, 45 – Vila União',
    'Nome do solicitante': 'Dª Sônia Conceição',
    Descrição: 'Levar o relatório.\nFalar com a direção.',
  });
  await form.getByRole('textbox', { name: 'Data', exact: true }).fill(formatDate(tomorrow));
  await choose(form, 'Horário de início', '10:00');
  await choose(form, 'Horário de término', '09:30');
  await expect(form.getByText('O fim precisa ser depois do início.')).toBeVisible();
  await choose(form, 'Horário de término', '11:30');
  await expect(form.getByText('O fim precisa ser depois do início.')).toBeHidden();
  await form.getByRole('textbox', { name: 'Telefone do solicitante' }).pressSequentially('1932351400');
  await expect(form.getByRole('textbox', { name: 'Telefone do solicitante' })).toHaveValue('(19) 3235-1400');

  const participants = form.getByRole('combobox', { name: 'Participantes', exact: true });
  await participants.click();
  await expect(form.getByRole('option', { name: inactive, exact: true })).toHaveCount(0);
  for (const name of [withPhone, withoutPhone]) {
    await participants.fill(name.slice(0, 6).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase());
    await form.getByRole('option', { name, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await form.getByRole('combobox', { name: 'Notificar participantes?' }).selectOption('Sim');
  const notices = form.getByRole('list', { name: 'Participantes que não serão avisados' });
  await expect(notices).toContainText(withoutPhone);
  await expect(notices).not.toContainText(withPhone);
  await form.getByRole('button', { name: 'Salvar' }).click();

  const reference = await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Novo', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Compromissos · ${before + 1}`);

  // Details, and the public page behind the copied link.
  await filterBy(page, 'Filtrar compromissos', { Referência: reference });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('row').last()).toContainText(
    `${reference}Visita à creche Pequeno Príncipe${formatDate(tomorrow)}10:00 – 11:30`,
  );
  await table.getByText('Visita à creche Pequeno Príncipe').click();
  const details = panel(page, `Compromisso ${reference}`);
  await expect(details.getByText('Ativo', { exact: true })).toBeVisible();
  await expect(details.getByText('Levar o relatório.')).toBeVisible();
  await expect(details.getByRole('link', { name: '(19) 3235-1400' })).toHaveAttribute(
    'href',
    'tel:+551932351400',
  );
  await expect(details.getByRole('listitem').filter({ hasText: withoutPhone })).toContainText('sem celular');
  await expect(details.getByText(/^Integração/)).toHaveCount(2);
  await details.getByRole('button', { name: 'Copiar link público' }).click();
  await expect(page.getByText('Link copiado!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${demo.url}/appointment/\\w+$`));
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Visita à creche Pequeno Príncipe');
  await expect(visitor.getByText('Das 10:00 às 11:30')).toBeVisible();

  // From the details straight into the form. (A page in the background is drawn once a second.)
  await page.bringToFront();
  await details.getByRole('button', { name: 'Editar' }).click();
  const edit = panel(page, 'Editar compromisso');
  await expect(edit.getByRole('textbox', { name: 'Descrição' })).toHaveValue(
    'Levar o relatório.\nFalar com a direção.',
  );
  await expect(edit.getByRole('combobox', { name: 'Notificar participantes?' })).toHaveText(/Sim/);
  await fill(edit, { Assunto: 'Visita à creche (adiada)' });
  await choose(edit, 'Horário de término', '12:00');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`O compromisso ${reference} foi atualizado!`)).toBeVisible();
  await expect(table.getByRole('row').last()).toContainText('Visita à creche (adiada)');
  await expect(table.getByRole('row').last()).toContainText('10:00 – 12:00');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Visita à creche (adiada)');
  await page.bringToFront();

  await chooseInRow(page, reference, 'Copiar');
  const copy = panel(page, 'Novo compromisso');
  await expect(copy.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Visita à creche (adiada)');
  await copy.getByRole('button', { name: 'Salvar' }).click();
  const copied = await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/, reference);
  expect(copied).not.toBe(reference);

  await chooseInRow(page, reference, 'Excluir');
  const removal = panel(page, 'Remover compromisso');
  await expect(removal.getByText('Visita à creche (adiada)')).toBeVisible();
  await expect(
    removal.getByText('Após a confirmação o compromisso será PERMANENTEMENTE excluido.'),
  ).toBeVisible();
  await removal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: `Ações de ${reference}` })).toBeFocused();
  await chooseInRow(page, reference, 'Excluir');
  await removal.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`O compromisso ${reference} foi removido!`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Não encontramos nada :(');
  problems.expect(/status of 404/);
  await visitor.reload();
  await expect(visitor.getByRole('alert')).toContainText('Compromisso não encontrado');
  await visitor.close();

  await filterBy(page, 'Filtrar compromissos', { Assunto: 'VISITA A CRECHE (ADIADA)' });
  await expect(table.getByRole('row').last()).toContainText(copied);
});

test('what was typed is not lost by a slip, nor sent when it is wrong', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'POST')));
  await openAppointments(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  const subject = form.getByRole('textbox', { name: 'Assunto' });
  await form.getByRole('textbox', { name: 'Local' }).fill('x'.repeat(150));
  await expect(form.getByRole('textbox', { name: 'Local' })).toHaveValue('x'.repeat(100));
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('combobox', { name: 'Horário de início' })).toHaveAccessibleDescription(
    /Selecione/,
  );
  await form.getByRole('textbox', { name: 'Data', exact: true }).fill('31/02/2027');
  await form.getByRole('textbox', { name: 'Telefone do solicitante' }).fill('1234');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Digite a data como DD/MM/AAAA.')).toBeVisible();
  await expect(form.getByText('Digite o telefone com DDD.')).toBeVisible();
  expect(sent).toBe(0);

  await subject.fill('Meio digitado');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Fechar' }).click(),
    () => form.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.mouse.click(20, 400),
  ]) {
    await leave();
    const question = page.getByRole('alertdialog', { name: 'Descartar o que você digitou?' });
    await expect(question.getByRole('button', { name: 'Continuar editando' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(subject).toHaveValue('Meio digitado');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(form).toBeHidden();
});

test('filters stand as chips, stay while the module is left, and are taken back one by one', async ({
  page,
}) => {
  const mark = 'Mutirão da zeladoria';
  const past = await addAppointment(page, { date: addDays(today(), -3), subject: mark });
  const near = await addAppointment(page, { date: tomorrow, subject: mark });
  const table = await openAppointments(page);
  const references = table.getByRole('cell', { name: /^AG-\d+$/ });
  const chips = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('button');
  const from = formatDate(today());
  await expect(chips).toHaveText([`A partir de: ${from}`, 'Limpar filtros']);
  await filterBy(page, 'Filtrar compromissos', { Assunto: 'mutirao', 'Data inicial': from });
  await expect(references).toHaveText([near]);
  await page.getByRole('link', { name: 'Tribuna' }).click();
  await page.getByRole('link', { name: /^Compromissos A/ }).click();
  await expect(references).toHaveText([near]);
  await page.getByRole('button', { name: `Remover filtro A partir de: ${from}` }).click();
  await expect(references).toHaveText([past, near]);
  // The pressed chip is gone; the focus is on its neighbour.
  await expect(page.getByRole('button', { name: 'Remover filtro Assunto: mutirao' })).toBeFocused();

  await filterBy(page, 'Filtrar compromissos', { Assunto: 'nada se chama assim' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Não encontramos nada :(');
  await expect(page.getByRole('button', { name: 'Download Excel (.csv)' })).toHaveAttribute(
    'title',
    'Não há compromissos para exportar.',
  );
  await page.getByRole('main').getByRole('button', { name: 'Abrir filtros' }).click();
  await expect(panel(page, 'Filtrar').getByRole('textbox', { name: 'Assunto' })).toHaveValue(
    'nada se chama assim',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(references).toHaveCount(10);
});

test('pages lead to every appointment once, and a search leads back to the first', async ({ page }) => {
  const { total } = await askApi<{ total: number }>(page, 'compromisso.php', 'search', {
    query: { page: 1, limit: 10 },
  });
  const table = await openAppointments(page);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Compromissos · ${total}`);
  const pages = Math.ceil(total / 10);
  const pager = page.getByRole('navigation', { name: 'Paginação' });
  const previous = pager.getByRole('button', { name: 'Anterior' });
  const next = pager.getByRole('button', { name: 'Próxima' });
  await expect(previous).toHaveAttribute('title', 'Esta é a primeira página.');

  const seen: string[] = [];
  for (let number = 1; number <= pages; number += 1) {
    await expect(pager.getByRole('status')).toHaveText(`${number} de ${pages}`);
    await expect(table).not.toHaveAttribute('aria-busy', 'true');
    seen.push(...(await table.getByRole('button', { name: /^AG-\d+$/ }).allInnerTexts()));
    if (number < pages) await next.click();
  }
  expect(new Set(seen).size).toBe(total);
  await expect(next).toHaveAttribute('title', 'Esta é a última página.');
  await previous.click();
  await expect(pager.getByRole('status')).toHaveText(`${pages - 1} de ${pages}`);

  await filterBy(page, 'Filtrar compromissos', { 'Data final': formatDate(addDays(today(), 365)) });
  await expect(pager.getByRole('status')).toHaveText(new RegExp('^1 de '));
  await filterBy(page, 'Filtrar compromissos', { Referência: seen[0] ?? '' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(pager).toBeHidden();
});

test('the search found is exported whole, as CSV and as a file to print', async ({
  page,
  context,
}, testInfo) => {
  const mark = 'Plenária do orçamento';
  const description = 'Pauta:\n1. "Saúde"; 2. Educação';
  const references: string[] = [];
  for (const days of [...Array(12).keys()]) {
    references.push(
      await addAppointment(page, {
        date: addDays(today(), days),
        subject: mark,
        location: 'Câmara; plenário',
        description,
      }),
    );
  }
  await openAppointments(page);
  await filterBy(page, 'Filtrar compromissos', { Assunto: mark });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compromissos · 12');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel (.csv)' }).click();
  const csv = await downloading;
  const stamp = `${formatDate(today()).replaceAll('/', '-')}-\\d\\d-\\d\\d`;
  expect(csv.suggestedFilename()).toMatch(new RegExp(`^listagem-compromissos-${stamp}\\.csv$`));
  const text = await downloadText(csv);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data: lines } = papaparse.parse<string[]>(text.slice(1), { delimiter: ';', newline: '\r\n' });
  expect(lines).toEqual([
    ['Ref.', 'Assunto', 'Data Início', 'Data Fim', 'Descrição', 'Local'],
    ...references.map((reference, days) => {
      const day = formatDate(addDays(today(), days));
      return [reference, mark, `${day} 09:00`, `${day} 10:30`, description, 'Câmara; plenário'];
    }),
  ]);

  const printing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imprimir resultados' }).click();
  const print = await printing;
  expect(print.suggestedFilename()).toMatch(new RegExp(`^listagem-compromisso-${stamp}\\.html$`));
  const path = testInfo.outputPath('compromissos.html');
  await print.saveAs(path);
  const sheet = await context.newPage();
  await sheet.goto(`file://${path}`);
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Compromissos');
  await expect(sheet.getByText(/^12 registros · Gerado em /)).toBeVisible();
  await expect(sheet.getByRole('columnheader')).toHaveText(['Ref.', 'Data', 'Inicia', 'Termina', 'Assunto']);
  await expect(sheet.getByRole('row')).toHaveCount(13);
  await expect(sheet.getByRole('row').last()).toHaveText(
    `${references[11]}${formatDate(addDays(today(), 11))}09:0010:30${mark}`,
  );
});
