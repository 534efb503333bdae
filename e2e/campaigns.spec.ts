import { addDays, formatDate, formatShortDateTime, today } from '@/formats/dates';
import { countCalls, expectFailingCalls, onCall } from './support/faults';
import { expect, test } from './support/fixtures';
import { choose, countIn, fill, lookUp, openList, panel, phone, valueOf } from './support/steps';

const day = addDays(today(), 5);
const creating = { script: 'campaign.php', action: 'createFull' };

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('a campaign’s whole life by both channels: for whom, for how much, when, what, and called off', async ({
  page,
}) => {
  const table = await openList(page, '/campaigns/list', 'Campanhas');
  const before = await countIn(page);
  const form = page.getByRole('form', { name: 'Nova campanha' });
  const cost = form.getByRole('group', { name: 'Custo da campanha' });
  const figure = (label: string) => cost.locator(`dt:text-is("${label}") + dd`);
  const sent = countCalls(page, creating);

  await page.getByRole('link', { name: 'Nova', exact: true }).click();
  await fill(form, { 'Nome da campanha': 'Convite aos bairros', 'Data de envio': formatDate(day) });
  await choose(form, 'Horário de envio', '09:30');
  await form.getByRole('radio', { name: 'E-mail' }).check();
  await expect(figure('Valor unitário')).toHaveText(/^R\$\s0,03$/);
  const everybody = Number(await figure('Total de envios').innerText());
  await lookUp(form, 'Cidade', 'campinas', 'Campinas/SP');
  await form.getByRole('radio', { name: 'Feminino' }).check();
  // Results of an earlier question are no longer shown: the next ones count with both filters.
  await expect.poll(async () => Number(await figure('Total de envios').innerText())).toBeLessThan(everybody);
  const reached = Number(await figure('Total de envios').innerText());
  await expect(cost.getByText('A conta tem hoje 740 e-mails.')).toBeVisible();

  await fill(form, {
    Assunto: 'Reunião no <b>Cambuí</b>',
    Saudação: 'Olá!',
    Conteúdo: 'Venha conversar.\n\nA entrada é livre.',
    Assinatura: 'Gabinete Helena Prado',
  });
  const preview = form.getByRole('article', { name: 'Prévia da mensagem' });
  await expect(preview).toContainText('Reunião no <b>Cambuí</b>');
  const wide = await preview.evaluate((element) => element.clientWidth);
  await form.getByRole('button', { name: 'Celular' }).click();
  await expect
    .poll(() => preview.evaluate((element) => element.clientWidth))
    .toBeLessThan(Math.min(wide, phone.viewport.width));
  await form.getByRole('button', { name: 'Salvar', exact: true }).dblclick();
  const summary = panel(page, 'Confira antes de enviar');
  await expect(valueOf(summary, 'Quem recebe')).toHaveText(`${reached} pessoas`);
  await expect(valueOf(summary, 'Quando')).toContainText('09:30');
  await summary.getByRole('button', { name: 'Confirmar campanha' }).dblclick();
  await expect(page.getByText('A campanha Convite aos bairros foi criada!')).toBeVisible();
  expect(sent()).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Campanhas · ${before + 1}`);
  const row = table.getByRole('row').filter({ hasText: 'Convite aos bairros' });
  await expect(row).toContainText(`${formatShortDateTime(`${day} 09:30:00`)}${reached}Aguardando`);

  // The other channel: SMS.
  await page.getByRole('link', { name: 'Nova', exact: true }).click();
  await fill(form, { 'Nome da campanha': 'Mutirão na praça', 'Data de envio': formatDate(day) });
  await choose(form, 'Horário de envio', '22:00');
  await form.getByRole('radio', { name: 'SMS' }).check();
  await fill(form, {
    Conteúdo: 'Atenção: sábado tem mutirão na praça, das 9h às 12h. Traga o seu cartão SUS.',
  });
  await expect(form.getByText('2 partes para cada pessoa')).toBeVisible();
  await form.getByRole('button', { name: 'Remover acentos' }).click();
  await expect(form.getByText('1 SMS para cada pessoa')).toBeVisible();
  await expect(cost.getByText(/^A conta tem hoje \d+ SMS, e esta campanha usa/)).toBeVisible();
  await expect(figure('Custo estimado')).toHaveText(/^R\$\s/);
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await summary.getByRole('button', { name: 'Confirmar campanha' }).click();
  await expect(page.getByText('A campanha Mutirão na praça foi criada!')).toBeVisible();

  await table.getByRole('row').filter({ hasText: 'Mutirão na praça' }).click();
  const details = panel(page, 'Detalhes da campanha');
  await expect(details.getByRole('article', { name: 'Prévia da mensagem' })).toHaveText(
    'Atencao: sabado tem mutirao na praca, das 9h as 12h. Traga o seu cartao SUS.',
  );
  await page.keyboard.press('Escape');
  await row.click();
  await expect(valueOf(details, 'Horário de envio')).toHaveText('09:30');
  await details.getByRole('button', { name: 'Cancelar campanha' }).click();
  const cancellation = panel(page, 'Cancelar campanha');
  await expect(cancellation.getByText(/o valor pago não será estornado\.$/)).toBeVisible();
  await cancellation.getByRole('button', { name: 'Sim', exact: true }).click();
  await expect(page.getByText('A campanha foi cancelada!')).toBeVisible();
  await expect(cancellation).toBeHidden();
  await expect(details.getByText('Cancelada', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Cancelada');
  const name = (await row.getByRole('button', { name: /^Ações de/ }).getAttribute('aria-label')) ?? '';
  await row.getByRole('button', { name }).click();
  await expect(page.getByRole('menuitem', { name: 'Cancelar' })).toHaveAttribute('aria-disabled', 'true');
});

test('an answer that is lost leads to the list in another tab, and the form waits', async ({
  page,
  problems,
}) => {
  expectFailingCalls(problems);
  await page.goto('/campaigns/create');
  const form = page.getByRole('form', { name: 'Nova campanha' });
  await fill(form, { 'Nome da campanha': 'Sem resposta', 'Data de envio': formatDate(day) });
  await choose(form, 'Horário de envio', '10:00');
  await form.getByRole('radio', { name: 'SMS' }).check();
  await fill(form, { Conteúdo: 'Venha.' });
  await expect(form.getByText('Custo estimado')).toBeVisible();
  const sent = countCalls(page, creating);
  // The request arrives; its response does not.
  const mend = await onCall(page, creating, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const save = async () => {
    await form.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('button', { name: 'Confirmar campanha' }).click();
  };
  await save();
  await expect(form.getByText(/10:00, para \d+ pessoas, foi criada: já está na lista\./)).toBeVisible();
  await mend();
  const list = page.waitForEvent('popup');
  await form.getByRole('link', { name: /^Abrir a lista de campanhas/ }).click();
  await expect((await list).getByRole('row').filter({ hasText: 'Sem resposta' })).toHaveCount(1);

  await save();
  await expect(form.getByRole('alert')).toContainText('já está na lista: ela não foi criada de novo.');
  expect(sent()).toBe(1);
  await expect(form.getByRole('textbox', { name: 'Conteúdo' })).toHaveValue('Venha.');
});
