import papaparse from 'papaparse';
import { addDays, formatDate, today } from '@/formats/dates';
import { expectAccessible } from './support/accessibility';
import { addAppointment, team } from './support/api';
import { download, downloadText, expect, openSheet, test } from './support/fixtures';
import {
  choose,
  chooseInRow,
  chooseSeveral,
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
  await expect(form.getByRole('combobox', { name: 'Notificar participantes?' })).toBeDisabled();
  await expect(form.getByText('Selecione os participantes')).toHaveCount(2);
  await fill(form, {
    Assunto: 'Visita à creche Pequeno Príncipe',
    Local: 'Rua das Acácias, 45 – Vila União',
    'Nome do solicitante': 'Dª Sônia Conceição',
    Descrição: 'Levar o relatório.\nFalar com a direção.',
    Data: formatDate(tomorrow),
  });
  await choose(form, 'Horário de início', '10:00');
  await choose(form, 'Horário de término', '11:30');
  await form.getByRole('textbox', { name: 'Telefone do solicitante' }).pressSequentially('1932351400');
  await form.getByRole('combobox', { name: 'Participantes', exact: true }).click();
  await expect(form.getByRole('option', { name: withPhone, exact: true })).toBeVisible();
  await expect(form.getByRole('option', { name: inactive, exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chooseSeveral(form, 'Participantes', [withPhone, withoutPhone]);
  await form.getByRole('combobox', { name: 'Notificar participantes?' }).selectOption('Sim');
  const notices = form.getByRole('list', { name: 'Participantes que não serão avisados' });
  await expect(notices).toContainText(withoutPhone);
  await expect(notices).not.toContainText(withPhone);
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  const reference = await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Compromissos · ${before + 1}`);

  // Details, and the public page behind the copied link.
  await filterBy(page, 'Filtrar compromissos', { Referência: reference });
  const row = table.getByRole('row').last();
  for (const text of [`${reference}Visita à creche Pequeno Príncipe`, `${formatDate(tomorrow)}10:00 – 11:30`])
    await expect(row).toContainText(text);
  await row.click();
  const details = panel(page, `Compromisso ${reference}`);
  await expect(details.getByText('Levar o relatório.')).toBeVisible();
  await expect(details.getByRole('link', { name: '(19) 3235-1400' })).toHaveAttribute(
    'href',
    'tel:+551932351400',
  );
  await expect(details.getByRole('listitem').filter({ hasText: withoutPhone })).toContainText('sem celular');
  await details.getByRole('button', { name: 'Copiar link público' }).click();
  await expect(page.getByText('Link copiado!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // An office outside São Paulo's zone adds it (playwright.config.ts uses another zone late in the evening).
  const zone = process.env['TZ'] === 'America/Sao_Paulo' ? '' : '\\?fuso=\\w+';
  expect(link).toMatch(new RegExp(`^${demo.url}/appointment/\\w+${zone}$`));
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Visita à creche Pequeno Príncipe');
  await expect(visitor.getByText('Das 10:00 às 11:30')).toBeVisible();

  // From the details directly to the form. (A background page is painted once a second.)
  await page.bringToFront();
  await details.getByRole('button', { name: 'Editar' }).click();
  const edit = panel(page, 'Editar compromisso');
  await expect(edit.getByRole('textbox', { name: 'Descrição' })).toHaveValue(
    'Levar o relatório.\nFalar com a direção.',
  );
  await expect(edit.getByRole('combobox', { name: 'Notificar participantes?' })).toHaveText(/Sim/);
  await fill(edit, { Assunto: 'Visita à creche (adiada)' });
  await choose(edit, 'Horário de término', '12:00');
  await edit.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`O compromisso ${reference} foi atualizado!`)).toBeVisible();
  // Back in the details, from which it was edited.
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Visita à creche (adiada)');
  await expect(row).toContainText('10:00 – 12:00');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Visita à creche (adiada)');
  await page.bringToFront();

  await chooseInRow(page, reference, 'Copiar');
  await panel(page, 'Novo compromisso').getByRole('button', { name: 'Salvar', exact: true }).click();
  const copied = await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/, reference);
  expect(copied).not.toBe(reference);

  await chooseInRow(page, reference, 'Excluir');
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`O compromisso ${reference} foi removido!`)).toBeVisible();
  problems.expect(/status of 404/);
  await visitor.reload();
  await expect(visitor.getByRole('alert')).toContainText('Compromisso não encontrado');
  await visitor.close();

  // The search survives leaving the module.
  await filterBy(page, 'Filtrar compromissos', { Assunto: 'VISITA A CRECHE (ADIADA)' });
  await page.getByRole('link', { name: 'Tribuna' }).click();
  await page.getByRole('link', { name: /^Compromissos A/ }).click();
  await expect(row).toContainText(copied);
});

test('tomorrow’s agenda: found by its day, and a participant who is taken is told before it is saved', async ({
  page,
}) => {
  const [{ id, name } = { id: 0, name: '' }] = (await team(page)).filter(({ status }) => status);
  const taken = await addAppointment(page, {
    date: tomorrow,
    subject: 'Plenária do orçamento',
    hourStart: '06:00',
    hourEnd: '07:30',
    participant: [id],
  });
  const table = await openAppointments(page);
  await page.getByRole('button', { name: 'Mês', exact: true }).click();
  await expect(page).toHaveURL(/[?&]endDate=\d{4}-\d\d-\d\d/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mês', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/appointments\/list$/);

  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  await fill(form, { Assunto: 'Visita à obra', Data: 'amanhã' });
  await choose(form, 'Horário de início', '07:00');
  await expect(form.getByRole('combobox', { name: 'Horário de término', exact: true })).toHaveValue('08:00');
  await chooseSeveral(form, 'Participantes', [name]);
  const warning = form.getByRole('status').filter({ hasText: 'Já há outro compromisso neste horário' });
  await expect(warning).toContainText(`${name}: Plenária do orçamento, 06:00 – 07:30 (${taken})`);
  await expectAccessible(page, 'a participant who is taken', warning);
  await choose(form, 'Horário de início', '07:30');
  await expect(warning).toBeHidden();
  await choose(form, 'Horário de início', '07:00');
  await expect(warning).toBeVisible();
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  const reference = await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);

  await filterBy(page, 'Filtrar compromissos', { 'Data inicial': formatDate(tomorrow), Assunto: 'obra' });
  const day = table.getByRole('rowgroup', { name: /^Amanhã · / });
  await expect(day.getByRole('row').filter({ hasText: reference })).toContainText('07:00 – 08:00');
});

test('the search found is exported whole, as CSV and as a file to print', async ({ page }, testInfo) => {
  const mark = 'Plenária do orçamento';
  const description = 'Pauta:\n1. "Saúde"; 2. Educação';
  const references: string[] = [];
  for (const days of Array(12).keys()) {
    const date = addDays(today(), days);
    const fields = { date, subject: mark, location: 'Câmara; plenário', description };
    references.push(await addAppointment(page, fields));
  }
  await openAppointments(page);
  await filterBy(page, 'Filtrar compromissos', { Assunto: mark });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compromissos · 12');

  const csv = await download(page, page.getByRole('button', { name: 'Download Excel (.csv)' }));
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

  const print = await download(page, page.getByRole('button', { name: 'Baixar para imprimir (.html)' }));
  const sheet = await openSheet(page, print, testInfo);
  await expect(sheet.getByText(/^12 itens · Gerado em /)).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(13);
  await expect(sheet.getByRole('row').last()).toHaveText(
    `${references[11]}${formatDate(addDays(today(), 11))}09:0010:30${mark}`,
  );
});
