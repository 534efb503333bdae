import { describe, expect, it } from 'vitest';
import { askApi, errorsOf } from '../../testing/askApi';
import { demoAccounts, demoLinks, demoPassword } from '../../seed/accounts';
import { demoApi, installDemoApi, resetDemoApi } from '../../testServer';

const now = new Date('2026-11-20T15:00:00-03:00');
const today = '2026-11-20';
installDemoApi({ today, now: () => now });

const accounts = async (email: string) =>
  (await askApi('GET login.php getAccount', { query: { email } })).data;
const login = (id: number, password: string) => askApi('POST login.php login', { body: { id, password } });

describe('signing in', () => {
  it('goes from the e-mail to a session whose token works, until the logout', async () => {
    const [account, ...others] = await accounts('ADMIN@tribuna.demo');
    expect(others).toEqual([]);
    const { data: session } = await login(account.id, demoPassword);
    expect(session).toMatchObject({
      user: { name: 'Helena Prado', email: 'admin@tribuna.demo', profileId: 1, clientId: 1 },
      client: { trl: false, shortIdentifier: 'helenaprado' },
    });
    expect(session.rules).toContain('create_appointment');
    expect(new Date(session.token.expires).getTime()).toBe(now.getTime() + 12 * 3_600_000);

    const search = () => askApi('GET compromisso.php search', { token: session.token.value });
    expect((await search()).status).toBe(200);
    await askApi('POST login.php logout', { body: { token: session.token.value } });
    expect((await search()).status).toBe(403);
  });

  it('offers both accounts of a shared e-mail, each of its own office', async () => {
    const both = await accounts(demoAccounts.shared.email);
    expect(both.map(({ clientName }: { clientName: string }) => clientName)).toEqual([
      'Gabinete da Vereadora Helena Prado',
      'Gabinete do Deputado Estadual Antônio Guimarães',
    ]);
    const { data } = await login(both[1].id, demoPassword);
    expect(data.user.clientId).toBe(3);
  });

  it('says what is wrong with e-mail and password', async () => {
    const unknown = await askApi('GET login.php getAccount', { query: { email: 'ninguem@tribuna.demo' } });
    expect([unknown.status, Object.keys(errorsOf(unknown))]).toEqual([400, ['email']]);
    const wrong = await login(1, 'outra');
    expect([wrong.status, errorsOf(wrong)]).toEqual([400, { password: 'Senha incorreta.' }]);
    expect(errorsOf(await login(1, ''))).toEqual({ password: 'Informe a senha.' });
  });

  it('marks the trial office, and gives the basic profile only its rules', async () => {
    const [trial] = await accounts(demoAccounts.trial.email);
    expect((await login(trial.id, demoPassword)).data.client.trl).toBe(true);
    const [basic] = await accounts(demoAccounts.basic.email);
    expect((await login(basic.id, demoPassword)).data.rules).toEqual(['create_call', 'edit_call']);
  });
});

describe('recovering a password', () => {
  const check = async (i: string) =>
    (await askApi('GET conta.php check_token_recover_password', { query: { i } })).data;
  const change = (token: string, password: string, passwordConfirm = password) =>
    askApi('POST conta.php change_password', { body: { token, password, passwordConfirm } });

  it('mails a link that sets a new password once', async () => {
    const email = demoAccounts.basic.email;
    await askApi('POST conta.php forgot_password', { body: { userId: null, email } });
    const [mail] = demoApi.mails;
    expect(mail).toMatchObject({ to: email, subject: 'Redefina sua senha' });
    const identity = mail?.link.replace('/auth/reset-password/', '') ?? '';
    expect(await check(identity)).toEqual({ exists: true, isValid: true, i: identity });

    expect(errorsOf(await change(identity, 'curta'))).toHaveProperty('password');
    expect(errorsOf(await change(identity, 'senha-nova', 'senha-outra'))).toHaveProperty('passwordConfirm');
    expect((await change(identity, 'senha-nova')).status).toBe(200);

    const [account] = await accounts(email);
    expect((await login(account.id, demoPassword)).status).toBe(400);
    expect((await login(account.id, 'senha-nova')).status).toBe(200);
    expect(await check(identity)).toMatchObject({ exists: true, isValid: false });
    expect((await change(identity, 'senha-nova')).status).toBe(400);
  });

  it('is for the account that was chosen when the e-mail has two', async () => {
    const [, second] = await accounts(demoAccounts.shared.email);
    await askApi('POST conta.php forgot_password', { body: { userId: second.id, email: second.email } });
    expect(demoApi.db.passwordResets.all().at(-1)?.userId).toBe(second.id);
  });

  it('tells valid, expired and unknown links apart', async () => {
    expect(await check(demoLinks.validReset)).toMatchObject({ exists: true, isValid: true });
    expect(await check(demoLinks.expiredReset)).toMatchObject({ exists: true, isValid: false });
    expect(await check('nenhum')).toMatchObject({ exists: false, isValid: false });
  });

  it('lets a link expire after one hour', async () => {
    let clock = now;
    resetDemoApi({ today, now: () => clock });
    await askApi('POST conta.php forgot_password', {
      body: { userId: null, email: demoAccounts.basic.email },
    });
    const identity = demoApi.mails[0]?.link.split('/').at(-1) ?? '';
    clock = new Date(now.getTime() + 59 * 60_000);
    expect(await check(identity)).toMatchObject({ isValid: true });
    clock = new Date(now.getTime() + 61 * 60_000);
    expect(await check(identity)).toMatchObject({ exists: true, isValid: false });
  });
});

describe('the trial sign-up', () => {
  const form = {
    name: 'Íris Conceição',
    telephone: '19987654321',
    city: 'Sumaré',
    state: 'SP',
    mail: 'iris@sumare.example',
    password: 'segredo-longo',
    product: 1,
  };
  const signUp = (changes: object = {}) =>
    askApi('POST trial.php cadastrar', { body: { ...form, ...changes } });

  it('creates an account that can sign in, on trial for 15 days, with empty lists but usable options', async () => {
    expect((await signUp()).status).toBe(200);
    const [account] = await accounts(form.mail);
    const { data: session } = await login(account.id, form.password);
    expect(session.client.trl).toBe(true);
    expect(session.user.profileId).toBe(1);
    const token = session.token.value;
    const calls = await askApi('GET telefonema.php search', { token });
    const statuses = await askApi('GET queries.php treatmentStatusList', {
      token,
      query: { ac: 'treatmentStatusList' },
    });
    expect(calls.data).toEqual({ data: [], total: 0 });
    expect(statuses.data.total).toBeGreaterThan(0);
    expect(demoApi.db.clients.all().at(-1)?.dateExpireTrial).toBe('2026-12-05');
  });

  it('names every field that is missing', async () => {
    const answer = await askApi('POST trial.php cadastrar', { body: {} });
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer)).sort()).toEqual(Object.keys(form).sort());
  });

  it.each([
    ['an e-mail in use', { mail: demoAccounts.administrator.email }, 'mail'],
    ['an e-mail that is none', { mail: 'iris' }, 'mail'],
    ['a short password', { password: '1234567' }, 'password'],
    ['a state that does not exist', { state: 'XX' }, 'state'],
    ['a product that does not exist', { product: 4 }, 'product'],
  ])('refuses %s', async (_, changes, field) => {
    expect(Object.keys(errorsOf(await signUp(changes)))).toEqual([field]);
  });
});

describe('invoices', () => {
  const client = async (identifier: string) =>
    (await askApi('GET cliente.php getByIdentifier', { query: { identifier } })).data;
  const billing = {
    clientToken: demoLinks.newClient,
    billingName: 'Júlio Brandão',
    billingDocument: '52998224725',
    billingEmail: 'julio@brandao.example',
    billingPhoneNumber: '19997654321',
    period: 12,
    firstBuy: true,
  };
  const pay = (changes: object = {}) =>
    askApi('POST pagamento.php createBillingBankSlip', { body: { ...billing, ...changes } });

  it('tells the three kinds of client apart', async () => {
    expect((await client(demoLinks.openInvoice)).openInvoice).toMatchObject({ value: 4588.98 });
    expect(await client(demoLinks.newClient)).toMatchObject({
      openInvoice: null,
      newClient: true,
      inputBillingName: null,
    });
    expect(await client(demoLinks.existingClient)).toMatchObject({
      openInvoice: null,
      newClient: false,
      inputBillingDocument: '52998224725',
    });
    const { status } = await askApi('GET cliente.php getByIdentifier', { query: { identifier: 'nenhum' } });
    expect(status).toBe(404);
  });

  it('issues a bank slip that is there when the client is read again, and only one', async () => {
    expect((await pay()).status).toBe(200);
    const { openInvoice, inputBillingName } = await client(demoLinks.newClient);
    // 389.90 × 12 × 0.85
    expect(openInvoice).toMatchObject({
      value: 3976.98,
      periodStart: today,
      periodEnd: '2027-11-20',
      dueDate: '2026-11-25',
    });
    expect(openInvoice.bankSlipUrl).toMatch(/^https:\/\//);
    expect(inputBillingName).toBe('Júlio Brandão');
    expect((await pay()).data.message).toContain('boleto em aberto');
  });

  it('rounds half a cent up', async () => {
    const { id } = demoApi.db.clients.find(({ identifier }) => identifier === demoLinks.newClient) ?? {
      id: 0,
    };
    demoApi.db.clients.update(id, { monthlyValue: 0.7 });
    await pay({ period: 3 });
    // 0.70 × 3 × 0.95 = 1.995
    expect((await client(demoLinks.newClient)).openInvoice.value).toBe(2);
  });

  it.each([
    [
      'nothing filled in',
      { billingName: '', billingDocument: '', billingEmail: '', billingPhoneNumber: '' },
      4,
    ],
    ['a CPF with wrong check digits', { billingDocument: '52998224724' }, 1],
    ['a CPF of equal digits', { billingDocument: '11111111111' }, 1],
    ['a period without plan', { period: 2 }, 1],
  ])('refuses %s', async (_, changes, problems) => {
    const answer = await pay(changes);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toHaveLength(problems);
  });
});
