import { describe, expect, it } from 'vitest';
import { as, expectFound, installDemoDay, itIsRefused, today, upload, type Query } from '@tests/demo';
import { askApi, askForResponse, errorsOf } from '../../testing/askApi';
import { readPdf } from '../../testing/readPdf';
import type { Service } from './records';
import { demoApi } from '../../testServer';

installDemoDay();

const search = async (query: Query = {}) =>
  (await askApi('GET atendimento.php search', { as, query })).data as {
    data: (Record<string, unknown> & { id: number })[];
    total: number;
  };
const details = async (id: number) =>
  (await askApi('GET atendimento.php getDetails', { as, query: { id: String(id) } })).data;
const post = (action: string, body: object) => askApi(`POST atendimento.php ${action}`, { as, body });
const all = () => demoApi.db.services.filter(({ clientId }) => clientId === 1);
const idIn = (reference: string) => Number(reference.replace('AT-', ''));

const form = {
  description: 'Solicita poda da árvore\nem frente à casa',
  statusId: 1,
  categoryId: 1,
  originId: 1,
  officeId: 1,
  departmentId: null,
  requestDate: today,
  completionDate: null,
  electorId: 1,
  responsibles: [1, 2],
  documents: [{ typeId: 1, number: 12, year: 2026 }],
};
const create = (changes: object = {}) => post('cadastrar', { ...form, ...changes });
const created = async (changes: object = {}) => idIn((await create(changes)).data.reference);

describe('searching service requests', () => {
  it('gives a file all columns, with the voter’s phones and address', async () => {
    const row = (await search({ limit: '120' })).data.find(({ id }) => id === 120);
    const voter = demoApi.db.voters.get(1);
    expect(row).toMatchObject({
      reference: 'AT-120',
      statusColor: expect.stringMatching(/^#/),
      electorId: 1,
      electorTelephones: ['19981110001', '1932350001'],
      address: voter?.address,
      addressNumber: '152',
      additionalAddress: '',
      districtName: voter?.district,
      cityName: 'Campinas',
      stateName: 'SP',
      zipcode: voter?.zipcode,
    });
  });

  it('finds by every filter exactly the requests it means', async () => {
    const voterOf = ({ electorId }: Service) => demoApi.db.voters.get(electorId);
    const [document] = demoApi.db.services.get(120)?.documents ?? [];
    const district = voterOf(all()[5] as Service)?.districtId ?? demoApi.db.voters.get(1)?.districtId ?? 0;
    await expectFound<Service>(search, all(), [
      [{ reference: 'AT-120' }, ({ id }) => id === 120],
      [{ reference: '7' }, ({ id }) => id === 7],
      [{ electorReference: '1' }, ({ electorId }) => electorId === 1],
      [{ electorName: 'AURELIA' }, (row) => voterOf(row)?.name.includes('Aurélia') === true],
      [{ groupId: '2' }, (row) => voterOf(row)?.groupsId.includes(2) === true],
      [{ statusId: '6' }, ({ statusId }) => statusId === 6],
      [{ originId: '2' }, ({ originId }) => originId === 2],
      [{ categoryId: '3' }, ({ categoryId }) => categoryId === 3],
      [{ officeId: '2' }, ({ officeId }) => officeId === 2],
      [{ departmentId: '1' }, ({ departmentId }) => departmentId === 1],
      [{ responsibleId: '2' }, ({ responsibleIds }) => responsibleIds.includes(2)],
      [
        { description: 'ARVORE galho' },
        ({ description }) => /[áa]rvore/i.test(description) && /galho/i.test(description),
      ],
      [
        { startCreatedDate: '2026-10-01', endCreatedDate: '2026-10-31' },
        (row) => row.createdAt.startsWith('2026-10'),
      ],
      [{ documentId: '1' }, ({ documents }) => documents.some(({ typeId }) => typeId === 1)],
      [{ documentYear: '2025' }, ({ documents }) => documents.some(({ year }) => year === 2025)],
      [
        { documentId: '1', documentNumber: String(document?.number), documentYear: '2026' },
        ({ documents }) =>
          documents.some((row) => row.typeId === 1 && row.number === document?.number && row.year === 2026),
      ],
      [{ 'districtIds[]': [String(district)] }, (row) => voterOf(row)?.districtId === district],
    ]);
  });

  it('takes type and number as those of one document', async () => {
    const id = await created({
      documents: [
        { typeId: 1, number: 77_001, year: 2026 },
        { typeId: 2, number: 77_002, year: 2026 },
      ],
    });
    const found = async (documentId: string) =>
      (await search({ documentId, documentNumber: '77002' })).data.map((row) => row.id);
    expect(await found('2')).toEqual([id]);
    expect(await found('1')).toEqual([]);
  });
});

describe('one service request', () => {
  it('comes whole: ids for the form, words for the panel, many entries, the newest first', async () => {
    const record = await details(120);
    expect(record).toMatchObject({
      reference: 'AT-120',
      elector: { id: 1, name: 'Aurélia Bastos Camargo' },
      categoryId: expect.any(Number),
      departmentName: expect.any(String),
      documents: [{ typeId: 1, typeName: 'Ofício', year: 2026 }, { typeId: 2 }, { typeId: 3 }],
    });
    expect(record.responsibles).toHaveLength(4);
    expect(record.responsibles[0]).toEqual({ userId: 1, userName: 'Helena Prado', userEmail: as });
    expect(record.progress).toHaveLength(25);
    const dates: string[] = record.progress.map(({ progressDate }: { progressDate: string }) => progressDate);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(record.files.length).toBeGreaterThan(3);
    const served = await fetch(record.files[0].url);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
  });
});

describe('writing a service request', () => {
  it('creates one that comes back as it was sent', async () => {
    const { data } = await create();
    expect(data).toEqual({ reference: expect.stringMatching(/^AT-\d+$/) });
    expect(await details(idIn(data.reference))).toMatchObject({
      ...form,
      statusName: 'Aberto',
      categoryName: 'Saúde',
      departmentName: '',
      responsibles: [{ userId: 1 }, { userId: 2 }],
      documents: [{ typeId: 1, typeName: 'Ofício', number: 12, year: 2026 }],
      progress: [],
      files: [],
      createdAt: '2026-11-20 15:00:00',
    });
  });

  it('changes one, but for its status', async () => {
    const id = await created();
    const changes = { description: 'Outra', electorId: 2, departmentId: 1 };
    expect((await post('alterar', { ...form, id, ...changes })).data).toEqual({ reference: `AT-${id}` });
    expect(await details(id)).toMatchObject(changes);
    const refused = await post('alterar', { ...form, id, statusId: 2 });
    expect(Object.keys(errorsOf(refused))).toEqual(['statusId']);
    expect((await details(id)).statusId).toBe(1);
  });

  itIsRefused(create, [
    ['electorId', { electorId: null }],
    ['electorId', { electorId: 999_999 }],
    ['statusId', { statusId: null }],
    ['requestDate', { requestDate: '' }],
    ['originId', { originId: null }],
    ['officeId', { officeId: 0 }],
    ['categoryId', { categoryId: 999 }],
    ['departmentId', { departmentId: 999 }],
    ['description', { description: ' ' }],
    ['description', { description: 'a'.repeat(1001) }],
    ['completionDate', { completionDate: '2026-11-19' }],
    ['responsibles', { responsibles: [9999] }],
    ['documents.all', { documents: [{ typeId: 1, number: null, year: 2026 }] }],
    ['documents.all', { documents: [{ typeId: 99, number: 1, year: 2026 }] }],
  ]);

  it('offers inactive users only where they are already responsible', async () => {
    const inactive = demoApi.db.users.find(({ clientId, status }) => clientId === 1 && !status)?.id ?? 0;
    expect(Object.keys(errorsOf(await create({ responsibles: [inactive] })))).toEqual(['responsibles']);
    const id = await created();
    demoApi.db.services.update(id, { responsibleIds: [inactive] });
    expect((await post('alterar', { ...form, id, responsibles: [inactive, 1] })).status).toBe(200);
  });

  it('changes the status with a reason, which is kept among the entries', async () => {
    const id = await created();
    const change = { treatmentId: id, statusNewId: 6, comment: 'Poda feita.', completionDate: today };
    expect((await post('changeStatus', change)).data).toEqual({
      reference: `AT-${id}`,
      statusId: 6,
      statusName: 'Concluído',
      statusColor: '#0B8043',
    });
    expect(await details(id)).toMatchObject({
      statusId: 6,
      completionDate: today,
      progress: [
        { userResponsibleName: 'Helena Prado', description: expect.stringContaining('Poda feita.') },
      ],
    });
    await post('changeStatus', { ...change, statusNewId: 8, completionDate: null });
    expect(await details(id)).toMatchObject({ statusId: 8, completionDate: today });
  });

  itIsRefused(
    async (changes) =>
      post('changeStatus', { treatmentId: await created(), statusNewId: 2, comment: 'Motivo', ...changes }),
    [
      ['statusNewId', { statusNewId: 1 }],
      ['statusNewId', { statusNewId: null }],
      ['comment', { comment: '' }],
      ['comment', { comment: 'a'.repeat(1001) }],
      ['completionDate', { completionDate: '2026-11-01' }],
    ],
  );

  it('takes comments, and shows them by their date', async () => {
    const treatmentId = await created();
    const comment = (date: string, text: string) =>
      post('createProgressComment', { treatmentId, date, responsibleId: 2, comment: text });
    expect((await comment('2026-11-19', 'Ofício respondido.')).data).toEqual({
      reference: `AT-${treatmentId}`,
    });
    await comment('2026-11-17', 'Ofício enviado.');
    expect((await details(treatmentId)).progress).toMatchObject([
      {
        progressDate: '2026-11-19 15:00:00',
        userResponsibleName: 'Bruno Tavares',
        description: 'Ofício respondido.',
      },
      { description: 'Ofício enviado.' },
    ]);
  });

  itIsRefused(
    async (changes) => post('createProgressComment', { treatmentId: await created(), ...changes }),
    [['comment date responsibleId', { comment: 'a'.repeat(1001) }]],
  );

  it('keeps a file that was uploaded, and no other address', async () => {
    const id = await created();
    const pdf = new File(['%PDF-1.4'], 'resposta.pdf', { type: 'application/pdf' });
    const { data: stored } = await upload(pdf);
    expect((await post('saveDocument', { id, ...stored })).status).toBe(200);
    const { files } = await details(id);
    expect(files).toEqual([{ id: 1, name: 'resposta.pdf', fileName: 'resposta.pdf', url: stored.url }]);
    expect(await (await fetch(files[0].url)).text()).toBe('%PDF-1.4');

    const elsewhere = await post('saveDocument', { id, name: 'x.pdf', url: 'https://exemplo.example/x.pdf' });
    expect(Object.keys(errorsOf(elsewhere))).toEqual(['url']);
  });

  it('deletes one for good', async () => {
    const id = await created();
    expect((await post('deletar', { id })).data).toEqual({});
    const query = { id: String(id) };
    expect((await askApi('GET atendimento.php getDetails', { as, query })).status).toBe(404);
    expect((await post('deletar', { id })).status).toBe(404);
  });
});

describe('printing the list', () => {
  it('gives a PDF of what the filters mean', async () => {
    const response = await askForResponse('GET service.print.php search', { as, query: { statusId: '6' } });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const { pages } = readPdf(new Uint8Array(await response.arrayBuffer()));
    const references = pages.flat().filter(({ text }) => /^AT-\d+$/.test(text));
    const expected = all().filter(({ statusId }) => statusId === 6);
    expect(new Set(references.map(({ text }) => text))).toEqual(
      new Set(expected.map(({ id }) => `AT-${id}`)),
    );
    expect(pages[0]?.map(({ text }) => text)).toContain('Listagem de atendimentos');
  });
});
