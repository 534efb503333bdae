import { describe, expect, it } from 'vitest';
import { as, installDemoDay, itIsRefused, memberOf } from '@tests/demo';
import { administrator, basic, ofOffice, userOf } from '@tests/office';
import { askApi } from '../../testing/askApi';
import { demoApi, sessionFor } from '../../testServer';

installDemoDay();

const form = () => ({
  name: 'Ana Lima',
  email: 'ana@gabinete.example',
  password: 'chave-nova-9',
  jobRoleId: 7,
  officeId: ofOffice(demoApi.db.offices).id,
  profileId: 2,
  telephone: '',
  rules: ['create_call'],
});
const formWithoutPassword = () =>
  Object.fromEntries(Object.entries(form()).filter(([field]) => field !== 'password'));
const create = (changes: object = {}) =>
  askApi('POST user.php create', { as, body: { ...form(), ...changes } });
const update = (id: number, changes: object = {}) =>
  askApi('POST user.php update', { as, body: { id, ...formWithoutPassword(), ...changes } });
const changeStatus = (id: number, status: boolean) =>
  askApi('POST user.php changeStatus', { as, body: { id, status } });

describe('users', () => {
  it('are created, may sign in, are changed, and come active ones first', async () => {
    const { id, name } = (await create()).data;
    expect(name).toBe('Ana Lima');
    await update(id, { name: 'Ana', rules: ['edit_call'] });
    const { data } = await askApi('GET user.php', { as, query: { id: String(id) } });
    expect(data).toMatchObject({ id, name: 'Ana', rules: ['edit_call'] });
    await askApi('POST user.php changePassword', { as, body: { id, password: 'outra-chave-1' } });
    const signIn = await askApi('POST login.php login', { body: { id, password: 'outra-chave-1' } });
    expect(signIn.data.rules).toEqual(['edit_call']);
    const { data: list } = await askApi('GET user.php search', {
      as,
      query: { order: 'status', direction: 'desc' },
    });
    const states = (list.data as { status: boolean }[]).map(({ status }) => status);
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
  });

  it('that are inactive are nobody at the next call', async () => {
    const { id } = userOf(basic);
    const token = sessionFor(basic.email).token.value;
    const ask = () => askApi('GET queries.php userList', { token, query: { ac: 'userList' } });
    expect((await ask()).status).toBe(200);
    await changeStatus(id, false);
    expect((await ask()).status).toBe(403);
    await changeStatus(id, true);
    expect((await ask()).status).toBe(200);
  });

  it('are of administrators, and of one office', async () => {
    const asked = await askApi('GET user.php search', { as: basic.email });
    expect(asked.status).toBe(403);
    const { id } = userOf({ email: memberOf(3) });
    expect((await update(id)).status).toBe(404);
    expect((await changeStatus(id, false)).status).toBe(404);
  });

  it('always have one who administers', async () => {
    const me = userOf(administrator);
    expect((await changeStatus(me.id, false)).status).toBe(200);
    demoApi.db.users.update(me.id, { status: true });
    demoApi.db.users
      .filter(({ id, clientId, profileId }) => clientId === me.clientId && profileId === 1 && id !== me.id)
      .forEach(({ id }) => demoApi.db.users.update(id, { status: false }));
    expect((await changeStatus(me.id, false)).status).toBe(400);
    expect((await update(me.id)).status).toBe(400);
  });

  itIsRefused(create, [
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(61) }],
    ['email', { email: 'ana' }],
    ['email', { email: administrator.email }],
    ['jobRoleId', { jobRoleId: 10 }],
    ['officeId', { officeId: 9999 }],
    ['profileId', { profileId: 3 }],
    ['telephone', { telephone: '123' }],
    ['rules', { rules: [] }],
    ['rules', { rules: ['fly'] }],
    ['rules', { profileId: 1 }],
    ['password', { password: 'curta' }],
    ['password', { password: 'x'.repeat(31) }],
  ]);

  itIsRefused(
    (changes) =>
      askApi('POST user.php changePassword', {
        as,
        body: { id: userOf(basic).id, password: '', ...changes },
      }),
    [
      ['password', {}],
      ['password', { password: 'curta' }],
    ],
  );
});
