import { describe, expect, it } from 'vitest';
import { as, installDemoDay } from '@tests/demo';
import { trial } from '@tests/office';
import { askApi } from '../testing/askApi';
import { demoApi } from '../testServer';

installDemoDay();

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' });
const newestFirst = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);

describe.each([
  ['compromisso.php', 'appointments', 'startDate', (a: string, b: string) => -newestFirst(a, b)],
  ['telefonema.php', 'calls', 'createdAt', newestFirst],
  ['campaign.php', 'campaigns', 'dateSend', newestFirst],
  ['atendimento.php', 'services', 'createdAt', newestFirst],
  ['eleitor.php', 'voters', 'name', (a: string, b: string) => collator.compare(a, b)],
  ['legislative.processe.php', 'documents', 'createdAt', newestFirst],
  ['manifestation.php', 'manifestations', 'createdAt', newestFirst],
  ['expense.php', 'expenses', 'dateExpense', newestFirst],
  ['task.php', 'tasks', 'taskDate', newestFirst],
] as const)('the list of %s', (script, table, sortedBy, order) => {
  const search = async (query: Record<string, string>, account = as) => {
    if (table === 'voters') query.isExcluded = 'false';
    const action = ['documents', 'manifestations', 'expenses', 'tasks'].includes(table) ? '' : ' search';
    const answer = await askApi(`GET ${script}${action}`, { as: account, query });
    return answer.data as { data: (Record<string, string> & { id: number })[]; total: number };
  };

  it('comes in pages, in its order', async () => {
    const first = await search({ page: '1', limit: '20' });
    const rows = [...first.data, ...(await search({ page: '2', limit: '20' })).data];
    const all = demoApi.db[table].filter(
      (row) => row.clientId === 1 && !(table === 'voters' && 'isExcluded' in row && row.isExcluded),
    );
    expect([first.data.length, first.total]).toEqual([20, all.length]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(40);
    const keys = rows.map((row) => row[sortedBy] ?? '');
    expect(keys).toEqual([...keys].sort(order));
  });

  it('is empty in an office without records', async () => {
    expect(await search({}, trial.email)).toEqual({ data: [], total: 0 });
  });
});
