import { describe, expect, it } from 'vitest';
import { as, expectFound, installDemoDay, itIsRefused, memberOf, type Query } from '@tests/demo';
import { askApi, askForResponse, errorsOf } from '../../testing/askApi';
import { mm } from '../../print/document';
import { gridOf } from '../labels/printLabels';
import { readPdf } from '../../testing/readPdf';
import { hasAddress, noAddress } from './address';
import type { Voter } from './records';
import { demoVoters } from './demoVoters';
import { demoApi, resetDemoApi } from '../../testServer';

installDemoDay();

const search = async (query: Query = {}) => {
  const { data } = await askApi('GET eleitor.php search', { as, query: { isExcluded: 'false', ...query } });
  return data as { data: (Record<string, unknown> & { id: number; name: string })[]; total: number };
};
const details = (id: number) => askApi('GET eleitor.php', { as, query: { id: String(id) } });
const registry = () => demoApi.db.voters.filter(({ clientId, isExcluded }) => clientId === 1 && !isExcluded);
const named = (name: string): Voter => {
  const voter = demoApi.db.voters.find((row) => row.name === name);
  if (!voter) throw new Error(`There is no voter ${name}`);
  return voter;
};

describe('searching voters', () => {
  it('finds by every filter exactly the voters it means', async () => {
    const voter = named(demoVoters.complete.name);
    const has = (part: string, whole: string) => whole.includes(part);
    await expectFound(search, registry(), [
      [{ reference: String(voter.id) }, ({ id }) => id === voter.id],
      [
        { individualRegistration: voter.individualRegistration },
        (row) => row.individualRegistration === voter.individualRegistration,
      ],
      [{ name: 'BASTOS aurelia' }, ({ name }) => name === voter.name],
      [{ genre: '2' }, ({ genre }) => genre === 2],
      [{ cityId: '2' }, ({ cityId }) => cityId === 2],
      [{ cityId: '1', 'districtsId[]': ['1', '4'] }, ({ districtId }) => [1, 4].includes(districtId ?? 0)],
      [{ address: 'gliceri' }, ({ address }) => has('Glicério', address)],
      [{ zipcode: '13025' }, ({ zipcode }) => has('13025', zipcode)],
      [{ status: 'false' }, ({ status }) => !status],
      [{ status: 'true' }, ({ status }) => status],
      [{ 'groupsId[]': ['2', '3'] }, ({ groupsId }) => groupsId.includes(2) || groupsId.includes(3)],
      [{ maritalStatusId: '5' }, ({ maritalStatusId }) => maritalStatusId === 5],
      [{ professionId: '1565' }, ({ professionId }) => professionId === 1565],
      [{ withTelephone: 'true' }, ({ telephone }) => telephone.length > 0],
      [{ withTelephone: 'false' }, ({ telephone }) => telephone.length === 0],
      [{ withEmail: 'true' }, ({ email }) => email !== ''],
      [{ withEmail: 'false' }, ({ email }) => email === ''],
      [{ telephone: '32350001' }, ({ id }) => id === voter.id],
      [{ email: 'AURELIA.camargo' }, ({ email }) => has('aurelia.camargo', email)],
      [
        { startCreatedDate: '2026-01-01', endCreatedDate: '2026-06-30' },
        ({ createdAt }) => /^2026-0[1-6]/.test(createdAt),
      ],
      [{ startCreatedDate: '2026-09-01' }, ({ createdAt }) => createdAt >= '2026-09-01'],
      [{ voteStatusId: '3' }, ({ voteStatusId }) => voteStatusId === 3],
      [{ responsibleId: '3' }, (row) => row.responsible.some(({ responsibleId }) => responsibleId === 3)],
      [{ responsibleName: 'anselmo padre' }, ({ id }) => id === voter.id],
      [{ responsibleId: '3', responsibleName: 'anselmo' }, ({ id }) => id === voter.id],
      [{ schoolId: '1' }, ({ schoolId }) => schoolId === 1],
    ]);
  });

  it('takes type and name of a responsible as those of one person', async () => {
    expect((await search({ responsibleId: '1', responsibleName: 'anselmo' })).total).toBe(0);
  });

  it('finds birthdays in a range of days, also over the turn of the year', async () => {
    const birthdays = async (days: Query) => {
      const { data } = await search({ limit: '1000', ...days });
      return data.map(({ id }) => String(demoApi.db.voters.get(id)?.dateOfBirth).slice(5)).sort();
    };
    const all = registry().flatMap(({ dateOfBirth }) => dateOfBirth?.slice(5) ?? []);
    const within = (matches: (day: string) => boolean) => all.filter(matches).sort();
    const found: [from: string, to: string, matches: (day: string) => boolean][] = [
      ['20/11', '20/11', (day) => day === '11-20'],
      ['01/03', '31/03', (day) => day.startsWith('03')],
      ['15/12', '15/01', (day) => day >= '12-15' || day <= '01-15'],
    ];
    for (const [startBirthDate, endBirthDate, matches] of found)
      expect(await birthdays({ startBirthDate, endBirthDate })).toEqual(within(matches));
    expect(await birthdays({ startBirthDate: '01/10' })).toEqual(within((day) => day >= '10-01'));
    expect(await birthdays({ endBirthDate: '31/01' })).toEqual(within((day) => day.startsWith('01')));
  });

  it('demands isExcluded=false, and refuses what it does not know', async () => {
    const ask = (query: Query) => askApi('GET eleitor.php search', { as, query });
    expect(Object.keys(errorsOf(await ask({})))).toEqual(['isExcluded']);
    const wrong = await ask({ isExcluded: 'false', districtsId: '1', cityID: '1', startBirthDate: '30/02' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(errorsOf(wrong)).sort()).toEqual(['cityID', 'districtsId', 'startBirthDate']);
  });

  it('gives each row the columns of a file when everything found is asked for, or a very long page', async () => {
    const isWhole = (found: Awaited<ReturnType<typeof search>>) =>
      'individualRegistration' in (found.data[0] ?? {});
    const some = await search({ name: 'maria', limit: '2' });
    expect(isWhole(some)).toBe(false);
    expect(isWhole(await search({ name: 'maria', limit: String(some.total), page: '1' }))).toBe(true);
    expect(isWhole(await search({ limit: '150' }))).toBe(true);
    const [row] = (await search({ name: demoVoters.complete.name, limit: '1' })).data;
    const voter = named(demoVoters.complete.name);
    expect(row).toMatchObject({
      genreName: 'Feminino',
      group: 'Apoiadores, Lideranças comunitárias, Conselho de saúde',
      telephone: '19981110001',
      telephones: [
        { typeName: 'Celular', number: '19981110001' },
        { typeName: 'Residencial', number: '1932350001' },
      ],
      address: voter.address,
      zipcode: voter.zipcode,
      cityName: 'Campinas',
      stateName: 'SP',
      status: true,
    });
  });
});

describe('one voter', () => {
  it('comes with what the form edits and what the panel reads', async () => {
    const voter = named(demoVoters.complete.name);
    const { data } = await details(voter.id);
    expect(data).toMatchObject({
      id: voter.id,
      electorId: voter.id,
      mail: voter.email,
      email: voter.email,
      maritalStatusId: 1,
      maritalStatusName: 'Casado(a)',
      professionName: 'Do lar',
      telephone: [{ number: '19981110001', type: 2, operator: 1 }, { number: '1932350001' }],
      telephones: [{ typeName: 'Celular', number: '19981110001' }, { typeName: 'Residencial' }],
      address: { address: voter.address, number: '152', cityName: 'Campinas', zipCode: voter.zipcode },
      districtId: voter.districtId,
      addressNumber: '152',
      relatives: [{ kinship: 6, kinshipName: 'Filho(a)' }],
      responsible: [{ responsibleType: 'Cadastro' }, { responsibleType: 'Indicação', name: 'Padre Anselmo' }],
      voterRegistrationStatusId: 1,
    });
    const lacking = Object.keys(voter).filter((field) => !(field in data));
    expect(lacking).toEqual(['clientId', 'isExcluded']);
  });

  it('is not shown when excluded', async () => {
    const excluded = demoApi.db.voters.find(({ clientId, isExcluded }) => clientId === 1 && isExcluded);
    expect((await details(excluded?.id ?? 0)).status).toBe(404);
  });
});

const iris = 'Íris Conceição Sampaio';

/** A new voter with every field of the demo's complete one, but another name and family. */
const form = () => {
  const { id, clientId, isExcluded, createdAt, updatedAt, ...whole } = named(demoVoters.complete.name);
  expect([clientId, isExcluded, createdAt <= updatedAt]).toEqual([1, false, true]);
  return {
    ...whole,
    name: iris,
    individualRegistration: '52998224725',
    telephone: [{ number: '19988887777', type: 2, operator: 6 }],
    relatives: [{ kinshipName: 'Mãe', electorName: demoVoters.complete.name, kinship: 8, electorId: id }],
  };
};
const create = (changes: object = {}) => askApi('POST eleitor.php', { as, body: { ...form(), ...changes } });
const nobody = { individualRegistration: '', dateOfBirth: null };

describe('writing a voter', () => {
  it('creates one that comes back as it was sent', async () => {
    const { data: created } = await create();
    const { data } = await details(created.id);
    const { address, relatives, ...rest } = form();
    expect(data).toMatchObject(rest);
    expect(data.address.address).toBe(address);
    expect(data.relatives).toEqual([relatives[0]]);
    expect(data).toMatchObject({ createdAt: '2026-11-20 15:00:00', updatedAt: '2026-11-20 15:00:00' });
    expect((await search({ telephone: '988887777' })).data.map(({ id }) => id)).toContain(created.id);
  });

  it('needs no more than name and genre, and assumes the rest as the form does', async () => {
    const { data: created } = await askApi('POST eleitor.php', { as, body: { name: 'Sá', genre: 3 } });
    expect((await details(created.id)).data).toMatchObject({
      status: true,
      allowCommunication: true,
      voteStatusId: 1,
      withLocation: false,
      districtId: null,
      telephone: [],
    });
  });

  it('updates one and answers with its list row, also when nothing about the person changed', async () => {
    const { data: created } = await create();
    const { name, email, ...rest } = form();
    const body = { ...rest, ...noAddress, name, email, id: created.id, note: 'mudou' };
    expect((await askApi('PUT eleitor.php', { as, body })).data).toEqual({
      id: created.id,
      name,
      withLocation: false,
      formattedAddress: '',
      districtAndCity: '',
      telephone: '19988887777',
      email,
    });
    expect((await details(created.id)).data).toMatchObject({
      note: 'mudou',
      address: { address: '', zipCode: '' },
      cityId: null,
    });
  });

  it('keeps an address without coordinates', async () => {
    const { data: created } = await create({ withLocation: false });
    const body = { ...form(), id: created.id, withLocation: false, nickName: 'Bia' };
    const { data: row } = await askApi('PUT eleitor.php', { as, body });
    const { address, zipcode } = form();
    expect(row).toMatchObject({ withLocation: false, formattedAddress: expect.stringContaining(address) });
    expect((await details(created.id)).data).toMatchObject({ nickName: 'Bia', zipcode });
  });

  it('takes an address that lacks something back as it was, and no other', async () => {
    const { data: created } = await create();
    const partial = { ...noAddress, city: 'Campinas', address: 'Rua sem número' };
    demoApi.db.voters.update(created.id, partial);
    const body = { ...form(), ...partial, id: created.id };
    const { data: row } = await askApi('PUT eleitor.php', { as, body });
    expect(row).toMatchObject({ formattedAddress: 'Rua sem número' });
    const { status } = await askApi('PUT eleitor.php', { as, body: { ...body, address: 'Rua outra' } });
    expect(status).toBe(422);
  });

  itIsRefused(create, [
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(51) }],
    ['individualRegistration', { individualRegistration: '52998224724' }],
    ['nickName', { nickName: 'a'.repeat(21) }],
    ['dateOfBirth', { dateOfBirth: '2026-11-21' }],
    ['dateOfBirth', { dateOfBirth: '1899-12-31' }],
    ['genre', { genre: null }],
    ['genre', { genre: 4 }],
    ['email', { email: 'iris' }],
    ['email', { email: `${'a'.repeat(40)}@correio.example` }],
    ['note', { note: 'a'.repeat(1001) }],
    ['address', { address: '' }],
    ['address', { address: 'a'.repeat(61) }],
    ['additionalAddress', { additionalAddress: 'a'.repeat(41) }],
    ['zipcode', { zipcode: '' }],
    ['zipcode', { zipcode: '1302515' }],
    ['cityId', { cityId: null }],
    ['districtId', { districtId: null }],
    ['districtId', { districtId: 20, cityId: 1 }],
    ['groupsId', { groupsId: [9999] }],
    ['telephone', { telephone: [{ number: '12345', type: 2, operator: 6 }] }],
    ['telephone', { telephone: [{ number: '1932350001', type: 9, operator: 6 }] }],
    ['telephone', { telephone: Array(3).fill({ number: '1932350001', type: 1, operator: 6 }) }],
    ['relatives', { relatives: [{ kinship: 8, electorId: 999_999 }] }],
    ['relatives', { relatives: [{ kinship: 99, electorId: 1 }] }],
    ['responsible', { responsible: [{ responsibleId: 1, name: 'Zé' }] }],
    ['responsible', { responsible: [{ responsibleId: 9, name: 'Zé do Bar' }] }],
    ['responsible', { responsible: [{ responsibleId: 1, name: 'a'.repeat(31) }] }],
    ['professionId', { professionId: 1 }],
    ['schoolId', { schoolId: 999 }],
    ['voteStatusId', { voteStatusId: 4 }],
  ]);

  it('refuses a phone list that is no list, an inner field it does not know, and masked numbers', async () => {
    for (const [field, value] of [
      ['telephone', '19988887777'],
      ['telephone', [{ number: '19988887777', tipo: 2 }]],
      ['telephone', [{ number: '(19) 98888-7777', type: 2 }]],
      ['zipcode', '13025-151'],
      ['id', 1],
    ]) {
      const answer = await create({ [String(field)]: value });
      expect(answer.status).toBe(400);
      expect(Object.keys(errorsOf(answer))).toEqual([field]);
    }
  });

  it.each([
    ['the same CPF', { name: 'Outro Nome', dateOfBirth: null }],
    [
      'the same name, however accented, and the same birthday',
      { name: 'IRIS CONCEICAO SAMPAIO', individualRegistration: '' },
    ],
  ])('takes %s for a duplicate', async (_, changes) => {
    expect((await create()).status).toBe(200);
    const answer = await create(changes);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer).duplicated).toContain('já está cadastrado');
  });

  it('takes the same name alone, or in another office, for another person', async () => {
    await create();
    expect((await create(nobody)).status).toBe(200);
    const body = { name: iris, genre: 2, individualRegistration: form().individualRegistration };
    expect((await askApi('POST eleitor.php', { as: memberOf(3), body })).status).toBe(200);
  });

  it('removes one for good, with the service requests, messages and family ties', async () => {
    const voter = named(demoVoters.complete.name);
    await create({ relatives: [{ kinship: 8, electorId: voter.id }] });
    const of = (electorId: number) =>
      demoApi.db.services.filter((service) => service.electorId === electorId);
    expect(of(voter.id).length).toBeGreaterThan(0);
    const others = demoApi.db.services.size - of(voter.id).length;
    expect((await askApi('POST eleitor.php deletar', { as, body: { id: voter.id } })).data).toEqual({});
    expect((await details(voter.id)).status).toBe(404);
    expect(demoApi.db.services.size).toBe(others);
    expect(demoApi.db.communications.find(({ voterId }) => voterId === voter.id)).toBeUndefined();
    expect(named(iris).relatives).toEqual([]);
  });
});

const pdfOf = async (response: Response) => {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
};

describe('printing the list', () => {
  const print = (query: Query) =>
    askForResponse('GET voter.print.php search', { as, query: { isExcluded: 'false', ...query } });

  it('gives a PDF with every voter found, a header on each page and page numbers', async () => {
    const { pages, size } = await pdfOf(await print({}));
    expect(size.map(Math.round)).toEqual([842, 595]);
    const names = new Set(pages.flat().map(({ text }) => text));
    // Long names are cut to the column's width.
    const missing = registry().filter(({ name }) => name.length < 30 && !names.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
    pages.forEach((page, index) => {
      const texts = page.map(({ text }) => text);
      expect(texts).toEqual(
        expect.arrayContaining([
          'Listagem de eleitores',
          'Nome',
          'Endereço',
          `Página ${index + 1} de ${pages.length}`,
        ]),
      );
      expect(page.every(({ x, y }) => x > 0 && x < size[0] && y > 0 && y < size[1])).toBe(true);
    });
    const [first = []] = pages;
    expect(first.map(({ text }) => text).join(' ')).toContain(
      `${registry().length} registros · Emitida em 20/11/2026 15:00`,
    );
  });

  it('prints only what the filters mean, and a header when that is nothing', async () => {
    const { pages } = await pdfOf(await print({ name: 'elpidio nogueira' }));
    expect(pages.flat().map(({ text }) => text)).toEqual(
      expect.arrayContaining([demoVoters.withoutAddress.name, '(19) 98111-0005', 'Página 1 de 1']),
    );
    const empty = await pdfOf(await print({ name: 'ninguém' }));
    expect(empty.pages).toHaveLength(1);
  });

  it('refuses more than anybody would read, and says what to do', async () => {
    resetDemoApi({ voters: 5200 });
    const refused = await print({});
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      expect.stringMatching(/^A busca encontrou 5\.\d{3} eleitores e a impressão vai até 5\.000\./),
    ]);
    expect((await print({ name: 'elpidio nogueira' })).status).toBe(200);
  });
});

describe('labels', () => {
  const body = {
    tagId: 1,
    filters: {},
    startPrintLine: 0,
    startPrintColumn: 0,
    printItens: 'nameAddressZipcode',
  };
  const generate = (changes: object) =>
    askForResponse('POST tag.php generate', { as, body: { ...body, ...changes } });
  const withAddress = () => registry().filter(hasAddress);

  it('are on Letter paper, one per voter with an address, as many per page as the sheet has', async () => {
    const { pages, size } = await pdfOf(await generate({}));
    expect(size.map(Math.round)).toEqual([612, 792]);
    const zipcodes = pages.map((page) => page.filter(({ text }) => text.startsWith('CEP ')).length);
    const count = withAddress().length;
    expect(zipcodes).toEqual([...Array<number>(Math.floor(count / 30)).fill(30), count % 30].filter(Boolean));
  });

  it.each([
    [1, 0, 0],
    [1, 9, 2],
    [2, 3, 1],
    [5, 10, 3],
    // Off the sheet: continues at the first position of the next one.
    [1, 10, 3],
  ])(
    'of sheet %i start at line %i, column %i, and go on from there',
    async (tagId, startPrintLine, startPrintColumn) => {
      const filters = { name: 'maria', genre: 2 };
      const { pages } = await pdfOf(await generate({ tagId, startPrintLine, startPrintColumn, filters }));
      const sheet = demoApi.db.tags.get(tagId);
      if (!sheet) throw new Error('no sheet');
      const grid = gridOf(sheet);
      const perPage = grid.lines * grid.columns;
      const places = pages.flatMap((page, pageIndex) =>
        page
          .filter(({ text }) => text.startsWith('CEP '))
          .map(({ x, y }) => {
            const column = Math.floor((x - grid.cornerOf(0).x) / (grid.width + mm(3)));
            const line = Math.floor((y - grid.cornerOf(0).y) / grid.height);
            return pageIndex * perPage + line * grid.columns + column;
          }),
      );
      const isOnSheet = startPrintLine < grid.lines && startPrintColumn < grid.columns;
      const start = isOnSheet ? startPrintLine * grid.columns + startPrintColumn : 0;
      const found = withAddress().filter(({ name, genre }) => genre === 2 && /maria/i.test(name));
      expect(places).toEqual(found.map((_, index) => start + index));
    },
  );

  it('carry name, address and CEP; with the date of today or the birthday when asked', async () => {
    const voter = named(demoVoters.complete.name);
    const linesOf = async (printItens: string) =>
      (await pdfOf(await generate({ filters: { reference: String(voter.id) }, printItens }))).pages[0]?.map(
        ({ text }) => text,
      );
    const usual = [
      voter.name,
      `${voter.address}, 152`,
      `${voter.district} - Campinas/SP`,
      `CEP ${voter.zipcode.replace(/(\d{5})/, '$1-')}`,
    ];
    expect(await linesOf('nameAddressZipcode')).toEqual(usual);
    expect(await linesOf('nameAddressZipcodeDateNow')).toEqual([...usual, '20/11/2026']);
    expect(await linesOf('nameAddressZipcodeBirthday')).toEqual([...usual, 'Aniversário: 20/11']);
  });

  it('stay within their label, whatever the texts', async () => {
    const voter = named(demoVoters.complete.name);
    demoApi.db.voters.update(voter.id, { name: 'W'.repeat(50), address: 'Ñ 🎉 \u202Eabc'.repeat(6) });
    const filters = { reference: String(voter.id) };
    const { pages } = await pdfOf(
      await generate({ tagId: 5, filters, printItens: 'nameAddressZipcodeDateNow' }),
    );
    const grid = gridOf({ perLine: 4, perPage: 80 });
    const [name, address] = pages[0] ?? [];
    expect(name?.text).toMatch(/^W+…$/);
    expect(address?.text).toMatch(/^Ñ \? abcÑ/);
    expect(Math.max(...(pages[0] ?? []).map(({ y }) => y))).toBeLessThan(grid.cornerOf(0).y + grid.height);
  });

  itIsRefused(
    (changes) => askApi('POST tag.php generate', { as, body: { ...body, ...changes } }),
    [
      ['tagId', { tagId: 99 }],
      ['startPrintLine', { startPrintLine: 11 }],
      ['startPrintColumn', { startPrintColumn: 4 }],
      ['startPrintColumn', { startPrintColumn: null }],
      ['printItens', { printItens: null }],
    ],
  );

  it('are for all voters found: page and limit are refused, and so is an empty result', async () => {
    const paged = await generate({ filters: { page: 1, limit: 10 } });
    expect([paged.status, (await paged.json()).errors[0].fieldName]).toEqual([400, 'filters']);
    const none = await generate({ filters: { name: demoVoters.withoutAddress.name } });
    expect([none.status, (await none.json()).message]).toEqual([
      400,
      expect.stringContaining('Nenhum eleitor'),
    ]);
  });
});
