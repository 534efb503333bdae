import { describe, expect, it } from 'vitest';
import { as, installDemoDay, itIsRefused, memberOf } from '@tests/demo';
import { basic, clientOf, trial } from '@tests/office';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

const account = (id: number, who = as) =>
  askApi('GET cliente.php get', { as: who, query: { id: String(id) } });

describe('the account', () => {
  it('is the own one, with or without somebody who pays', async () => {
    const { data } = await account(clientOf());
    expect(data).toMatchObject({
      name: 'Gabinete da Vereadora Helena Prado',
      billing: { name: 'Helena Prado de Almeida', document: '52998224725' },
      product: { value: 249.9, dateExpireTrial: null, status: true },
    });
    const { data: onTrial } = await account(clientOf(trial), trial.email);
    expect(onTrial).toMatchObject({ billing: null, product: { dateExpireTrial: '2026-12-01' } });
    expect((await account(clientOf(trial))).status).toBe(404);
  });

  it('and what is done with it are for administrators', async () => {
    const body = {
      displayName: 'A',
      displayEmail: 'a@b.example',
      displayPhoneNumber: '1932351400',
      evidence: 'B',
    };
    for (const [call, question] of [
      ['GET cliente.php get', { query: { id: '1' } }],
      ['GET cliente.php get_payments', {}],
      ['POST cliente.php createProfile', { body }],
      ['GET integration.calendar.php', {}],
      ['GET integration.calendar.php listCalendars', {}],
      ['POST integration.calendar.php', { body: { calendarId: 'a', chosenUserId: 1 } }],
      ['DELETE integration.calendar.php', { query: { id: '1' } }],
    ] as const)
      expect((await askApi(call, { as: basic.email, ...question })).status, call).toBe(403);
  });
});

describe('the invoices', () => {
  it('are the own ones, paid, open and overdue', async () => {
    const { data, total } = (await askApi('GET cliente.php get_payments', { as })).data;
    expect(total).toBe(demoApi.db.invoices.filter(({ clientId }) => clientId === clientOf()).length);
    const states = data.map(({ statusId, statusName }: { statusId: number; statusName: string }) => [
      statusId,
      statusName,
    ]);
    expect(states).toEqual(
      expect.arrayContaining([
        [1, 'Paga'],
        [2, 'Em aberto'],
        [2, 'Vencida'],
      ]),
    );
    expect(
      data.every(
        (row: { statusId: number; payDay: unknown }) => (row.statusId === 1) === (row.payDay !== null),
      ),
    ).toBe(true);
  });

  it('hold what was bought, the newest first', async () => {
    const body = { typeCommunicationId: 2, amount: 501 };
    const { data: bought } = await askApi('POST buy.communication.php buy', { as, body });
    const { data } = (await askApi('GET cliente.php get_payments', { as })).data;
    const { dueDate, url } = bought;
    expect(data[0]).toMatchObject({ serviceName: 'Pacote de SMS', dueDate, value: 71.64, bankSlipUrl: url });
  });
});

describe('a display profile', () => {
  const profile = {
    displayName: 'Helena 2026',
    displayEmail: 'helena@camara.example',
    displayPhoneNumber: '19987651234',
    evidence: 'Página na Câmara',
  };
  const request = (changes: object = {}) =>
    askApi('POST cliente.php createProfile', { as, body: { ...profile, ...changes } });

  it('that is asked for is accepted, and takes the place of the one in use', async () => {
    expect((await request()).status).toBe(200);
    const { data } = (await askApi('GET cliente.php getProfiles', { as, query: { page: '1', limit: '5' } }))
      .data;
    expect(data[0]).toMatchObject({ ...profile, status: 'accept', enabled: true });
    expect(data.filter(({ enabled }: { enabled: boolean }) => enabled)).toHaveLength(1);
  });

  itIsRefused(request, [
    ['displayName', { displayName: ' ' }],
    ['displayName', { displayName: 'a'.repeat(51) }],
    ['displayEmail', { displayEmail: 'helena' }],
    ['displayPhoneNumber', { displayPhoneNumber: '1998' }],
    ['evidence', { evidence: 'a'.repeat(201) }],
  ]);
});

describe('the calendars', () => {
  const script = 'integration.calendar.php';
  const consent = (clientId: number, code: string) =>
    askApi(`POST ${script} integrationGoogleCalendar`, { body: { clientId, code } });
  const found = async (who = as) => askApi(`GET ${script} listCalendars`, { as: who });
  const create = (changes: object = {}) =>
    askApi(`POST ${script}`, {
      as,
      body: { calendarId: 'plenario@gabinetehelena.example', chosenUserId: free().id, ...changes },
    });
  const free = () => {
    const taken = demoApi.db.calendarIntegrations.all().map(({ userId }) => userId);
    const user = demoApi.db.users.find(
      ({ id, clientId, status }) => clientId === clientOf() && status && !taken.includes(id),
    );
    if (!user) throw new Error('Everybody has a calendar.');
    return user;
  };

  it('are found once consent was given, by a code of the provider', async () => {
    expect((await found(trial.email)).status).toBe(400);
    expect((await consent(clientOf(trial), 'abc')).status).toBe(400);
    await consent(clientOf(trial), '4/sem-agendas-1');
    expect((await found(trial.email)).data).toEqual({ data: [], total: 0 });
    await consent(clientOf(trial), '4/abc');
    expect((await found(trial.email)).data.total).toBe(3);
  });

  it('are linked to a user, and come first in the list until they are removed', async () => {
    const user = free();
    const { data: created } = await create();
    const listed = async () => (await askApi(`GET ${script}`, { as })).data.data as { id: number }[];
    expect((await listed())[0]).toEqual({
      id: created.id,
      calendarId: 'plenario@gabinetehelena.example',
      userName: user.name,
      isValid: true,
    });
    const gone = { id: String(created.id) };
    const stranger = await askApi(`DELETE ${script}`, { as: memberOf(3), query: gone });
    expect([403, 404]).toContain(stranger.status);
    expect((await askApi(`DELETE ${script}`, { as, query: gone })).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).not.toContain(created.id);
    const options = await askApi('GET queries.php integrationCalendarList', {
      as,
      query: { ac: 'integrationCalendarList' },
    });
    expect(options.data.data.some(({ id }: { id: number }) => id === created.id)).toBe(false);
  });

  itIsRefused(create, [
    ['calendarId', { calendarId: 'de-outra@conta.example' }],
    ['calendarId chosenUserId', { calendarId: '', chosenUserId: null }],
    ['chosenUserId', { chosenUserId: 9999 }],
  ]);

  it('are one to a user', async () => {
    const [taken] = demoApi.db.calendarIntegrations.filter(
      ({ userId }) => demoApi.db.users.get(userId)?.status === true,
    );
    expect((await create({ chosenUserId: taken?.userId })).status).toBe(422);
  });
});
