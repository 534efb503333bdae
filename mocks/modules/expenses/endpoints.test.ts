import { describe, expect, it } from 'vitest';
import { as, expectFound, installDemoDay, itIsRefused, today, type Query } from '@tests/demo';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

const form = {
  categoryId: 3,
  statusId: 2,
  value: 1234.56,
  isRefund: true,
  name: 'Célia Yamashita',
  nationalRegister: '52998224725',
  telephone: '19988887777',
  dateRefund: '2026-11-25',
  dateExpense: today,
  description: 'Gasolina.\nTanque cheio.',
};

describe('expenses', () => {
  const create = (changes: object = {}) => askApi('POST expense.php', { as, body: { ...form, ...changes } });
  const search = async (query: Query) => (await askApi('GET expense.php', { as, query })).data;

  it('are 150 over two years, and found by every filter', async () => {
    const all = demoApi.db.expenses.filter(({ clientId }) => clientId === 1);
    expect(all).toHaveLength(150);
    const { id, reference } = (await create()).data;
    const isIt = (expense: { id: number }) => expense.id === id;
    expect(reference).toBe(`DE-${id}`);
    await expectFound(
      search,
      demoApi.db.expenses.filter(({ clientId }) => clientId === 1),
      [
        [{ reference }, isIt],
        [{ reference: String(id) }, isIt],
        [{ categoryId: '3' }, ({ categoryId }) => categoryId === 3],
        [{ statusId: '3' }, ({ statusId }) => statusId === 3],
        [{ startDateExpense: today }, ({ dateExpense }) => dateExpense >= today],
        [{ endDateExpense: '2025-12-31' }, ({ dateExpense }) => dateExpense <= '2025-12-31'],
        [{ recipient: 'celia YAMA' }, ({ name }) => name.startsWith('Célia Yama')],
        [{ isRefund: 'false' }, ({ isRefund }) => !isRefund],
      ],
    );
  });

  it('are created, changed and deleted, to the cent', async () => {
    const { id } = (await create()).data;
    const read = () => askApi('GET expense.php', { as, query: { id: String(id) } });
    expect((await read()).data).toEqual({
      ...form,
      ...{ id, reference: `DE-${id}`, categoryName: 'Combustível', statusName: 'Aberto/Pendente' },
    });
    const changes = {
      value: 999_999.99,
      isRefund: false,
      dateRefund: null,
      nationalRegister: '12ABC34501DE35',
    };
    const changed = await askApi('PUT expense.php', { as, body: { id, ...form, ...changes } });
    expect(changed.data).toEqual({ id, reference: `DE-${id}` });
    expect((await read()).data).toMatchObject(changes);
    const removed = await askApi('DELETE expense.php', { as, query: { id: String(id) } });
    expect(removed.data).toEqual({ id });
    expect((await read()).status).toBe(404);
  });

  itIsRefused(create, [
    ['categoryId dateExpense value', { categoryId: null, dateExpense: '', value: null }],
    ['categoryId statusId', { categoryId: 19, statusId: 4 }],
    ['isRefund', { isRefund: null, dateRefund: null }],
    ['value', { value: 0 }],
    ['value', { value: 1_000_000 }],
    ['value', { value: 1.005 }],
    ['nationalRegister', { nationalRegister: '52998224724' }],
    ['nationalRegister', { nationalRegister: '11222333000180' }],
    ['dateRefund', { isRefund: false }],
    [
      'description name telephone',
      { name: 'a'.repeat(101), description: 'a'.repeat(2001), telephone: '1998' },
    ],
  ]);
});
