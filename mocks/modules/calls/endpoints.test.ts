import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../seed/accounts';
import { askApi, errorsOf } from '../../testing/askApi';
import { installDemoApi } from '../../testServer';

const today = '2026-11-20';
const as = demoAccounts.administrator.email;
installDemoApi({ today, now: () => new Date('2026-11-20T15:00:00-03:00') });

type Row = Record<string, unknown> & { id: number };
const search = async (query: Record<string, string>) =>
  (await askApi('GET telefonema.php search', { as, query })).data as { data: Row[]; total: number };

describe('phone calls', () => {
  const form = {
    id: 0,
    name: 'Célia Yamashita',
    telephone: '19988887777',
    subject: 'Retorno sobre a creche',
    date: today,
    hour: '14:05',
    userWantedId: 0,
    status: 1,
  };
  const save = (action: 'cadastrar' | 'alterar', changes: object = {}) =>
    askApi(`POST telefonema.php ${action}`, { as, body: { ...form, ...changes } });

  it('come newest first', async () => {
    const { data, total } = await search({ limit: '60' });
    expect(total).toBe(60);
    const moments = data.map(({ createdAt }) => String(createdAt));
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('are found by every filter', async () => {
    const { data } = await save('cadastrar', { userWantedId: 5, status: 2 });
    const filters: Record<string, string>[] = [
      { reference: `LI-${data.id}` },
      { name: 'celia YAMA' },
      { telephone: '8888777' },
      { subject: 'creche retorno' },
      { startDate: today, endDate: today },
      { participantId: '5', startDate: today },
      { status: '2', name: 'yamashita' },
    ];
    for (const query of filters) {
      const found = await search(query);
      expect(
        found.data.map(({ id }) => id),
        JSON.stringify(query),
      ).toContain(data.id);
      expect(found.total).toBeLessThan(61);
    }
    expect((await search({ status: '1', reference: `${data.id}` })).total).toBe(0);
  });

  it('are created by whoever is signed in, changed and deleted', async () => {
    const { data: created } = await save('cadastrar');
    const [row] = (await search({ reference: String(created.id) })).data;
    expect(row).toMatchObject({
      createdBy: 'Helena Prado',
      createdAt: '2026-11-20 14:05:00',
      statusName: 'Pendente',
    });
    await save('alterar', { id: created.id, status: 3, userWantedId: 4 });
    const query = { id: String(created.id) };
    expect((await askApi('GET telefonema.php getDetails', { as, query })).data).toEqual({
      id: created.id,
      name: 'Célia Yamashita',
      telephone: '19988887777',
      subject: 'Retorno sobre a creche',
      createdAt: '2026-11-20 14:05:00',
      userWantedId: 4,
      statusId: 3,
    });
    await askApi('POST telefonema.php deletar', { as, body: { id: created.id } });
    expect((await askApi('GET telefonema.php getDetails', { as, query })).status).toBe(404);
  });

  it('are refused with one message per field', async () => {
    const empty = await save('cadastrar', { name: '', subject: '', date: '', hour: '', status: 0 });
    expect(empty.status).toBe(422);
    expect(Object.keys(errorsOf(empty)).sort()).toEqual(['date', 'hour', 'name', 'status', 'subject']);
    const long = await save('cadastrar', { name: 'a'.repeat(256), subject: 'a'.repeat(2001), status: 9 });
    expect(Object.keys(errorsOf(long)).sort()).toEqual(['name', 'status', 'subject']);
  });
});
