import { describe, expect, it } from 'vitest';
import { as, expectFound, installDemoDay, itIsRefused, today, upload, type Query } from '@tests/demo';
import { askApi, errorsOf } from '../../testing/askApi';
import { demoApi } from '../../testServer';
import type { LegislativeDocument } from './records';

installDemoDay();

const script = 'legislative.processe.php';
const preparedScript = 'legislative.processe.prepare.doc.php';
const search = async (query: Query = {}) =>
  (await askApi(`GET ${script}`, { as, query })).data as {
    data: (Record<string, unknown> & { id: number })[];
    total: number;
  };
const details = (id: number) => askApi(`GET ${script}`, { as, query: { id: String(id) } });
const post = (action: string, body: object) => askApi(`POST ${script} ${action}`, { as, body });
const prepared = (id: number) => askApi(`GET ${preparedScript}`, { as, query: { id: String(id) } });
const keepText = (method: 'POST' | 'PUT', body: object) =>
  askApi(`${method} ${preparedScript}`, { as, body });
const all = () => demoApi.db.documents.filter(({ clientId }) => clientId === 1);

const form = {
  type: 3,
  status: 4,
  number: 812,
  year: 2026,
  areaInterest: 1,
  region: 'Sudoeste',
  proceeding: true,
  menu: 'Faixa elevada em frente à escola.',
  authors: ['Helena Prado', 'Bancada feminina'],
};
const create = (changes: object = {}) => askApi(`POST ${script}`, { as, body: { ...form, ...changes } });
const created = async (changes: object = {}) => (await create(changes)).data.id as number;

describe('searching documents', () => {
  it('finds by every filter exactly the documents it means', async () => {
    const [some] = all().filter(({ region }) => region === 'Sudoeste');
    const typeId = all()[0]?.typeId ?? 0;
    await expectFound<LegislativeDocument>(search, all(), [
      [{ type: String(typeId) }, (row) => row.typeId === typeId],
      [{ status: '8' }, ({ statusId }) => statusId === 8],
      [{ areaInterest: '1' }, ({ areaInterestId }) => areaInterestId === 1],
      [{ year: '2025' }, ({ year }) => year === 2025],
      [{ number: String(some?.number) }, ({ number }) => number === some?.number],
      [{ menu: 'INFORMACOES sobre' }, ({ menu }) => /Informações.* sobre/.test(menu)],
      [{ region: 'sudoeste' }, ({ region }) => region === 'Sudoeste'],
    ]);
  });
});

describe('one document', () => {
  it('comes whole, the newest comment first, its files as downloads', async () => {
    const full = all().find(({ comments }) => comments.length === 12)?.id ?? 0;
    const { data } = await details(full);
    expect(data).toMatchObject({ typeName: 'Projeto de lei', typeId: 6, proceeding: true });
    expect(data.statusColor).toMatch(/^#/);
    expect(data.menu).toHaveLength(2000);
    expect(data.authors).toHaveLength(9);
    const dates: string[] = data.comments.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const served = await fetch(data.archives[0].url);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('of another office is not found', async () => {
    const other = demoApi.db.documents.find(({ clientId }) => clientId !== 1)?.id ?? 0;
    expect((await details(other)).status).toBe(404);
    expect((await prepared(other)).status).toBe(404);
  });
});

describe('writing a document', () => {
  it('creates one that comes back as it was sent', async () => {
    const { data } = await create();
    const { type, status, ...same } = form;
    expect(data).toMatchObject({
      typeName: 'Indicação',
      number: 812,
      statusColor: expect.stringMatching(/^#/),
    });
    expect((await details(data.id)).data).toMatchObject({
      ...same,
      typeId: type,
      statusId: status,
      areaInterestName: 'Secretaria de Saúde',
      archives: [],
      comments: [],
      createdAt: '2026-11-20 15:00:00',
    });
  });

  it('changes one and answers its row', async () => {
    const id = await created();
    const body = { ...form, id, areaInterest: null, authors: [], proceeding: false, menu: 'Outro' };
    const { data } = await askApi(`PUT ${script}`, { as, body });
    expect(data).toMatchObject({ id, menu: 'Outro', proceeding: false, areaInterestName: '' });
    expect((await details(id)).data).toMatchObject({ authors: [], areaInterest: null });
  });

  itIsRefused(create, [
    ['type', { type: null }],
    ['type', { type: 99 }],
    ['status', { status: null }],
    ['status', { status: 9 }],
    ['number', { number: null }],
    ['year', { year: null }],
    ['menu', { menu: ' ' }],
    ['menu', { menu: 'a'.repeat(2001) }],
    ['region', { region: 'a'.repeat(51) }],
    ['areaInterest', { areaInterest: 999 }],
    ['authors', { authors: [' '] }],
  ]);

  it('changes the status alone', async () => {
    const id = await created();
    expect((await post('changeStatus', { id, status: 5 })).data).toEqual({
      id,
      statusId: 5,
      statusName: 'Aprovado',
      statusColor: '#0B8043',
      menu: form.menu,
    });
    const refused = await post('changeStatus', { id, status: null });
    expect(Object.keys(errorsOf(refused))).toEqual(['status']);
  });

  it('takes comments, and shows them by their date', async () => {
    const id = await created();
    await post('createComment', { id, date: today, note: 'Respondido.' });
    await post('createComment', { id, date: '2026-11-02', note: 'Enviado.' });
    expect((await details(id)).data.comments).toEqual([
      { date: today, note: 'Respondido.' },
      { date: '2026-11-02', note: 'Enviado.' },
    ]);
    const refused = await post('createComment', { id, date: '', note: '' });
    expect(Object.keys(errorsOf(refused)).sort()).toEqual(['date', 'note']);
  });

  it('keeps a file that was uploaded, and no other address', async () => {
    const id = await created();
    const { data: stored } = await upload(new File(['%PDF-1.4'], 'parecer.pdf', { type: 'application/pdf' }));
    expect((await post('saveDocument', { id, ...stored })).status).toBe(200);
    expect((await details(id)).data.archives).toEqual([
      { name: 'parecer.pdf', url: stored.url, description: '' },
    ]);
    const elsewhere = await post('saveDocument', { id, name: 'x.pdf', url: 'https://exemplo.example/x.pdf' });
    expect(Object.keys(errorsOf(elsewhere))).toEqual(['url']);
  });

  it('deletes one for good, with its text', async () => {
    const id = await created();
    const { data: text } = await keepText('POST', { id: null, processeId: id, text: '<p>Texto</p>' });
    expect((await askApi(`DELETE ${script}`, { as, query: { id: String(id) } })).data).toEqual({});
    expect((await details(id)).status).toBe(404);
    expect(demoApi.db.preparedTexts.get(text.id)).toBeUndefined();
  });
});

describe('the text of a document', () => {
  it('starts from a template, in groups', async () => {
    const { data } = await askApi(`GET ${preparedScript} getTemplates`, { as });
    expect(data.data.map(({ groupName }: { groupName: string }) => groupName)).toEqual([
      'Ofício',
      'Moção',
      'Requerimento',
      'Indicação',
      'Projeto de lei',
      'Emenda',
      'Projeto de resolução',
      'Projeto de decreto legislativo',
      'Título de cidadão',
    ]);
    expect(data.data[0].listItens[0]).toEqual({
      description: 'Ofício de solicitação a uma secretaria',
      template: expect.stringContaining('<strong>[nome]</strong>'),
    });
  });

  it('is kept once, and then changed under its own id', async () => {
    const processeId = await created();
    const bare = { processeId, typeName: 'Indicação', number: 812, year: 2026 };
    expect((await prepared(processeId)).data).toEqual({ ...bare, id: null, text: null });

    const { data } = await keepText('POST', { id: null, processeId, text: '<p>Um</p>' });
    expect((await prepared(processeId)).data).toEqual({ ...bare, id: data.id, text: '<p>Um</p>' });
    expect((await keepText('POST', { id: null, processeId, text: '<p>De novo</p>' })).status).toBe(400);

    expect((await keepText('PUT', { id: data.id, processeId, text: '<p>Dois</p>' })).data).toEqual(data);
    expect((await prepared(processeId)).data.text).toBe('<p>Dois</p>');
    const strange = { id: data.id, processeId: all()[0]?.id, text: '<p>Três</p>' };
    expect((await keepText('PUT', strange)).status).toBe(422);
    expect((await keepText('PUT', { ...strange, id: 99_999 })).status).toBe(404);
  });

  it('of some documents is long, of some not written yet', () => {
    const texts = demoApi.db.preparedTexts.filter(({ clientId }) => clientId === 1);
    expect(texts.length).toBeGreaterThan(35);
    expect(texts.length).toBeLessThan(60);
    expect(Math.max(...texts.map(({ text }) => text.length))).toBeGreaterThan(100_000);
  });
});
