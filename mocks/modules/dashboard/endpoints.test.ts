import { expect, it } from 'vitest';
import { as, installDemoDay } from '@tests/demo';
import { trial } from '@tests/office';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

const summary = async (ac: string, account = as) =>
  (await askApi(`GET dashboard.php ${ac}`, { as: account, query: { ac } })).data;

it('counts what the office has', async () => {
  const services = await summary('getDetailsServices');
  expect(services.total).toBe(120);
  expect(services.status.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(120);
  const active = demoApi.db.voters.filter(({ clientId, isExcluded }) => clientId === 1 && !isExcluded);
  expect(await summary('getDetailsVoters')).toEqual({ total: active.length });
  const { data: districts } = await summary('getDetailsVotersDistrict');
  const totals = districts.map(({ total }: { total: number }) => total);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  expect((await summary('getPendingTasks')).total).toBeGreaterThan(0);
  expect(await summary('getDetailsServices', trial.email)).toEqual({ total: 0, status: [] });
  expect(demoApi.db.tasks.find(({ clientId }) => clientId === 2)).toBeUndefined();
});
