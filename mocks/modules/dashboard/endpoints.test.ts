import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../seed/accounts';
import { askApi } from '../../testing/askApi';
import { demoApi, installDemoApi } from '../../testServer';

const as = demoAccounts.administrator.email;
installDemoApi({ today: '2026-11-20', now: () => new Date('2026-11-20T15:00:00-03:00') });

describe('the dashboard', () => {
  const summary = async (ac: string) => (await askApi(`GET dashboard.php ${ac}`, { as, query: { ac } })).data;

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
  });
});

describe('an office without records', () => {
  const trial = demoAccounts.trial.email;

  it('has empty lists everywhere', async () => {
    for (const call of ['compromisso.php search', 'telefonema.php search']) {
      expect((await askApi(`GET ${call}`, { as: trial })).data).toEqual({ data: [], total: 0 });
    }
    const query = { ac: 'getDetailsServices' };
    expect((await askApi('GET dashboard.php getDetailsServices', { as: trial, query })).data).toEqual({
      total: 0,
      status: [],
    });
  });
});
