import { beforeEach, describe, expect, it } from 'vitest';
import { askApi, errorsOf } from '../askApi';
import { demoAccounts, demoLinks } from '../seed/accounts';
import { demoApi, installDemoApi } from '../testServer';

const today = '2026-11-20';
const now = new Date('2026-11-20T15:00:00-03:00');
const as = demoAccounts.administrator.email;
installDemoApi({ today, now: () => now });

type Row = Record<string, unknown> & { id: number };
const search = async (script: string, query: Record<string, string>) =>
  (await askApi(`GET ${script} search`, { as, query })).data as { data: Row[]; total: number };

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
    const first = await search('compromisso.php', { page: '1', limit: '20' });
    const second = await search('compromisso.php', { page: '2', limit: '20' });
    expect([first.data.length, first.total]).toEqual([20, 90]);
    const starts = [...first.data, ...second.data].map(({ startDate }) => String(startDate));
    expect(starts).toEqual([...starts].sort());
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(40);
  });

  it('are filtered by days, both included', async () => {
    const { data, total } = await search('compromisso.php', {
      startDate: today,
      endDate: '2026-11-25',
      limit: '90',
    });
    expect(total).toBeGreaterThan(0);
    const days = data.map(({ startDate }) => String(startDate).slice(0, 10));
    expect(days.every((day) => day >= today && day <= '2026-11-25')).toBe(true);
    const outside = await search('compromisso.php', { startDate: '2030-01-01' });
    expect(outside).toEqual({ data: [], total: 0 });
  });

  it('are found by reference, subject and participant', async () => {
    expect((await search('compromisso.php', { reference: 'AG-12' })).data.map(({ id }) => id)).toEqual([12]);
    expect((await search('compromisso.php', { reference: '12' })).data.map(({ id }) => id)).toEqual([12]);
    const { data } = await search('compromisso.php', { subject: 'AMPLIACAO hospital', limit: '90' });
    expect(data.map(({ subject }) => subject)).toEqual([
      'Audiência pública: ampliação do Hospital Ouro Verde e da UPA',
    ]);
    const { data: own } = await search('compromisso.php', { participantId: '2', limit: '90' });
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

describe('phone calls', () => {
  const form = {
    id: 0,
    name: 'Célia Yamashita',
    telephone: '19988887777',
    subject: 'Retorno sobre a creche',
    date: today,
    hour: '14:05',
    userWantedId: 0,
    status: 1,
  };
  const save = (action: 'cadastrar' | 'alterar', changes: object = {}) =>
    askApi(`POST telefonema.php ${action}`, { as, body: { ...form, ...changes } });

  it('come newest first', async () => {
    const { data, total } = await search('telefonema.php', { limit: '60' });
    expect(total).toBe(60);
    const moments = data.map(({ createdAt }) => String(createdAt));
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('are found by every filter', async () => {
    const { data } = await save('cadastrar', { userWantedId: 5, status: 2 });
    const filters: Record<string, string>[] = [
      { reference: `LI-${data.id}` },
      { name: 'celia YAMA' },
      { telephone: '8888777' },
      { subject: 'creche retorno' },
      { startDate: today, endDate: today },
      { participantId: '5', startDate: today },
      { status: '2', name: 'yamashita' },
    ];
    for (const query of filters) {
      const found = await search('telefonema.php', query);
      expect(
        found.data.map(({ id }) => id),
        JSON.stringify(query),
      ).toContain(data.id);
      expect(found.total).toBeLessThan(61);
    }
    expect((await search('telefonema.php', { status: '1', reference: `${data.id}` })).total).toBe(0);
  });

  it('are created by whoever is signed in, changed and deleted', async () => {
    const { data: created } = await save('cadastrar');
    const [row] = (await search('telefonema.php', { reference: String(created.id) })).data;
    expect(row).toMatchObject({
      createdBy: 'Helena Prado',
      createdAt: '2026-11-20 14:05:00',
      statusName: 'Pendente',
    });
    await save('alterar', { id: created.id, status: 3, userWantedId: 4 });
    const query = { id: String(created.id) };
    expect((await askApi('GET telefonema.php getDetails', { as, query })).data).toEqual({
      id: created.id,
      name: 'Célia Yamashita',
      telephone: '19988887777',
      subject: 'Retorno sobre a creche',
      createdAt: '2026-11-20 14:05:00',
      userWantedId: 4,
      statusId: 3,
    });
    await askApi('POST telefonema.php deletar', { as, body: { id: created.id } });
    expect((await askApi('GET telefonema.php getDetails', { as, query })).status).toBe(404);
  });

  it('are refused with one message per field', async () => {
    const empty = await save('cadastrar', { name: '', subject: '', date: '', hour: '', status: 0 });
    expect(empty.status).toBe(422);
    expect(Object.keys(errorsOf(empty)).sort()).toEqual(['date', 'hour', 'name', 'status', 'subject']);
    const long = await save('cadastrar', { name: 'a'.repeat(256), subject: 'a'.repeat(2001), status: 9 });
    expect(Object.keys(errorsOf(long)).sort()).toEqual(['name', 'status', 'subject']);
  });
});

describe('the dashboard', () => {
  const summary = async (ac: string) => (await askApi(`GET dashboard.php ${ac}`, { as, query: { ac } })).data;

  it('counts what the office has', async () => {
    const services = await summary('getDetailsServices');
    expect(services.total).toBe(120);
    expect(services.status.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(120);
    const active = demoApi.db.voters.filter(({ clientId, isExcluded }) => clientId === 1 && !isExcluded);
    expect(await summary('getDetailsVoters')).toEqual({ total: active.length });
    const { data: districts } = await summary('getDetailsVotersDistrict');
    const totals = districts.map(({ total }: { total: number }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect((await summary('getPendingTasks')).total).toBeGreaterThan(0);
  });
});

describe('look-ups', () => {
  const list = async (ac: string, query: Record<string, string> = {}) =>
    (await askApi(`GET queries.php ${ac}`, { as, query: { ac, ...query } })).data.data as Record<
      string,
      unknown
    >[];
  const ask = async (call: string, query: Record<string, string>) =>
    (await askApi(`GET ${call}`, { as, query })).data;

  it.each([
    ['officeList', ['id', 'name']],
    ['treatmentStatusList', ['id', 'name', 'color']],
    ['treatmentOriginList', ['id', 'name']],
    ['treatmentCategoryList', ['id', 'name']],
    ['electorGroupList', ['id', 'name']],
    ['userList', ['id', 'name', 'status', 'phone']],
    ['documentTypeList', ['id', 'name']],
    ['legislativeProcesseStatusList', ['id', 'name', 'color']],
    ['departmentList', ['id', 'name', 'clientId']],
    ['integrationCalendarList', ['id', 'userId', 'isValid']],
    ['occupationList', ['id', 'name']],
    ['tagList', ['id', 'perLine', 'perPage', 'name', 'code']],
  ])('%s has the fields of the contract', async (ac, fields) => {
    const rows = await list(ac);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => Object.keys(row).sort().join() === [...fields].sort().join())).toBe(true);
  });

  it('mix the departments of the system with those of the office, not of another', async () => {
    const owners = new Set((await list('departmentList')).map(({ clientId }) => clientId));
    expect(owners).toEqual(new Set([null, 1]));
  });

  it('filter occupations by name and templates by channel and category', async () => {
    expect((await list('occupationList', { name: 'medico veterin' })).map(({ name }) => name)).toEqual([
      'Médico(a) veterinário(a)',
    ]);
    const templates = await list('templateList', { typeId: '3', categoryId: '6' });
    expect(templates.map(({ clientId }) => clientId).sort()).toEqual([1, null].sort());
  });

  it('find cities, their districts and schools', async () => {
    const cities = await ask('cidade.php getByName', { name: 'campinas' });
    expect(cities[0]).toEqual({ id: 1, name: 'Campinas', stateAbbrev: 'SP', stateId: 25 });
    expect((await askApi('GET cidade.php getByName', { as, query: { name: 'c' } })).status).toBe(422);
    const { data: districts } = await ask('bairro.php list', { cityId: '1', name: 'BARAO' });
    expect(districts).toEqual([{ id: expect.any(Number), district: 'Barão Geraldo', city: 'Campinas' }]);
    const { data: schools } = await ask('escola.php list', { active: 'true', name: 'escola' });
    expect(schools.map(({ school }: { school: string }) => school)).toEqual(['Escola Salesiana São José']);
  });

  it('find addresses by CEP and by street', async () => {
    const { data: byStreet } = await ask('localidade.php searchByZipcodeAndAddress', { q: 'barao jaguara' });
    expect(byStreet).toMatchObject([
      { address: 'Rua Barão de Jaguara', district: 'Centro', city: 'Campinas', state: 'SP' },
    ]);
    const { data: byZipcode } = await ask('localidade.php searchByZipcode', { q: byStreet[0].zipcode });
    expect(byZipcode).toEqual(byStreet);
    const { data: inCity } = await ask('localidade.php searchByZipcodeAndAddress', {
      q: 'valinhos mato grosso',
    });
    expect(inCity).toMatchObject([{ address: 'Rua Mato Grosso', zipcode: '13274120', city: 'Valinhos' }]);
    const { data: some } = await ask('localidade.php searchByZipcode', { q: '13025' });
    expect(some.length).toBeGreaterThan(10);
    expect(some.every(({ zipcode }: { zipcode: string }) => zipcode.startsWith('13025'))).toBe(true);
    expect(
      (await askApi('GET localidade.php searchByZipcode', { as, query: { q: '13010-000' } })).status,
    ).toBe(400);
  });

  it('find voters that are not excluded, and authors', async () => {
    const { data, total } = await ask('eleitor.php search', {
      isExcluded: 'false',
      name: 'maria',
      limit: '5',
    });
    expect(data).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(Object.keys(data[0]).sort()).toEqual(
      ['id', 'name', 'withLocation', 'formattedAddress', 'districtAndCity', 'telephone', 'email'].sort(),
    );
    expect(data.every(({ id }: Row) => demoApi.db.voters.get(id)?.isExcluded === false)).toBe(true);
    expect((await ask('legislative.processe.php searchAuthors', { name: 'iris' })).data).toEqual([
      { name: 'Vereadora Íris Nakamura' },
    ]);
  });

  it('note the consent to the calendar, without a session', async () => {
    const give = (clientId: number) =>
      askApi('POST integration.calendar.php integrationGoogleCalendar', {
        body: { clientId, code: '4/abc' },
      });
    expect((await give(2)).status).toBe(200);
    expect(demoApi.db.clients.get(2)?.calendarConnected).toBe(true);
    expect((await give(99)).status).toBe(404);
  });
});

describe('an office without records', () => {
  let trial = '';
  beforeEach(() => (trial = demoAccounts.trial.email));

  it('has empty lists everywhere', async () => {
    for (const call of ['compromisso.php search', 'telefonema.php search']) {
      expect((await askApi(`GET ${call}`, { as: trial })).data).toEqual({ data: [], total: 0 });
    }
    const query = { ac: 'getDetailsServices' };
    expect((await askApi('GET dashboard.php getDetailsServices', { as: trial, query })).data).toEqual({
      total: 0,
      status: [],
    });
  });
});
