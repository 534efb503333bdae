import { describe, expect, it } from 'vitest';
import { as, installDemoDay, itIsRefused, memberOf } from '@tests/demo';
import { basic, trial } from '@tests/office';
import { askApi } from '../../testing/askApi';
import { demoVoters } from '../voters/demoVoters';
import { demoApi } from '../../testServer';

installDemoDay();

const idOf = (name: string) => demoApi.db.voters.find((voter) => voter.name === name)?.id ?? 0;

const sms = 2;
const whatsApp = 3;
const birthday = 1;
const templates = async (typeId: number, categoryId = birthday, account = as) => {
  const query = { ac: 'templateList', typeId: String(typeId), categoryId: String(categoryId) };
  const { data } = await askApi('GET queries.php templateList', { as: account, query });
  return data.data as { id: number; name: string; clientId: number | null }[];
};
const message = async (changes: object = {}, typeId = sms, account = as) => {
  const [template] = await templates(typeId, birthday, account);
  const body = {
    voterId: idOf(demoVoters.complete.name),
    typeId,
    categoryId: birthday,
    templateId: template?.id,
    telephone: '19981110001',
    message: 'Parabéns, {nome}!',
    ...changes,
  };
  return askApi('POST send.communication.php create', { as: account, body });
};
const debit = (amount = 1, changes: object = {}) =>
  askApi('POST transaction.communication.php transaction', {
    as,
    body: {
      typeCommunicationId: sms,
      operation: 'debit',
      typeUse: 'individual_communication',
      amount,
      ...changes,
    },
  });
const credit = async (account = as, typeCommunicationId = '2') => {
  const call = 'GET transaction.communication.php getByTypeCommunication';
  const { data } = await askApi(call, { as: account, query: { typeCommunicationId } });
  return (data.data as { amount: number }[]).reduce((sum, { amount }) => sum + amount, 0);
};
const history = async (voterId: number, page = '1') => {
  const query = { category: 'communication', resourceId: String(voterId), page, limit: '5' };
  return (await askApi('GET resource.history.php search', { as, query })).data as {
    data: { id: number; createdAt: string; description: string }[];
    total: number;
  };
};

describe('the history of a voter', () => {
  it('comes five at a time, the newest first', async () => {
    const first = await history(idOf(demoVoters.complete.name));
    const second = await history(idOf(demoVoters.complete.name), '2');
    expect([first.data.length, first.total]).toEqual([5, 12]);
    const moments = [...first.data, ...second.data].map(({ createdAt }) => createdAt);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(first.data[0]?.description).toMatch(/^(SMS|WhatsApp) para \(19\) 98111-0001 \(.+\): .*Aurélia/);
    expect(await history(idOf(demoVoters.withoutPhone.name))).toEqual({ data: [], total: 0 });
  });

  it('is of communications only', async () => {
    const query = { category: 'service', resourceId: '1' };
    expect((await askApi('GET resource.history.php search', { as, query })).status).toBe(400);
  });
});

describe('templates', () => {
  it('exist for every category and channel', async () => {
    for (const categoryId of [1, 4, 5, 6]) {
      for (const typeId of [sms, whatsApp]) {
        const found = await templates(typeId, categoryId);
        expect(found.length, `${categoryId} ${typeId}`).toBeGreaterThan(0);
        expect(found.every(({ clientId }) => clientId === null || clientId === 1)).toBe(true);
      }
    }
  });

  it('come with their text, the office filled in and the name left open', async () => {
    const [template] = await templates(sms);
    const ask = (account: string, id = String(template?.id)) =>
      askApi('GET template.communication.php getById', { as: account, query: { id } });
    const { data } = await ask(as);
    const text = 'Olá {nome}, feliz aniversário! Muitas felicidades! Gabinete da Vereadora Helena Prado';
    expect(data).toEqual({
      id: template?.id,
      name: 'Feliz aniversário (SMS)',
      clientId: null,
      typeId: sms,
      categoryId: birthday,
      template: text,
      templateShow: text,
      variables: ['nome'],
    });
    const own = (await templates(sms)).find(({ clientId }) => clientId === 1);
    expect((await ask(as, String(own?.id))).status).toBe(200);
    expect((await ask(memberOf(3), String(own?.id))).status).toBe(404);
  });
});

describe('sending a message', () => {
  it.each([sms, whatsApp])('by channel %i goes into the history, addressed by name', async (typeId) => {
    const { status, data } = await message({}, typeId);
    expect(status).toBe(200);
    const { data: rows, total } = await history(idOf(demoVoters.complete.name));
    expect(total).toBe(13);
    expect(rows[0]).toMatchObject({ id: data.id, createdAt: '2026-11-20 15:00:00' });
    expect(rows[0]?.description).toContain('Parabéns, Aurélia!');
  });

  it.each([
    ['refuses communication', demoVoters.refusesCommunication, 'decidiu não receber'],
    ['has no phone', demoVoters.withoutPhone, 'não têm telefone'],
  ])('is refused when the voter %s', async (_, voter, text) => {
    const { status, data } = await message({ voterId: idOf(voter.name) });
    expect([status, data.message]).toEqual([400, expect.stringContaining(text)]);
  });

  it('is refused without a display profile that is accepted and enabled', async () => {
    const { data: created } = await askApi('POST eleitor.php', {
      as: memberOf(2),
      body: { name: 'Ana Sá', genre: 2, telephone: [{ number: '19981110001', type: 2, operator: 6 }] },
    });
    const { status, data } = await message({ voterId: created.id }, whatsApp, memberOf(2));
    expect([status, data.message]).toEqual([400, expect.stringContaining('perfil de exibição')]);
  });

  it('is refused by SMS, but not by WhatsApp, when the credit is used up', async () => {
    const voter = demoApi.db.voters.find(
      (row) => row.clientId === 3 && row.telephone.length > 0 && row.allowCommunication && !row.isExcluded,
    );
    const to = { voterId: voter?.id, telephone: voter?.telephone[0]?.number };
    const refused = await message(to, sms, memberOf(3));
    expect([refused.status, refused.data.message]).toEqual([400, expect.stringContaining('insuficientes')]);
    expect((await message(to, whatsApp, memberOf(3))).status).toBe(200);
  });

  itIsRefused(message, [
    ['categoryId templateId', { categoryId: 2 }],
    ['categoryId templateId', { categoryId: null }],
    ['templateId typeId', { typeId: 1 }],
    ['templateId', { templateId: 9999 }],
    ['templateId', { categoryId: 4 }],
    ['telephone', { telephone: '19999999999' }],
    ['telephone', { telephone: null }],
    ['message', { message: ' ' }],
    ['message', { message: 'a'.repeat(1001) }],
  ]);
});

describe('credits', () => {
  it('are the sum of what was bought and used, and a debit lowers them', async () => {
    const before = await credit();
    expect(before).toBeGreaterThan(0);
    expect((await debit()).status).toBe(200);
    expect(await credit()).toBe(before - 1);
    const { data: summary } = await askApi('GET transaction.communication.php getSummary', { as });
    expect(summary.data).toEqual([
      { typeCommunicationId: 1, amount: 740 },
      { typeCommunicationId: sms, amount: before - 1 },
    ]);
  });

  it('do not go below zero', async () => {
    const { status, data } = await debit((await credit()) + 1);
    expect([status, data.message]).toEqual([400, expect.stringContaining('Créditos insuficientes')]);
    expect((await debit(await credit())).status).toBe(200);
    expect((await debit()).status).toBe(400);
    expect(await credit()).toBe(0);
  });

  it('are none in an office that used them up, and in one that never bought any', async () => {
    expect([await credit(memberOf(3)), await credit(memberOf(2))]).toEqual([0, 0]);
    const { data } = await askApi('GET transaction.communication.php getSummary', { as: memberOf(2) });
    expect(data).toEqual({ data: [], total: 0 });
  });

  it.each([
    ['another operation', { operation: 'credit' }, 400],
    ['another use', { typeUse: 'purchase' }, 400],
    ['an amount of nothing', { amount: 0 }, 400],
    ['a channel without credits', { typeCommunicationId: whatsApp }, 422],
  ])('refuse %s', async (_, changes, status) => {
    expect((await debit(1, changes)).status).toBe(status);
  });
});

describe('buying credits', () => {
  const buy = (typeCommunicationId: number, amount: number, account = as) =>
    askApi('POST buy.communication.php buy', { as: account, body: { typeCommunicationId, amount } });

  it.each([
    [1, 2000, 61.5],
    [1, 2001, 51.53],
    [1, 6001, 91.52],
    [sms, 500, 76.5],
    [sms, 501, 71.64],
    [sms, 100_001, 10_001.6],
  ])(
    'of type %i, %i at once, gives a bank slip of R$ %f',
    async (typeCommunicationId, amount, totalValue) => {
      const before = await credit(as, String(typeCommunicationId));
      const { status, data } = await buy(typeCommunicationId, amount);
      expect([status, data]).toEqual([
        200,
        { dueDate: '2026-11-25', amount, totalValue, url: expect.stringMatching(/^https:/) },
      ]);
      // Only paid credits can be used.
      expect(await credit(as, String(typeCommunicationId))).toBe(before);
    },
  );

  itIsRefused(
    (changes) => askApi('POST buy.communication.php buy', { as, body: changes }),
    [
      ['typeCommunicationId', { typeCommunicationId: whatsApp, amount: 300 }],
      ['typeCommunicationId', { typeCommunicationId: null, amount: 300 }],
      ['amount', { typeCommunicationId: sms, amount: 299 }],
      ['amount', { typeCommunicationId: sms, amount: null }],
    ],
  );

  it('is for administrators, and not during the trial', async () => {
    expect((await buy(sms, 300, basic.email)).status).toBe(403);
    const { status, data } = await buy(sms, 300, trial.email);
    expect([status, data.message]).toEqual([400, expect.stringContaining('período de avaliação')]);
  });
});

describe('display profiles', () => {
  const profiles = async (account: string) =>
    (await askApi('GET cliente.php getProfiles', { as: account, query: { page: '1', limit: '5' } })).data;

  it('come in every state, one of them in use', async () => {
    const { data, total } = await profiles(as);
    expect(total).toBe(data.length);
    const states = data.map(
      ({ status, enabled }: { status: string; enabled: boolean }) => `${status} ${enabled}`,
    );
    expect(states.sort()).toEqual(['accept false', 'accept true', 'pending false', 'reject false']);
  });

  it('are those of the own office', async () => {
    expect((await profiles(memberOf(2))).data).toEqual([]);
    expect((await profiles(memberOf(3))).data).toMatchObject([{ status: 'accept', enabled: true }]);
  });
});
