import { describe, expect, it } from 'vitest';
import { as, expectFound, installDemoDay, itIsRefused, today, type Query } from '@tests/demo';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

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
  const search = async (query: Query) => (await askApi('GET telefonema.php search', { as, query })).data;

  it('are found by every filter', async () => {
    const { id } = (await save('cadastrar', { userWantedId: 5, status: 2 })).data;
    const all = demoApi.db.calls.filter(({ clientId }) => clientId === 1);
    const isIt = (call: { id: number }) => call.id === id;
    await expectFound(search, all, [
      [{ reference: `LI-${id}` }, isIt],
      [{ reference: String(id) }, isIt],
      [{ name: 'celia YAMA' }, ({ name }) => name.startsWith('Célia Yama')],
      [{ telephone: '8888777' }, ({ telephone }) => telephone.includes('8888777')],
      [{ subject: 'creche retorno' }, ({ subject }) => /retorno/i.test(subject) && /creche/i.test(subject)],
      [{ startDate: today, endDate: today }, ({ createdAt }) => createdAt.startsWith(today)],
      [{ participantId: '5' }, ({ userWantedId }) => userWantedId === 5],
      [{ status: '2' }, ({ statusId }) => statusId === 2],
    ]);
    expect((await search({ status: '1', reference: String(id) })).total).toBe(0);
  });

  it('are created by whoever is signed in, changed and deleted', async () => {
    const { id } = (await save('cadastrar')).data;
    expect((await search({ reference: String(id) })).data).toMatchObject([
      { createdBy: 'Helena Prado', createdAt: '2026-11-20 14:05:00', statusName: 'Pendente' },
    ]);
    await save('alterar', { id, status: 3, userWantedId: 4 });
    const read = () => askApi('GET telefonema.php getDetails', { as, query: { id: String(id) } });
    expect((await read()).data).toEqual({
      id,
      name: 'Célia Yamashita',
      telephone: '19988887777',
      subject: 'Retorno sobre a creche',
      createdAt: '2026-11-20 14:05:00',
      userWantedId: 4,
      statusId: 3,
    });
    await askApi('POST telefonema.php deletar', { as, body: { id } });
    expect((await read()).status).toBe(404);
  });

  itIsRefused(
    (changes) => save('cadastrar', changes),
    [
      ['date hour name status subject', { name: '', subject: '', date: '', hour: '', status: 0 }],
      ['name status subject', { name: 'a'.repeat(256), subject: 'a'.repeat(2001), status: 9 }],
    ],
  );
});
