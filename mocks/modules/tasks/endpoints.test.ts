import { describe, expect, it } from 'vitest';
import { addDays } from '@/formats/dates';
import { as, expectFound, installDemoDay, itIsRefused, today, type Query } from '@tests/demo';
import { askApi, errorsOf } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

const reminder = {
  id: 0,
  sourceId: 1,
  source: 'voter',
  status: 'pending',
  description: 'Lembrete eleitor 1 - Aurélia Bastos Camargo.',
  taskDate: '2026-11-25',
  participants: [1],
  notify: false,
};
const create = (changes: object = {}) => askApi('POST task.php', { as, body: { ...reminder, ...changes } });
const pending = async () => {
  const query = { ac: 'getPendingTasks' };
  return (await askApi('GET dashboard.php getPendingTasks', { as, query })).data.total as number;
};

describe('reminders', () => {
  it('are tasks that are pending for those responsible', async () => {
    const before = await pending();
    const { data } = await create();
    expect(demoApi.db.tasks.get(data.id)).toMatchObject({
      clientId: 1,
      sourceId: 1,
      source: 'voter',
      description: reminder.description,
      participantIds: [1],
    });
    expect(await pending()).toBe(before + 1);
  });

  it.each(['service', 'voter', 'legislative', 'expense'])('can be of a %s', async (source) => {
    expect((await create({ source })).status).toBe(200);
  });

  it('can be no one’s: a plain task names no source', async () => {
    const { id, source, sourceId, ...plain } = reminder;
    expect([id, source, sourceId]).toEqual([0, 'voter', 1]);
    const { data } = await askApi('POST task.php', { as, body: plain });
    expect(demoApi.db.tasks.get(data.id)).toMatchObject({ source: null, sourceId: null });
  });

  itIsRefused(create, [
    ['participants', { participants: [] }],
    ['participants', { participants: [28] }],
    ['taskDate', { taskDate: '' }],
    ['description', { description: '' }],
    ['description', { description: 'a'.repeat(201) }],
    ['sourceId', { sourceId: 999_999 }],
    ['sourceId', { sourceId: null }],
    ['id', { id: 5 }],
  ]);

  it('are refused for a source or status there is not, and for records of another office', async () => {
    expect((await create({ source: 'poll' })).status).toBe(400);
    expect((await create({ status: 'open' })).status).toBe(400);
    const foreign = demoApi.db.voters.find(({ clientId }) => clientId === 3);
    expect(Object.keys(errorsOf(await create({ sourceId: foreign?.id })))).toEqual(['sourceId']);
  });
});

describe('tasks', () => {
  const search = async (query: Query) => (await askApi('GET task.php', { as, query })).data;
  const read = (id: number) => askApi('GET task.php', { as, query: { id: String(id) } });
  const { id: noId, source, sourceId, ...form } = reminder;

  it('are found by every filter', async () => {
    expect([noId, source, sourceId]).toEqual([0, 'voter', 1]);
    const all = demoApi.db.tasks.filter(({ clientId }) => clientId === 1);
    const [start, end] = [addDays(today, -3), addDays(today, 3)];
    const [one = 0, other = 0] = all.map(({ participantIds }) => participantIds[0]);
    await expectFound(search, all, [
      [{ status: 'finished' }, ({ status }) => status === 'finished'],
      [{ startTaskDate: start, endTaskDate: end }, ({ taskDate }) => taskDate >= start && taskDate <= end],
      [{ 'participants[]': String(one) }, ({ participantIds }) => participantIds.includes(one)],
      [
        { 'participants[]': [String(one), String(other)] },
        ({ participantIds }) => participantIds.includes(one) || participantIds.includes(other),
      ],
    ]);
  });

  it('are of every kind, overdue, of today and later', () => {
    const all = demoApi.db.tasks.filter(({ clientId, status }) => clientId === 1 && status === 'pending');
    const kinds = new Set(all.map((task) => task.source));
    expect([...kinds].map(String).sort()).toEqual(['expense', 'legislative', 'null', 'service', 'voter']);
    const days = all.map(({ taskDate }) => Math.sign(taskDate.localeCompare(today)));
    expect(new Set(days)).toEqual(new Set([-1, 0, 1]));
  });

  it('are changed, keep what they are about, are finished and deleted', async () => {
    const { id } = (await create()).data;
    const changed = { ...form, id, description: 'Ligar de volta.', participants: [2], notify: true };
    expect((await askApi('PUT task.php', { as, body: changed })).data).toEqual({ id });
    expect((await read(id)).data).toMatchObject({
      ...{ source: 'voter', sourceId: 1, description: 'Ligar de volta.', notify: true, status: 'pending' },
      participants: [{ userId: 2 }],
    });
    await askApi('POST task.php changeStatus', { as, body: { id, status: 'finished' } });
    expect((await read(id)).data.status).toBe('finished');
    await askApi('DELETE task.php', { as, query: { id: String(id) } });
    expect((await read(id)).status).toBe(404);
  });

  it('keep one who is no longer active, and take no other', async () => {
    const { id } = (await create({ participants: [2] })).data;
    for (const userId of [2, 3]) demoApi.db.users.update(userId, { status: false });
    const change = (participants: number[]) =>
      askApi('PUT task.php', { as, body: { ...form, id, participants } });
    expect((await change([1, 2])).status).toBe(200);
    expect(Object.keys(errorsOf(await change([1, 3])))).toEqual(['participants']);
  });
});
