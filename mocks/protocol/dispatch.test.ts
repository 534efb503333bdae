import { describe, expect, it, vi } from 'vitest';
import { askApi, errorsOf } from '../testing/askApi';
import { scripts } from '../modules/registry';
import { demoAccounts } from '../seed/accounts';
import { demoApi, installDemoApi, resetDemoApi, sessionFor } from '../testServer';

const admin = demoAccounts.administrator.email;
const basic = demoAccounts.basic.email;
installDemoApi();

describe('what the API does not declare', () => {
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

  // The values that each field type accepts are tested in fields.test.ts.
  it.each([
    ['an unknown filter', { estado: 'SP' }, 'estado'],
    ['an empty filter', { subject: '' }, 'subject'],
    ['a list without brackets', { participantId: ['1', '2'] }, 'participantId'],
    ['a page below 1', { page: '0' }, 'page'],
    ['a value of another type', { startDate: '20/11/2026' }, 'startDate'],
    ['a name of every object', { constructor: 'x' }, 'constructor'],
  ])('refuses %s in a query', async (_, query, field) => {
    const answer = await askApi('GET compromisso.php search', { as: admin, query });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer))).toEqual([field]);
  });

  it('refuses a body that is no JSON object', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await askApi('POST login.php login', { body: { id: 1, password: 'x' }, headers });
    const list = await askApi('POST login.php login', { body: [] });
    expect([form.status, list.status]).toEqual([400, 400]);
  });

  it('takes nothing for JSON that a page of another origin could send without asking first', async () => {
    const headers = { 'content-type': 'text/plain; a=application/json' };
    const { status } = await askApi('POST login.php login', { body: { id: 1, password: 'x' }, headers });
    expect(status).toBe(400);
  });

  it('refuses JSON that is nested deeper than any screen sends', async () => {
    const log = vi.spyOn(console, 'error');
    const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);
    const send = async (subject: string) => {
      const { value: token } = sessionFor(admin).token;
      const response = await fetch(`${demoApi.baseUrl}/compromisso.php`, {
        method: 'POST',
        headers: { action: 'create', token, 'content-type': 'application/json' },
        body: `{"subject":${subject}}`,
      });
      return [response.status, (await response.json()).message];
    };
    const tooDeep = [400, 'O corpo tem níveis demais.'];
    expect(await send(nested(100_000))).toEqual(tooDeep);
    expect(await send(nested(50_000, '{"a":[', ']}'))).toEqual(tooDeep);
    expect(await send(nested(20))).toEqual(tooDeep);
    // Brackets in a string do not nest, even after an escaped quote.
    expect((await send(JSON.stringify(`"\\${nested(100)}`)))[0]).toBe(422);
    expect(log).not.toHaveBeenCalled();
  });

  it('wants `ac` to repeat the action', async () => {
    const query = { ac: 'userList' };
    expect((await askApi('GET queries.php officeList', { as: admin, query })).status).toBe(400);
    expect((await askApi('GET queries.php userList', { as: admin, query })).status).toBe(200);
  });
});

describe('tokens and permissions', () => {
  it('answers 403 with an expired token, and with that of a user made inactive', async () => {
    const search = async (token: string) => (await askApi('GET compromisso.php search', { token })).status;
    const { user, token } = sessionFor(basic);
    expect(await search(token.value)).toBe(200);
    demoApi.db.users.update(user.id, { status: false });
    expect(await search(token.value)).toBe(403);
    expect(await search(sessionFor(admin, -1).token.value)).toBe(403);
  });

  it('refuses a token on a public call, but not on the logout', async () => {
    const query = { email: admin };
    expect((await askApi('GET login.php getAccount', { as: admin, query })).status).toBe(400);
    expect((await askApi('POST login.php logout', { as: admin, body: { token: 'expirado' } })).status).toBe(
      200,
    );
  });
});

const calls = [...scripts.values()].flatMap(({ name: script, calls }) =>
  calls.map((call) => ({
    ...call,
    script,
    named: [call.method, script, call.action].filter(Boolean).join(' '),
  })),
);

describe('every call there is', () => {
  it('is named once', () => {
    const names = calls.map(({ named, query }) => `${named} ${'id' in query}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('needs a session unless it is one of the public ones', () => {
    const open = calls.flatMap(({ access, script, action }) =>
      access === 'staff' ? [] : `${script} ${action}`,
    );
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

/** An empty body for calls that have one. */
const emptyFor = (named: string) => (named.startsWith('GET') ? {} : { body: {} });

describe('every call of a signed-in person', () => {
  const ofStaff = calls.filter(({ access }) => access === 'staff');
  /** Concurrently: none of them changes anything, and most time is waiting. */
  const ofEach = async <Each>(them: readonly Each[], check: (each: Each) => Promise<void>) => {
    expect(them.length).toBeGreaterThan(0);
    await Promise.all(them.map(check));
  };
  const ofOtherOffice = 'antonio@guimaraes.example';
  const expectRefused = (named: string, answer: Awaited<ReturnType<typeof askApi>>, fields: string[]) =>
    expect([named, answer.status, Object.keys(errorsOf(answer))]).toEqual([
      named,
      400,
      expect.arrayContaining(fields),
    ]);

  it('answers 403 without a token, or with one that is nobody’s', async () => {
    await ofEach(ofStaff, async ({ named }) => {
      const [without, withAnother] = await Promise.all([
        askApi(named, emptyFor(named)),
        askApi(named, { ...emptyFor(named), token: 'inventado' }),
      ]);
      expect([named, without.status, withAnother.status]).toEqual([named, 403, 403]);
    });
  });

  it('needs its rule', async () => {
    const colleague = demoApi.db.users.find(({ email }) => email === basic);
    demoApi.db.users.update(colleague?.id ?? 0, { rules: [] });
    const ruled = ofStaff.filter(({ rule }) => rule !== null);
    expect(ruled.length).toBeGreaterThan(15);
    await ofEach(ruled, async ({ named }) => {
      const { status, data } = await askApi(named, { as: basic, ...emptyFor(named) });
      expect([named, status, data.message]).toEqual([named, 403, expect.stringContaining('permissão para')]);
    });
    const { data } = await askApi('POST compromisso.php create', { as: basic, body: {} });
    expect(data.message).toBe('Você não tem permissão para cadastrar compromissos.');
  });

  it('refuses fields it does not know', async () => {
    await ofEach(ofStaff, async ({ named, method, isUpload, query: asks }) => {
      const query = { desconhecido: '1' };
      const asked = await askApi(named, { as: admin, query, ...emptyFor(named) });
      expectRefused(named, asked, ['desconhecido']);
      // These are identified by the query alone.
      if (method === 'GET' || method === 'DELETE' || isUpload) return;
      // Some take the record's id beside the body.
      const given = Object.fromEntries(Object.keys(asks).map((field) => [field, '1']));
      const answer = await askApi(named, { as: admin, query: given, body: { desconhecido: 1 } });
      expectRefused(named, answer, ['desconhecido']);
    });
  });

  it('refuses values of another type', async () => {
    await ofEach(ofStaff, async ({ named, body }) => {
      const wrongValues = Object.entries(body).map(([field, { expects }]) => [
        field,
        expects === 'um texto' ? 5 : { of: 'no type' },
      ]);
      if (wrongValues.length === 0) return;
      const answer = await askApi(named, { as: admin, body: Object.fromEntries(wrongValues) as object });
      expectRefused(named, answer, Object.keys(body));
    });
  });

  it.each([
    ['GET compromisso.php getDetails', 'appointments', 'id'],
    ['POST compromisso.php delete', 'appointments', 'id'],
    ['GET telefonema.php getDetails', 'calls', 'id'],
    ['POST telefonema.php deletar', 'calls', 'id'],
    ['GET eleitor.php', 'voters', 'id'],
    ['POST eleitor.php deletar', 'voters', 'id'],
    ['GET atendimento.php getDetails', 'services', 'id'],
    ['POST atendimento.php changeStatus', 'services', 'treatmentId'],
    ['POST atendimento.php createProgressComment', 'services', 'treatmentId'],
    ['POST atendimento.php deletar', 'services', 'id'],
    ['GET resource.history.php search', 'voters', 'resourceId'],
    ['POST send.communication.php create', 'voters', 'voterId'],
  ] as const)('answers 404 to a record of another office: %s', async (named, table, field) => {
    const [row] = demoApi.db[table].filter(({ clientId }) => clientId === 1);
    const query: Record<string, string> = { [field]: String(row?.id) };
    if (named.includes('history')) query.category = 'communication';
    const asked = named.startsWith('GET') ? { query } : { body: { [field]: row?.id } };
    const { status } = await askApi(named, { as: ofOtherOffice, ...asked });
    expect(status).toBe(404);
    expect(demoApi.db[table].get(row?.id ?? 0)).toEqual(row);
  });
});

describe('other ways to answer', () => {
  it('says 500 when a call answers otherwise than it declares', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [call] = demoApi.db.calls.all();
    demoApi.db.calls.update(call?.id ?? 0, { createdAt: '20/11/2026' });
    const query = { id: String(call?.id) };
    const { status } = await askApi('GET telefonema.php getDetails', { as: admin, query });
    expect(status).toBe(500);
    expect(String(log.mock.lastCall?.[0])).toContain('createdAt: "20/11/2026"');
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

  it.each([false, true])('sends a very long list like any other (as PHP does: %s)', async (phpTypical) => {
    resetDemoApi({ voters: 2600, phpTypical });
    const ask = async (limit: string) => {
      const query = { isExcluded: 'false', limit };
      return (await askApi('GET eleitor.php search', { as: admin, query })).data;
    };
    const long = await ask('2600');
    expect(Object.keys(long)).toEqual(['data', 'total']);
    expect(typeof long.total).toBe(phpTypical ? 'string' : 'number');
    expect(long.data).toHaveLength(Number(long.total));
    expect(long.data.slice(0, 1500)).toEqual((await ask('1500')).data);
  });

  it('records what the app sent', async () => {
    await askApi('POST login.php login', { body: { id: 1, password: 'errada' } });
    const body = { id: 1, password: 'errada' };
    const sent = { method: 'POST', script: 'login.php', action: 'login', token: null, body };
    expect(demoApi.requests).toMatchObject([sent]);
    expect(demoApi.requestsFor('login.php', 'logout')).toEqual([]);
  });
});
