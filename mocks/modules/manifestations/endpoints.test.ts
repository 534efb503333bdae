import { describe, expect, it } from 'vitest';
import { as, expectFound, installDemoDay, itIsRefused, memberOf, now, type Query } from '@tests/demo';
import { dateTimeOf } from '../../time';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

const search = async (query: Query) => (await askApi('GET manifestation.php', { as, query })).data;
const ofOffice = () => demoApi.db.manifestations.filter(({ clientId }) => clientId === 1);
const one = () => {
  const found = ofOffice().at(-1);
  if (!found) throw new Error('The office has no manifestation.');
  return found;
};
const read = (id: number, account = as) =>
  askApi('GET manifestation.php', { as: account, query: { id: String(id) } });
const change = (changes: object, account = as) =>
  askApi('POST manifestation.php changeStatus', {
    as: account,
    body: { id: one().id, statusId: 3, ...changes },
  });
const comment = (changes: object) =>
  askApi('POST manifestation.php createComment', { as, body: { id: one().id, comment: 'Ok.', ...changes } });

describe('manifestations', () => {
  it('are eighty, counted by the summary, of people the office knows and of others', async () => {
    const all = ofOffice();
    const pendent = all.filter(({ statusId }) => statusId === 1).length;
    expect((await askApi('GET manifestation.php getSummary', { as })).data).toEqual({ total: 80, pendent });
    expect(pendent).toBeGreaterThan(3);
    const known = new Set(demoApi.db.voters.all().map((voter) => voter.individualRegistration));
    const [third, second, first] = all.slice(-3).map((row) => known.has(row.individualRegistration || 'no'));
    expect([third, second, first]).toEqual([false, false, true]);
    expect(all.filter(({ comments }) => comments.length > 0).length).toBeGreaterThan(20);
  });

  it('are found by every filter', async () => {
    const { protocol, id } = one();
    demoApi.db.manifestations.update(id, {
      name: 'Célia Yamashita',
      email: 'celia.y@correio.example',
      telephone: '19988887777',
      statusId: 2,
    });
    await expectFound(search, ofOffice(), [
      [{ protocolNumber: protocol }, (row) => row.id === id],
      [{ name: 'celia YAMA' }, (row) => row.name.startsWith('Célia Yama')],
      [{ email: 'celia.y' }, (row) => row.email.startsWith('celia.y')],
      [{ telephone: '8888777' }, (row) => row.telephone.includes('8888777')],
      [{ statusId: '2' }, (row) => row.statusId === 2],
    ]);
  });

  it('change their status, are commented on and removed', async () => {
    const { id, protocol, comments } = one();
    const changed = { statusId: 3, statusName: 'Concluído', statusColor: '#0B8043' };
    expect((await change({})).data).toEqual({ protocol, ...changed });
    expect((await comment({})).data).toEqual({ id });
    const added = { description: 'Ok.', createdAt: dateTimeOf(now) };
    expect((await read(id)).data).toMatchObject({ protocol, ...changed, comments: [...comments, added] });
    expect((await read(id, memberOf(3))).status).toBe(404);
    await askApi('DELETE manifestation.php', { as, query: { id: String(id) } });
    expect((await read(id)).status).toBe(404);
  });

  it('are changed by those who may, others lose their session', async () => {
    const user = demoApi.db.users.find(({ email }) => email === 'basico@tribuna.demo');
    demoApi.db.users.update(user?.id ?? 0, { rules: [] });
    expect((await change({}, 'basico@tribuna.demo')).status).toBe(403);
  });

  itIsRefused(change, [
    ['statusId', { statusId: null }],
    ['statusId', { statusId: 5 }],
    ['statusId', { statusId: 1 }],
  ]);
  itIsRefused(comment, [
    ['comment', { comment: ' ' }],
    ['comment', { comment: 'a'.repeat(201) }],
  ]);
});
