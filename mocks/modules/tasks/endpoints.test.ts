import { describe, expect, it } from 'vitest';
import { as, installDemoDay, itIsRefused } from '@tests/demo';
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
