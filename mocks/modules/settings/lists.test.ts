import { describe, expect, it } from 'vitest';
import { as, installDemoDay, itIsRefused, memberOf } from '@tests/demo';
import { basic, clientOf, firstOf } from '@tests/office';
import { settingsLists } from '@tests/settings';
import { askApi, errorsOf } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

type Row = Record<string, number | string | null> & { id: number; name: string };

/** The calls of a list, identified by action or method. */
const callsFor = ({ script, by, query, color, text }: (typeof settingsLists)[number]) => {
  const isVerb = by === 'verb';
  const body = (changes: object) => ({
    name: 'Feira livre',
    ...(color && { color: '#8E24AA' }),
    ...(text && { description: '' }),
    ...changes,
  });
  return {
    list: async (account = as): Promise<{ status: number; rows: Row[] }> => {
      const { status, data } = await askApi(`GET ${script}${isVerb ? '' : ' search'}`, {
        as: account,
        query,
      });
      return { status, rows: data.data };
    },
    create: (changes: object = {}, account = as) =>
      askApi(`POST ${script}${isVerb ? '' : ' create'}`, { as: account, body: body(changes) }),
    update: (id: number, changes: object = {}, account = as) =>
      askApi(isVerb ? `PUT ${script}` : `POST ${script} update`, {
        as: account,
        body: body({ id, ...changes }),
      }),
    remove: (id: number, account = as) =>
      isVerb
        ? askApi(`DELETE ${script}`, { as: account, query: { id: String(id) } })
        : askApi(`POST ${script} delete`, { as: account, body: { id } }),
  };
};

describe.each(settingsLists)('the list of $script', (list) => {
  const { list: read, create, update, remove } = callsFor(list);

  it('is read, added to, changed and, where it may be, deleted', async () => {
    const before = (await read()).rows;
    const { id, name } = (await create()).data;
    expect(name).toBe('Feira livre');
    expect((await update(id, { name: 'Feira' })).data).toEqual({ id, name: 'Feira' });
    const [added] = (await read()).rows.filter((row) => row.id === id);
    expect(added?.name).toBe('Feira');
    if (!list.usage) return expect((await remove(id)).status).toBe(400);
    expect((await remove(id)).status).toBe(200);
    expect((await read()).rows).toEqual(before);
  });

  it('counts what uses an entry, and keeps one that is used', async () => {
    if (!list.usage) return;
    const counts = (row: Row) =>
      Object.entries(row)
        .filter(([field]) => /Using|Total/.test(field))
        .map(([, count]) => Number(count));
    const used = firstOf(
      (await read()).rows.filter((row) => counts(row).some(Boolean) && row.clientId !== null),
    );
    const refused = await remove(used.id);
    expect([refused.status, refused.data.message]).toEqual([400, `${list.usage.reason}.`]);
  });

  it('is of administrators, and of one office', async () => {
    expect((await read(basic.email)).status).toBe(403);
    expect((await create({}, basic.email)).status).toBe(403);
    const [own] = (await read()).rows.filter(({ clientId }) => clientId !== null);
    expect((await update(own?.id ?? 0, {}, memberOf(3))).status).toBe(404);
    const others = (await read(memberOf(3))).rows.filter(({ clientId }) => clientId !== null);
    expect(others.map(({ id }) => id)).not.toContain(own?.id);
  });

  itIsRefused(
    (changes) => create(changes),
    [
      ['name', { name: ' ' }],
      ['name', { name: 'x'.repeat(51) }],
      ...(list.color ? [['color', { color: '#123456' }] as [string, object]] : []),
      ...(list.text ? [[list.text.field, { description: 'x'.repeat(501) }] as [string, object]] : []),
    ],
  );

  it('has no name twice', async () => {
    await create();
    expect(errorsOf(await create())).toHaveProperty('name');
  });
});

it('counts for each office its own use of a department of the system', async () => {
  const { list: read } = callsFor(firstOf(settingsLists.filter(({ page }) => page === 'department')));
  const sumOf = (rows: Row[]) => rows.reduce((sum, { serviceTotal }) => sum + Number(serviceTotal), 0);
  const ofClient = (client: number) =>
    demoApi.db.services.filter(({ clientId, departmentId }) => clientId === client && departmentId !== null);
  expect(sumOf((await read()).rows)).toBe(ofClient(clientOf()).length);
  expect(sumOf((await read(memberOf(3))).rows)).toBe(ofClient(3).length);
});
