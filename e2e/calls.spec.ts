import papaparse from 'papaparse';
import { addDays, formatDate, formatShortDate, today } from '@/formats/dates';
import { addCall, team } from './support/api';
import { downloadText, expect, test } from './support/fixtures';
import {
  choose,
  chooseInRow,
  countIn,
  fill,
  filterBy,
  noticedReference,
  openCalls,
  panel,
} from './support/steps';

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('a call’s whole life: written down, edited, removed', async ({ page }) => {
  const [wanted] = (await team(page)).filter(({ status }) => status);
  const table = await openCalls(page);
  const before = await countIn(page);

  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  const form = panel(page, 'Nova ligação');
  await expect(form.getByRole('textbox', { name: 'Quem ligou' })).toBeFocused();
  // A new call is a pending one of this very minute.
  await expect(form.getByRole('textbox', { name: 'Data', exact: true })).toHaveValue(formatDate(today()));
  await expect(form.getByRole('textbox', { name: 'Hora', exact: true })).toHaveValue(/^\d\d:\d\d$/);
  await expect(form.getByRole('radio', { name: 'Pendente' })).toBeChecked();

  await fill(form, { Data: '', Hora: '' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByRole('textbox', { name: 'Quem ligou' })).toBeFocused();
  for (const name of ['Quem ligou', 'Assunto', 'Data', 'Hora']) {
    await expect(form.getByRole('textbox', { name, exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await fill(form, { 'Quem ligou': 'José Antônio d’Ávila', Assunto: 'Falta luz na praça.\nJá ligou ontem.' });
  await form.getByRole('textbox', { name: 'Telefone' }).pressSequentially('19987651234');
  await expect(form.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(19) 98765-1234');
  await choose(form, 'Com quem deseja falar', wanted?.name ?? '');
  await form.getByRole('textbox', { name: 'Data', exact: true }).pressSequentially('05032026');
  await form.getByRole('textbox', { name: 'Hora', exact: true }).pressSequentially('0915');
  await form.getByRole('radio', { name: 'Retornar ligação' }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  const reference = await noticedReference(page, /^A ligação LI-\d+ foi criada!$/);
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ligações · ${before + 1}`);

  await filterBy(page, 'Filtrar ligações', { Referência: reference });
  const row = table.getByRole('row').last();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Ref.',
    'Cadastrado por',
    'Data cadastro',
    'Quem ligou',
    'Status',
    'Ações',
  ]);
  await expect(row).toContainText(
    `${reference}Helena Prado${formatShortDate('2026-03-05')} 09:15José Antônio d’Ávila(19) 98765-1234Retornar ligação`,
  );

  await row.getByRole('button', { name: reference, exact: true }).click();
  const details = panel(page, `Ligação ${reference}`);
  await expect(details.getByText('Falta luz na praça.')).toBeVisible();
  await expect(details.getByText(wanted?.name ?? '')).not.toHaveCount(0);
  await expect(details.getByRole('link', { name: '(19) 98765-1234' })).toHaveAttribute(
    'href',
    'tel:+5519987651234',
  );
  await details.getByRole('button', { name: 'Editar' }).click();

  const edit = panel(page, 'Editar ligação');
  await expect(edit.getByRole('textbox', { name: 'Assunto' })).toHaveValue(
    'Falta luz na praça.\nJá ligou ontem.',
  );
  await expect(edit.getByRole('combobox', { name: 'Com quem deseja falar' })).toHaveValue(wanted?.name ?? '');
  await expect(edit.getByRole('textbox', { name: 'Hora', exact: true })).toHaveValue('09:15');
  await edit.getByRole('button', { name: 'Limpar seleção' }).click();
  await edit.getByRole('radio', { name: 'Finalizada' }).check();
  await fill(edit, { 'Quem ligou': 'José Antônio (EMDEC)' });
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`A ligação ${reference} foi atualizada!`)).toBeVisible();
  await expect(row).toContainText('José Antônio (EMDEC)');
  await expect(row).toContainText('Finalizada');

  await chooseInRow(page, reference, 'Excluir');
  const removal = panel(page, 'Remover ligação');
  await expect(removal.getByText('Finalizada')).toBeVisible();
  await expect(removal.getByText(/PERMANENTEMENTE/)).toBeVisible();
  await removal.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`A ligação ${reference} foi removida!`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Não encontramos nada :(');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ligações · ${before}`);
});

test('every filter finds what it says, alone and together', async ({ page }) => {
  const [first, second] = (await team(page)).filter(({ status }) => status);
  const day = (days: number) => addDays(today(), days);
  const sought = { userWantedId: first?.id ?? 0 };
  const old = await addCall(page, {
    date: day(-90),
    name: 'Olívia Mutirão',
    telephone: '1932351401',
    ...sought,
  });
  const done = await addCall(page, {
    date: day(-1),
    name: 'Paulo Mutirão',
    telephone: '19987001402',
    status: 3,
  });
  const back = await addCall(page, {
    date: day(1),
    name: 'Rita Mutirão',
    subject: 'Convite para a inauguração do coreto',
    status: 2,
    userWantedId: second?.id ?? 0,
  });
  const table = await openCalls(page);
  const references = table.getByRole('button', { name: /^LI-\d+$/ });
  const chips = page.getByRole('list', { name: 'Filtros ativos' });
  const byName = { Nome: 'MUTIRAO' };

  for (const [values, found] of [
    [byName, [back, done, old]],
    [{ Referência: done }, [done]],
    [{ Referência: old.slice(3), Nome: ' olivia ' }, [old]],
    [{ ...byName, Telefone: '1401' }, [old]],
    [{ ...byName, Telefone: '(19) 98700-1402' }, [done]],
    [{ ...byName, 'Data de cadastro, de': formatDate(day(-1)) }, [back, done]],
    [{ ...byName, 'Data de cadastro, até': formatDate(day(-1)) }, [done, old]],
    [{ Assunto: 'inauguracao do CORETO' }, [back]],
  ] as const) {
    await filterBy(page, 'Filtrar ligações', values);
    await expect(references).toHaveText([...found]);
    await expect(chips.getByRole('button')).toHaveCount(Object.keys(values).length + 1);
  }

  await filterBy(page, 'Filtrar ligações', byName);
  await page.getByRole('button', { name: 'Filtrar ligações' }).click();
  const filter = panel(page, 'Filtrar');
  await filter.getByRole('radio', { name: 'Finalizada' }).check();
  await filter.getByRole('button', { name: 'Buscar' }).click();
  await expect(references).toHaveText([done]);
  await expect(chips.getByRole('button', { name: 'Remover filtro Status: Finalizada' })).toBeVisible();
  await page.getByRole('button', { name: 'Filtrar ligações' }).click();
  await filter.getByRole('button', { name: 'Limpar' }).first().click();
  await expect(filter.getByRole('radio', { name: 'Finalizada' })).not.toBeChecked();
  await choose(filter, 'Com quem deseja falar', second?.name ?? '');
  await filter.getByRole('button', { name: 'Buscar' }).click();
  await expect(references).toHaveText([back]);
  await chips.getByRole('button', { name: `Remover filtro Com quem deseja falar: ${second?.name}` }).click();
  await expect(references).toHaveText([back, done, old]);

  await page.getByRole('button', { name: 'Filtrar ligações' }).click();
  await fill(filter, {
    Telefone: 'abc',
    'Data de cadastro, de': '02/01/2026',
    'Data de cadastro, até': '01/01/2026',
  });
  await filter.getByRole('button', { name: 'Buscar' }).click();
  await expect(filter.getByText('Digite os números do telefone.')).toBeVisible();
  await expect(filter.getByText('A data final vem antes da inicial.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(references).toHaveCount(10);
});

test('the search found is exported whole, one line for each call', async ({ page }) => {
  const references: string[] = [];
  for (const days of [...Array(11).keys()]) {
    references.push(
      await addCall(page, {
        date: addDays('2026-02-25', days),
        name: 'Ouvidoria; "Centro"',
        telephone: days === 0 ? '' : '19987651234',
        subject: 'Primeira linha\r\nsegunda; linha',
        status: (days % 3) + 1,
      }),
    );
  }
  await openCalls(page);
  await filterBy(page, 'Filtrar ligações', { Nome: 'ouvidoria' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ligações · 11');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel (.csv)' }).click();
  const csv = await downloading;
  const stamp = formatDate(today()).replaceAll('/', '-');
  expect(csv.suggestedFilename()).toMatch(new RegExp(`^listagem-ligacoes-${stamp}-\\d\\d-\\d\\d\\.csv$`));
  const text = await downloadText(csv);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data: lines } = papaparse.parse<string[]>(text.slice(1), { delimiter: ';', newline: '\r\n' });
  const statuses = ['Pendente', 'Retornar ligação', 'Finalizada'];
  const expected = references.map((reference, days) => [
    reference,
    'Primeira linha segunda; linha',
    'Helena Prado',
    `${formatDate(addDays('2026-02-25', days))} 10:00`,
    'Ouvidoria; "Centro"',
    days === 0 ? '' : '(19) 98765-1234',
    statuses[days % 3] ?? '',
  ]);
  expect(lines).toEqual([
    ['Ref.', 'Assunto', 'Cadastrado por', 'Data cadastro', 'Quem ligou', 'Telefone de quem ligou', 'Status'],
    ...expected.reverse(),
  ]);
});
