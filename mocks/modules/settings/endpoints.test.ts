import { describe, expect, it } from 'vitest';
import { as, installDemoDay } from '@tests/demo';
import { askApi } from '../../testing/askApi';
import { demoApi } from '../../testServer';

installDemoDay();

describe('look-ups', () => {
  type Row = Record<string, unknown>;
  const list = async (ac: string, query: Record<string, string> = {}) =>
    (await askApi(`GET queries.php ${ac}`, { as, query: { ac, ...query } })).data.data as Row[];
  const ask = async (call: string, query: Record<string, string>) =>
    (await askApi(`GET ${call}`, { as, query })).data;

  // The rows' declared fields are checked in every response, see protocol/answers.ts.
  const lists =
    'officeList treatmentStatusList treatmentOriginList treatmentCategoryList electorGroupList userList ' +
    'documentTypeList legislativeProcesseStatusList departmentList integrationCalendarList occupationList tagList';
  it.each(lists.split(' '))('%s has rows', async (ac) => {
    expect((await list(ac)).length).toBeGreaterThan(0);
  });

  it('mix the departments of the system with those of the office, not of another', async () => {
    const owners = new Set((await list('departmentList')).map(({ clientId }) => clientId));
    expect(owners).toEqual(new Set([null, 1]));
  });

  it('filter occupations by name', async () => {
    expect((await list('occupationList', { name: 'medico veterin' })).map(({ name }) => name)).toEqual([
      'Médico(a) veterinário(a)',
    ]);
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
    const street = { q: 'valinhos mato grosso' };
    const { data: inCity } = await ask('localidade.php searchByZipcodeAndAddress', street);
    expect(inCity).toMatchObject([{ address: 'Rua Mato Grosso', zipcode: '13274120', city: 'Valinhos' }]);
    const { data: some } = await ask('localidade.php searchByZipcode', { q: '13025' });
    expect(some.length).toBeGreaterThan(10);
    expect(some.every(({ zipcode }: { zipcode: string }) => zipcode.startsWith('13025'))).toBe(true);
    const masked = await askApi('GET localidade.php searchByZipcode', { as, query: { q: '13010-000' } });
    expect(masked.status).toBe(400);
  });

  it('find authors', async () => {
    const { data } = await ask('legislative.processe.php searchAuthors', { name: 'iris' });
    expect(data).toEqual([{ name: 'Vereadora Íris Nakamura' }]);
  });

  it('note the consent to the calendar, without a session', async () => {
    const call = 'POST integration.calendar.php integrationGoogleCalendar';
    const give = (clientId: number) => askApi(call, { body: { clientId, code: '4/abc' } });
    expect((await give(2)).status).toBe(200);
    expect(demoApi.db.clients.get(2)?.calendarConnected).toBe(true);
    expect((await give(99)).status).toBe(404);
  });
});
