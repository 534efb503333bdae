import { describe, expect, it } from 'vitest';
import { as, expectFound, installDemoDay, itIsRefused, today, type Query } from '@tests/demo';
import { demoLinks } from '../../seed/accounts';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

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

  it('are found by every filter, its days included', async () => {
    const search = async (query: Query) => (await askApi('GET compromisso.php search', { as, query })).data;
    const all = demoApi.db.appointments.filter(({ clientId }) => clientId === 1);
    await expectFound(search, all, [
      [
        { startDate: today, endDate: '2026-11-25' },
        ({ startDate }) => startDate >= today && startDate < '2026-11-26',
      ],
      [{ reference: 'AG-12' }, ({ id }) => id === 12],
      [{ reference: '12' }, ({ id }) => id === 12],
      [{ subject: 'AMPLIACAO hospital' }, ({ subject }) => subject.includes('ampliação do Hospital')],
      [{ participantId: '2' }, ({ participantIds }) => participantIds.includes(2)],
    ]);
  });

  it('are created, read, changed and deleted for good', async () => {
    const { id } = (await save('create')).data;
    const read = async () => askApi('GET compromisso.php getDetails', { as, query: { id: String(id) } });
    expect((await read()).data).toMatchObject({
      id,
      subject: 'Visita à creche',
      startDate: '2026-12-01 09:00:00',
      endDate: '2026-12-01 10:30:00',
      participants: [{ userId: 1, name: 'Helena Prado', phone: '19981234567' }, { userId: 2 }],
      requester: { name: 'Dona Zilda', telephone: '1932351400' },
      // The first user has a valid calendar, the second a failing one.
      integrations: [{ userId: 1 }],
      isExcluded: false,
      code: expect.stringMatching(/^\w{12}$/),
    });
    expect((await save('update', { id, subject: 'Outra', integrate: false })).data).toEqual({ id });
    expect((await read()).data).toMatchObject({ subject: 'Outra', integrations: [] });
    expect((await askApi('POST compromisso.php delete', { as, body: { id } })).data).toEqual({});
    expect((await read()).status).toBe(404);
  });

  itIsRefused(
    (changes) => save('create', changes),
    [
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
    ],
  );

  it('may have texts of exactly the longest length', async () => {
    const longest = { subject: 'ç'.repeat(60), description: 'ã'.repeat(800) };
    expect((await save('create', longest)).status).toBe(200);
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
