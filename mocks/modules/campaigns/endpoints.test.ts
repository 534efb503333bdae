import { describe, expect, it } from 'vitest';
import { as, expectFound, itIsRefused, memberOf, today, type Query } from '@tests/demo';
import { askApi, errorsOf } from '../../testing/askApi';
import { demoApi, installDemoApi } from '../../testServer';
import { status } from './enumerations';

let clock = new Date(`${today}T15:00:00`);
installDemoApi({ today, now: () => clock });

const at = (moment: string) => {
  clock = new Date(moment);
};
const search = async (query: Query, account = as) =>
  (await askApi('GET campaign.php search', { as: account, query })).data;
const read = async (id: number) =>
  (await askApi('GET campaign.php get', { as, query: { id: String(id) } })).data;
const count = async (query: Query) =>
  (await askApi('GET campaign.php searchVoters', { as, query })).data.total as number;

const bySms = { withTelephone: true, telephoneTypeId: 2 };
const pairs = (values: object) => Object.entries(values).map(([name, value]) => ({ name, value }));
const smsForm = {
  type: 2,
  name: 'Mutirão',
  dateStart: today,
  hourStart: '16:00',
  voters: 0,
  message: pairs({ content: 'Sábado tem mutirão.' }),
  filters: pairs({ ...bySms, genre: 2, groupsId: [1] }),
};
const mailForm = {
  ...smsForm,
  type: 1,
  message: pairs({ subject: 'a', greeting: 'b', content: 'c', signature: 'd' }),
  filters: pairs({ withEmail: true }),
};
const create = (form: object) => askApi('POST campaign.php createFull', { as, body: form });
const smsVoters = () =>
  count({ campaignType: '2', withTelephone: 'true', telephoneTypeId: '2', genre: '2', 'groupsId[]': ['1'] });

describe('campaigns', () => {
  it('are found by every filter', async () => {
    at(`${today}T15:00:00`);
    const all = demoApi.db.campaigns.filter(({ clientId }) => clientId === 1);
    const day = all.find(({ statusId }) => statusId === status.waiting)?.dateSend.slice(0, 10) ?? '';
    await expectFound(search, all, [
      [{ name: 'INFORMATIVO' }, ({ name }) => name.startsWith('Informativo')],
      [{ type: '2' }, ({ typeId }) => typeId === 2],
      [{ dateSend: day }, ({ dateSend }) => dateSend.startsWith(day)],
      [{ status: '6' }, ({ statusId }) => statusId === 6],
    ]);
    for (const statusId of Object.values(status))
      expect((await search({ status: String(statusId) })).total, String(statusId)).toBeGreaterThan(0);
  });

  it('count whom they reach: who has what it takes, and takes messages', async () => {
    const total = await smsVoters();
    const reached = demoApi.db.voters.filter(
      (voter) =>
        voter.clientId === 1 &&
        !voter.isExcluded &&
        voter.allowCommunication &&
        voter.genre === 2 &&
        voter.groupsId.includes(1) &&
        voter.telephone.some(({ type }) => type === 2),
    );
    expect(total).toBe(reached.length);
    expect(total).toBeGreaterThan(0);
    const refused: Query[] = [
      { campaignType: '2' },
      { campaignType: '1', withTelephone: 'true' },
      { withEmail: 'true' },
    ];
    for (const query of refused)
      expect((await askApi('GET campaign.php searchVoters', { as, query })).status).toBe(400);
  });

  it.each([
    [1, 2000, 0.03, 61.5],
    [1, 2001, 0.025, 51.53],
    [1, 6001, 0.015, 91.52],
    [2, 500, 0.15, 76.5],
    [2, 501, 0.14, 71.64],
    [2, 100_001, 0.1, 10_001.6],
  ])('of type %i to %i people cost %f each', async (campaignType, totalVoters, costUnit, costTotal) => {
    const query = { campaignType: String(campaignType), totalVoters: String(totalVoters) };
    expect((await askApi('GET campaign.php getCost', { as, query })).data).toEqual({
      totalVoters,
      costUnit,
      costTotal,
      costBankSlip: 1.5,
    });
  });

  it('wait, are sent and are done as time passes, and use up the balance', async () => {
    at(`${today}T15:00:00`);
    const voters = await smsVoters();
    demoApi.db.creditEntries.insert({
      clientId: 1,
      typeCommunicationId: 2,
      amount: 500,
      typeUse: 'purchase',
      createdAt: `${today} 10:00:00`,
    });
    const balance = async () => {
      const query = { typeCommunicationId: '2' };
      const { data } = await askApi('GET transaction.communication.php getByTypeCommunication', {
        as,
        query,
      });
      return (data.data as { amount: number }[]).reduce((sum, { amount }) => sum + amount, 0);
    };
    const before = await balance();
    const { id } = (await create({ ...smsForm, voters })).data;
    expect(await read(id)).toMatchObject({
      name: 'Mutirão',
      typeName: 'SMS',
      totalVoters: voters,
      dateSend: `${today} 16:00:00`,
      statusName: 'Aguardando',
      contentMessage: [{ name: 'content', value: 'Sábado tem mutirão.' }],
    });
    at(`${today}T16:00:30`);
    expect((await read(id)).statusName).toBe('Em andamento');
    expect(await balance()).toBe(before - voters);
    at(`${today}T18:00:00`);
    expect((await read(id)).statusName).toBe('Concluída');
    expect(await balance()).toBe(before - voters);
  });

  it('are called off for want of balance at their hour', async () => {
    at(`${today}T15:00:00`);
    const { id } = demoApi.db.campaigns.find(
      ({ totalVoters, statusId }) => statusId === 1 && totalVoters === 900,
    ) ?? {
      id: 0,
    };
    at('2026-12-30T12:00:00');
    expect((await read(id)).statusName).toBe('Cancelada sem saldo');
  });

  it('are cancelled while they wait, and never again', async () => {
    at(`${today}T15:00:00`);
    const { id = 0 } = demoApi.db.campaigns.find(({ statusId }) => statusId === 1) ?? {};
    const cancel = (body: object) => askApi('POST campaign.php updateStatus', { as, body });
    expect((await cancel({ id, status: 4 })).status).toBe(422);
    expect((await cancel({ id, status: 6 })).data).toEqual({ id });
    expect((await read(id)).statusName).toBe('Cancelada');
    expect((await cancel({ id, status: 6 })).status).toBe(400);
  });

  it('belong to their office', async () => {
    const [theirs] = (await search({}, memberOf(3))).data;
    expect((await askApi('GET campaign.php get', { as, query: { id: String(theirs.id) } })).status).toBe(404);
  });

  it('are not what their filters do not say', async () => {
    at(`${today}T15:00:00`);
    const voters = await smsVoters();
    expect(Object.keys(errorsOf(await create({ ...smsForm, voters: voters + 1 })))).toEqual(['voters']);
    for (const filters of [
      [{ name: 'genre', value: [2] }],
      [{ name: 'nada', value: 1 }],
      pairs({ genre: 2 }),
    ])
      expect((await create({ ...smsForm, voters, filters })).status).toBe(400);
  });

  itIsRefused(
    (changes) => create({ ...mailForm, voters: 1, ...changes }),
    [
      [
        'dateStart hourStart name type voters',
        { name: '', type: 3, dateStart: '', hourStart: '', voters: 0, message: [] },
      ],
      ['hourStart name', { name: 'a'.repeat(101), hourStart: '06:00' }],
      ['hourStart', { hourStart: '14:30' }],
      ['dateStart hourStart', { dateStart: '2026-11-19' }],
      ['message-content message-greeting message-signature message-subject', { message: [] }],
      ['message', { message: [...mailForm.message, { name: 'extra', value: 'x' }] }],
    ],
  );
});
