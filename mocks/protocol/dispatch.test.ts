import { describe, expect, it, vi } from 'vitest';
import { askApi, errorsOf } from '../askApi';
import { scripts } from '../endpoints/scripts';
import { demoAccounts } from '../seed/accounts';
import { demoApi, installDemoApi, resetDemoApi, sessionFor } from '../testServer';

const admin = demoAccounts.administrator.email;
const basic = demoAccounts.basic.email;
const appointment = {
  subject: 'Reunião',
  date: '2026-12-01',
  hourStart: '09:00',
  hourEnd: '10:00',
  participant: [],
  requesterName: '',
  requesterPhone: '',
  location: '',
  description: '',
  notify: false,
  integrate: false,
};
const create = (changes: object) =>
  askApi('POST compromisso.php create', { as: admin, body: { ...appointment, ...changes } });

installDemoApi();

describe('what the contract does not name', () => {
  it('refuses an unknown script with 404', async () => {
    const { status, data } = await askApi('GET compromissos.php search', { as: admin });
    expect(status).toBe(404);
    expect(data.message).toContain('compromissos.php');
  });

  it.each([
    ['unknown', 'GET compromisso.php procurar', 'procurar'],
    ['missing', 'GET compromisso.php', 'sem ação'],
    ['sent with another verb', 'GET compromisso.php create', 'GET'],
    ['of another script', 'GET telefonema.php cadastrarr', 'cadastrarr'],
  ])('refuses an action that is %s, naming it', async (_, call, named) => {
    const { status, data } = await askApi(call, { as: admin });
    expect(status).toBe(400);
    expect(data.message).toContain(named);
  });

  it.each([
    ['an unknown filter', { estado: 'SP' }, 'estado'],
    ['an empty filter', { subject: '' }, 'subject'],
    ['a list without brackets', { participantId: ['1', '2'] }, 'participantId'],
    ['a page below 1', { page: '0' }, 'page'],
    ['a date in another format', { startDate: '20/11/2026' }, 'startDate'],
    ['a date that is no day', { startDate: '2026-02-30' }, 'startDate'],
    ['a name of every object', { constructor: 'x' }, 'constructor'],
  ])('refuses %s in a query', async (_, query, field) => {
    const answer = await askApi('GET compromisso.php search', { as: admin, query });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer))).toEqual([field]);
  });

  it.each([
    ['an unknown field', { id: 1 }, 'id'],
    ['a boolean as text', { notify: 'true' }, 'notify'],
    ['an id as text', { participant: ['1'] }, 'participant'],
    ['a masked phone', { requesterPhone: '(19) 98888-7777' }, 'requesterPhone'],
    ['a Brazilian date', { date: '01/12/2026' }, 'date'],
    ['an hour with seconds', { hourStart: '09:00:00' }, 'hourStart'],
    ['a number as subject', { subject: 5 }, 'subject'],
  ])('refuses %s in a body', async (_, changes, field) => {
    const answer = await create(changes);
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer))).toEqual([field]);
    expect(demoApi.db.appointments.find(({ subject }) => subject === 'Reunião')).toBeUndefined();
  });

  it('refuses a body that is no JSON object', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await askApi('POST login.php login', { body: { id: 1, password: 'x' }, headers });
    const list = await askApi('POST login.php login', { body: [] });
    expect([form.status, list.status]).toEqual([400, 400]);
  });

  it('wants `ac` to repeat the action', async () => {
    const query = { ac: 'userList' };
    expect((await askApi('GET queries.php officeList', { as: admin, query })).status).toBe(400);
    expect((await askApi('GET queries.php userList', { as: admin, query })).status).toBe(200);
  });
});

describe('tokens and permissions', () => {
  it('answers 403 without a token, with an unknown one, an expired one and that of a user made inactive', async () => {
    const search = (token?: string) =>
      askApi('GET compromisso.php search', token === undefined ? {} : { token });
    const { user, token } = sessionFor(basic);
    expect((await search(token.value)).status).toBe(200);
    demoApi.db.users.update(user.id, { status: false });
    const statuses = [
      await search(),
      await search('inventado'),
      await search(sessionFor(admin, -1).token.value),
      await search(token.value),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403]);
  });

  it('refuses a token on a public call, but not on the logout', async () => {
    const query = { email: admin };
    expect((await askApi('GET login.php getAccount', { as: admin, query })).status).toBe(400);
    expect((await askApi('POST login.php logout', { as: admin, body: { token: 'expirado' } })).status).toBe(
      200,
    );
  });

  it('refuses what the rules do not allow without ending the session', async () => {
    const { status, data } = await askApi('POST compromisso.php create', { as: basic, body: appointment });
    expect(status).toBe(400);
    expect(data.message).toBe('Você não tem permissão para cadastrar compromissos.');
  });

  it('keeps the records of other offices out of reach', async () => {
    const foreign = demoApi.db.appointments.find(({ clientId }) => clientId === 3);
    const query = { id: String(foreign?.id) };
    expect((await askApi('GET compromisso.php getDetails', { as: admin, query })).status).toBe(404);
    const removal = await askApi('POST compromisso.php delete', { as: admin, body: { id: foreign?.id } });
    expect(removal.status).toBe(404);
    expect(demoApi.db.appointments.get(foreign?.id ?? 0)).toBeDefined();
  });
});

describe('every call there is', () => {
  const calls = [...scripts.values()].flatMap(({ name, calls }) => calls.map((call) => ({ name, ...call })));

  it('is named once', () => {
    const named = calls.map(({ name, method, action, query }) =>
      [name, method, action, 'id' in query].join(' '),
    );
    expect(new Set(named).size).toBe(named.length);
  });

  it('needs a session unless it is one of the public ones', () => {
    const open = calls
      .filter(({ access }) => access !== 'staff')
      .map(({ name, action }) => `${name} ${action}`);
    expect(open.sort()).toEqual([
      'cliente.php getByIdentifier',
      'compromisso.public.php getDetails',
      'conta.php change_password',
      'conta.php check_token_recover_password',
      'conta.php forgot_password',
      'integration.calendar.php integrationGoogleCalendar',
      'login.php getAccount',
      'login.php login',
      'login.php logout',
      'pagamento.php createBillingBankSlip',
      'trial.php cadastrar',
    ]);
  });
});

describe('other ways to answer', () => {
  it('lets the app live on another origin', async () => {
    const response = await fetch(`${demoApi.baseUrl}/login.php`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('token, action, content-type');
  });

  it('says 500 in JSON when something breaks inside', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(demoApi.db.appointments, 'ordered').mockImplementation(() => {
      throw new Error('quebrado');
    });
    const { status, data } = await askApi('GET compromisso.php search', { as: admin });
    expect(status).toBe(500);
    expect(data.message).not.toContain('quebrado');
    expect(log).toHaveBeenCalledOnce();
  });

  it('can answer as PHP often does', async () => {
    resetDemoApi({ phpTypical: true });
    const { data: session } = await askApi('POST login.php login', {
      body: { id: 1, password: demoAccounts.administrator.password },
    });
    expect(session.user.id).toBe('1');
    expect(session.client.trl).toBe('0');
    expect(session.token.expires).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const { data } = await askApi('GET compromisso.php search', { token: session.token.value });
    expect(data.total).toBe('90');
    expect(data.data[0].id).toMatch(/^\d+$/);
    expect(['0', '1']).toContain(data.data[0].isExcluded);
  });

  it('records what the app sent', async () => {
    await askApi('POST login.php login', { body: { id: 1, password: 'errada' } });
    expect(demoApi.requests).toMatchObject([
      {
        method: 'POST',
        script: 'login.php',
        action: 'login',
        token: null,
        body: { id: 1, password: 'errada' },
      },
    ]);
    expect(demoApi.requestsFor('login.php', 'logout')).toEqual([]);
  });
});
