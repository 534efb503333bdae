import { describe, expect, it } from 'vitest';
import { installDemoDay, now, today } from '@tests/demo';
import { askApi, errorsOf } from '../../testing/askApi';
import { demoAccounts, demoLinks, demoPassword } from '../../seed/accounts';
import { demoApi, resetDemoApi } from '../../testServer';

installDemoDay();

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
