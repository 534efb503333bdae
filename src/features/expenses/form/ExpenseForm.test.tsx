import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addDays, formatDate, formatWeekdayDate, today } from '@/formats/dates';
import { formatMoney } from '@/formats/money';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { chooseInMenu, expectValues, rowOf, valueOf } from '@tests/list';
import { administrator, clientOf, firstOf, userOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, expectFields, fieldNamed, fill, follow, press } from '@tests/typing';

installDemoApi();

const path = '/expenses/list';
beforeAll(() => loadScreen(path));

const open = () => renderRoute(path, { as: administrator.email });
const newest = () =>
  firstOf(
    demoApi.db.expenses
      .filter(({ clientId }) => clientId === clientOf())
      .sort((a, b) => b.dateExpense.localeCompare(a.dateExpense) || b.id - a.id),
  );
const writes = (method: string) =>
  demoApi.requestsFor('expense.php', null).filter((request) => request.method === method);
const refund = (answer: string) =>
  within(screen.getByRole('radiogroup', { name: 'Reembolso' })).getByRole('radio', { name: answer });

describe('the form of an expense', () => {
  it('is saved to the cent, with the day of a reimbursement only where it is one', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nova' }));
    await screen.findByLabelText('Valor');
    expectFields({ 'Data da despesa': formatDate(today()), Valor: '' });
    expect(screen.getByRole('radio', { name: 'Aberto/Pendente' })).toBeChecked();
    expect(refund('Não')).toBeChecked();
    expect(screen.queryByLabelText('Data do reembolso')).not.toBeInTheDocument();
    expect(fieldNamed('Valor')).toHaveAttribute('inputmode', 'decimal');

    await choose(user, fieldNamed('Categoria'), 'Aluguel de carro');
    await user.type(fieldNamed('Valor'), '1234567,895');
    expectFields({ Valor: 'R$ 123.456,89' });
    await user.click(refund('Sim'));
    await fill(user, screen.getByLabelText('Data do reembolso'), formatDate(addDays(today(), 3)));
    await fill(user, fieldNamed('Nome'), ' Célia Yamashita ');
    const register = fieldNamed('CPF/CNPJ');
    await user.type(register, '529982247');
    expect(register).toHaveAccessibleDescription('Qual dos dois é, reconhecemos pelos números.');
    await user.type(register, '25');
    expect(register).toHaveValue('529.982.247-25');
    expect(register).toHaveAccessibleDescription('CPF válido.');
    await expectSoundPanel();
    await press(user, 'Salvar');
    await seen(/^A despesa DE-\d+ foi criada!$/);
    expect(writes('POST').map(({ body }) => body)).toEqual([
      {
        categoryId: 4,
        statusId: 2,
        value: 123_456.89,
        isRefund: true,
        name: 'Célia Yamashita',
        nationalRegister: '52998224725',
        telephone: '',
        dateRefund: addDays(today(), 3),
        dateExpense: today(),
        description: '',
      },
    ]);
  });

  it('refuses a wrong CNPJ, lets an old register be, and changes the row in its place', async () => {
    const { id, reference } = demoApi.db.expenses.update(newest().id, {
      ...{ nationalRegister: 'ISENTO', isRefund: true, dateRefund: today(), value: 8.2 },
    });
    const { user } = open();
    await chooseInMenu(user, reference, 'Editar');
    await screen.findByLabelText('Valor');
    expectFields({ Valor: 'R$ 8,20', 'Data do reembolso': formatDate(today()) });
    await fill(user, fieldNamed('Valor'), '8,29');
    await user.click(refund('Não'));
    await press(user, 'Salvar');
    // The demo API rejects this register; the app leaves the decision to it.
    await seen('Este CPF ou CNPJ não é válido.');
    await fill(user, fieldNamed('CPF/CNPJ'), '11.222.333/0001-80');
    await press(user, 'Salvar');
    expect(fieldNamed('CPF/CNPJ')).toHaveAccessibleDescription(
      'Este CNPJ não é válido. Confira o que foi digitado.',
    );
    await allSent();
    expect(writes('PUT')).toHaveLength(1);
    await fill(user, fieldNamed('CPF/CNPJ'), '11.222.333/0001-81');
    await press(user, 'Salvar');
    await seen(`A despesa ${reference} foi atualizada!`);
    expect(writes('PUT')[1]?.body).toMatchObject({
      ...{ id, value: 8.29, isRefund: false, dateRefund: null, nationalRegister: '11222333000181' },
    });
    expect(await rowOf(reference)).toHaveTextContent('R$ 8,29Não');
  });

  it('leaves alone what it could not have been given: a larger sum, an old telephone', async () => {
    const { id } = demoApi.db.expenses.update(newest().id, { value: 1_234_567.89, telephone: '34567890' });
    const { user } = renderRoute(`${path}?panel=edit&id=${id}`, { as: administrator.email });
    await screen.findByLabelText('Valor');
    expectFields({ Valor: formatMoney(1_234_567.89) });
    expect(fieldNamed('Valor')).toHaveAccessibleDescription('Não cabe neste campo: fica como está.');
    await user.click(fieldNamed('Valor'));
    await user.click(fieldNamed('Nome'));
    await press(user, 'Salvar');
    await waitFor(() =>
      expect(writes('PUT')[0]?.body).toMatchObject({ value: 1_234_567.89, telephone: '34567890' }),
    );
  });

  it('copies everything but what it is called by', async () => {
    const { id, clientId, reference, ...copied } = newest();
    const { user } = open();
    await chooseInMenu(user, reference, 'Copiar');
    await screen.findByLabelText('Valor');
    await press(user, 'Salvar');
    await seen(/^A despesa DE-\d+ foi criada!$/);
    expect(writes('POST').map(({ body }) => body)).toEqual([copied]);
    expect([id, clientId]).not.toContain(0);
  });
});

it('the details of an expense say all of it, a CPF only when asked to', async () => {
  const { reference } = demoApi.db.expenses.update(newest().id, {
    ...{ nationalRegister: '52998224725', isRefund: true, dateRefund: '2026-11-25', value: 1234.5 },
  });
  const { user } = open();
  await follow(user, `Detalhes de ${reference}`);
  const details = await panel('Detalhes da despesa');
  await details.findByText('Valor', { selector: 'dt' });
  expectValues({
    ...{ Referência: reference, Valor: 'R$ 1.234,50', Reembolso: 'Sim', 'CPF/CNPJ': '529.***.***-25' },
    'Data do reembolso': formatWeekdayDate('2026-11-25'),
  });
  await press(user, 'Mostrar CPF/CNPJ');
  expect(valueOf('CPF/CNPJ')).toHaveTextContent('529.982.247-25');
  await expectSoundPanel();
});

it('a reminder of an expense names it, for five days from now', async () => {
  const { id, reference } = newest();
  const { user } = open();
  await chooseInMenu(user, reference, 'Criar lembrete');
  await waitFor(() => expectFields({ Responsáveis: userOf(administrator).name }));
  expectFields({ Descrição: `Lembrete despesa ${reference}.` });
  await press(user, 'Salvar');
  await seen('Lembrete criado!');
  expect(demoApi.requestsFor('task.php', null).map(({ body }) => body)).toMatchObject([
    {
      id: 0,
      source: 'expense',
      sourceId: id,
      taskDate: addDays(today(), 5),
      status: 'pending',
      notify: false,
    },
  ]);
});
