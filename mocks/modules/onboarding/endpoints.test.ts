import { describe, expect, it } from 'vitest';
import { installDemoDay, itIsRefused } from '@tests/demo';
import { demoAccounts } from '../../seed/accounts';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

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
    const query = { email: form.mail };
    const [account] = (await askApi('GET login.php getAccount', { query })).data;
    const body = { id: account.id, password: form.password };
    const { data: session } = await askApi('POST login.php login', { body });
    expect(session.client.trl).toBe(true);
    expect(session.user.profileId).toBe(1);
    const token = session.token.value;
    const calls = await askApi('GET telefonema.php search', { token });
    const ac = 'treatmentStatusList';
    const statuses = await askApi(`GET queries.php ${ac}`, { token, query: { ac } });
    expect(calls.data).toEqual({ data: [], total: 0 });
    expect(statuses.data.total).toBeGreaterThan(0);
    expect(demoApi.db.clients.all().at(-1)?.dateExpireTrial).toBe('2026-12-05');
  });

  const nothing = Object.fromEntries(Object.keys(form).map((name) => [name, undefined]));
  itIsRefused(signUp, [
    [Object.keys(form).sort().join(' '), nothing],
    // In use, and empty.
    ['mail', { mail: demoAccounts.administrator.email }],
    ['mail', { mail: 'iris' }],
    ['password', { password: '1234567' }],
    ['state', { state: 'XX' }],
    ['product', { product: 4 }],
  ]);
});
