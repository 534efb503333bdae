import { addDays, formatDate, today } from '@/formats/dates';
import { expect, test } from './support/fixtures';
import { expectAccessible } from './support/accessibility';
import { firstRow, openerIn } from './support/modules';
import { chooseInRow, fill, openList, openVoters, panel, valueOf } from './support/steps';

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('a task’s whole life: a reminder, on the first screen, finished', async ({ page }) => {
  const voters = await openVoters(page);
  const reference = (await openerIn(firstRow(voters)).innerText()).trim();
  await firstRow(voters)
    .getByRole('button', { name: /^Ações de/ })
    .click();
  await page.getByRole('menuitem', { name: 'Criar lembrete' }).click();
  const reminder = panel(page, 'Criar lembrete');
  await fill(reminder, { Data: formatDate(today()), Descrição: 'Visitar antes da sessão' });
  await reminder.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Lembrete criado!')).toBeVisible();

  await page.goto('/dashboard');
  const pending = page.getByRole('button', { name: / tarefas pendentes$/ });
  const before = Number((await pending.innerText()).split(' ')[0]);
  await pending.click();
  const upcoming = panel(page, 'Próximas tarefas');
  const entry = upcoming.getByRole('listitem').filter({ hasText: 'Visitar antes da sessão' });
  await expect(entry.getByRole('link', { name: `Eleitor ${reference}` })).toBeVisible();
  await expectAccessible(page, 'the tasks to come', entry);
  await entry.getByRole('button', { name: 'Finalizar' }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: 'Finalizar' }).click();
  // The previous announcement may still be shown.
  await expect(entry).toHaveCount(0);
  await expect(page.getByText(/^A tarefa \d+ foi finalizada!$/).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `${before - 1} tarefas pendentes` })).toBeFocused();

  const table = await openList(
    page,
    `/tasks/list?status=finished&startTaskDate=${today()}&endTaskDate=${today()}`,
    'Tarefas',
  );
  await expect(table.getByRole('row').last()).toContainText('Visitar antes da sessão');
  await table.getByRole('row').last().click();
  const details = panel(page, 'Detalhes da tarefa');
  await expect(valueOf(details, 'Status')).toHaveText('Finalizada');
  await details.getByRole('link', { name: `Eleitor ${reference}` }).click();
  await expect(page).toHaveURL(new RegExp(`^.*/voters/${reference}$`));
});

test('a task of its own: written down, finished from its row, copied, removed', async ({ page }) => {
  await openList(page, '/tasks/list', 'Tarefas');
  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  const form = panel(page, 'Nova tarefa');
  const day = addDays(today(), 300);
  await fill(form, { Data: formatDate(day), Descrição: 'Renovar a licença\ncom folga' });
  await form.getByRole('radio', { name: 'Sim' }).check();
  await expect(form.getByRole('list', { name: 'Quem será notificado' })).toContainText('Helena Prado');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^A tarefa \d+ foi criada!$/)).toBeVisible();
  await expect(form).toBeHidden();

  // The list begins with what is due.
  const table = await openList(page, `/tasks/list?startTaskDate=${day}&endTaskDate=${day}`, 'Tarefas');
  const row = firstRow(table);
  await expect(row).toContainText('Renovar a licença com folga');
  await expect(row).toContainText('A vencer');
  const reference = (await openerIn(row).innerText()).trim();
  await row.getByRole('button', { name: `Finalizar ${reference}` }).click();
  await expect(row).toContainText('Finalizada');
  await expect(row).not.toContainText('A vencer');
  await expect(openerIn(row)).toBeFocused();

  await chooseInRow(page, reference, 'Copiar');
  await expect(panel(page, 'Nova tarefa').getByRole('radio', { name: 'Pendente' })).toBeChecked();
  await panel(page, 'Nova tarefa').getByRole('button', { name: 'Cancelar' }).click();
  await chooseInRow(page, reference, 'Excluir');
  await expect(page.getByText('Deseja realmente remover essa tarefa?')).toBeVisible();
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`A tarefa ${reference} foi removida!`)).toBeVisible();
  // It was the only one of its day.
  await expect(row).toHaveCount(0);
});

test('the first screen leads to the lists filtered by what it counts', async ({ page }) => {
  await page.goto('/dashboard');
  const filters = page.getByRole('list', { name: 'Filtros ativos' });
  const districts = page.getByRole('table', { name: 'Bairros com mais eleitores' });
  await expect(districts.getByRole('link').first()).toBeVisible();
  const [district = '', voters = ''] = await districts
    .getByRole('row')
    .nth(1)
    .locator('th, td')
    .allInnerTexts();
  await districts.getByRole('link').first().click();
  await expect(filters).toContainText(`Bairro: ${district}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Eleitores · ${voters}`);

  await page.goBack();
  const statuses = page.getByRole('table', { name: 'Atendimentos por status' });
  const done = statuses.getByRole('row').filter({ hasText: 'Concluído' });
  const count = await done.getByRole('cell').first().innerText();
  await done.getByRole('link').click();
  await expect(filters).toContainText('Status: Concluído');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Atendimentos · ${count}`);

  await page.goBack();
  await page.getByRole('link', { name: 'Ver ligações a retornar' }).click();
  await expect(filters).toContainText('Status: Retornar ligação');
});
