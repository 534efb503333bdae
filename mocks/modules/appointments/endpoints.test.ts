import { describe, expect, it } from 'vitest';
import { demoAccounts, demoLinks } from '../../seed/accounts';
import { askApi, errorsOf } from '../../testing/askApi';
import { installDemoApi } from '../../testServer';

const today = '2026-11-20';
const as = demoAccounts.administrator.email;
installDemoApi({ today, now: () => new Date('2026-11-20T15:00:00-03:00') });

type Row = Record<string, unknown> & { id: number };
const search = async (query: Record<string, string>) =>
  (await askApi('GET compromisso.php search', { as, query })).data as { data: Row[]; total: number };

describe('appointments', () => {
  const form = {
    subject: 'Visita à creche',
    date: '2026-12-01',
    hourStart: '09:00',
    hourEnd: '10:30',
    participant: [1, 2],
    requesterName: 'Dona Zilda',
    requesterPhone: '1932351400',
    location: 'Parque Oziel',
    description: 'Levar o projeto',
    notify: true,
    integrate: true,
  };
  const save = (action: 'create' | 'update', changes: object = {}) =>
    askApi(`POST compromisso.php ${action}`, { as, body: { ...form, ...changes } });

  it('come in pages, the earliest first', async () => {
    const first = await search({ page: '1', limit: '20' });
    const second = await search({ page: '2', limit: '20' });
    expect([first.data.length, first.total]).toEqual([20, 90]);
    const starts = [...first.data, ...second.data].map(({ startDate }) => String(startDate));
    expect(starts).toEqual([...starts].sort());
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(40);
  });

  it('are filtered by days, both included', async () => {
    const { data, total } = await search({
      startDate: today,
      endDate: '2026-11-25',
      limit: '90',
    });
    expect(total).toBeGreaterThan(0);
    const days = data.map(({ startDate }) => String(startDate).slice(0, 10));
    expect(days.every((day) => day >= today && day <= '2026-11-25')).toBe(true);
    const outside = await search({ startDate: '2030-01-01' });
    expect(outside).toEqual({ data: [], total: 0 });
  });

  it('are found by reference, subject and participant', async () => {
    expect((await search({ reference: 'AG-12' })).data.map(({ id }) => id)).toEqual([12]);
    expect((await search({ reference: '12' })).data.map(({ id }) => id)).toEqual([12]);
    const { data } = await search({ subject: 'AMPLIACAO hospital', limit: '90' });
    expect(data.map(({ subject }) => subject)).toEqual([
      'Audiência pública: ampliação do Hospital Ouro Verde e da UPA',
    ]);
    const { data: own } = await search({ participantId: '2', limit: '90' });
    expect(own.length).toBeGreaterThan(0);
    expect(
      own.every(({ participants }) =>
        (participants as { userId: number }[]).some(({ userId }) => userId === 2),
      ),
    ).toBe(true);
  });

  it('are created, read, changed and deleted for good', async () => {
    const { data: created } = await save('create');
    const read = async () =>
      askApi('GET compromisso.php getDetails', { as, query: { id: String(created.id) } });
    expect((await read()).data).toMatchObject({
      id: created.id,
      subject: 'Visita à creche',
      startDate: '2026-12-01 09:00:00',
      endDate: '2026-12-01 10:30:00',
      participants: [{ userId: 1, name: 'Helena Prado', phone: '19981234567' }, { userId: 2 }],
      requester: { name: 'Dona Zilda', telephone: '1932351400' },
      // The first has a valid calendar, the second one that fails.
      integrations: [{ userId: 1 }],
      isExcluded: false,
      code: expect.stringMatching(/^\w{12}$/),
    });
    expect((await save('update', { id: created.id, subject: 'Outra', integrate: false })).data).toEqual({
      id: created.id,
    });
    expect((await read()).data).toMatchObject({ subject: 'Outra', integrations: [] });
    expect((await askApi('POST compromisso.php delete', { as, body: { id: created.id } })).data).toEqual({});
    expect((await read()).status).toBe(404);
  });

  it.each([
    ['subject', { subject: '   ' }],
    ['subject', { subject: 'a'.repeat(61) }],
    ['location', { location: 'a'.repeat(101) }],
    ['requesterName', { requesterName: 'a'.repeat(51) }],
    ['requesterPhone', { requesterPhone: '12345' }],
    ['description', { description: 'a'.repeat(801) }],
    ['date', { date: '' }],
    ['hourStart', { hourStart: '' }],
    ['hourEnd', { hourEnd: '09:00' }],
    ['participant', { participant: [1, 9999] }],
    ['participant', { participant: [28] }],
  ])('are refused for their %s, in Portuguese', async (field, changes) => {
    const answer = await save('create', changes);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer))).toEqual([field]);
    expect(errorsOf(answer)[field]).toMatch(/^(Informe|Use no máximo|O término|Um dos)/);
  });

  it('accept texts of exactly the longest length', async () => {
    expect((await save('create', { subject: 'ç'.repeat(60), description: 'ã'.repeat(800) })).status).toBe(
      200,
    );
  });

  it('have a public page that shows also the cancelled ones', async () => {
    const read = async (code: string) => askApi('GET compromisso.public.php getDetails', { query: { code } });
    expect((await read(demoLinks.activeAppointment)).data).toMatchObject({
      isExcluded: false,
      requester: { name: 'Conselho Local de Saúde do Ouro Verde' },
    });
    expect((await read(demoLinks.cancelledAppointment)).data.isExcluded).toBe(true);
    expect((await read('nenhum')).status).toBe(404);
  });
});
