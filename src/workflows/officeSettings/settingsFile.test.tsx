import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { always } from '@tests/always';
import { administrator } from '@tests/office';
import { keepView, savedViewsShelf } from '@/records/list/deferred/savedViews';
import { sharedSearch } from '@/records/list/deferred/views.piece';
import { keepSettings, queueSettings } from '@/features/services/queue/queueSettings';
import { profileShelf } from '@/records/office/officeProfile';
import { beginSession, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { differenceOf } from './difference';
import { pieces } from './pieces';
import { fileLimits, fileOf, fragmentOf, incomingOf, textOfFragment } from './settingsFile';
import { beginWith, takeStart } from './start';

installDemoApi();
beforeEach(() => {
  onTestFinished(endSession);
  beginSession(readSessionReply(sessionFor(administrator.email)));
});

const all = pieces.map(({ name }) => name);
const pieceOf = (name: string) => pieces.find((one) => one.name === name) ?? expect.unreachable();
const valueOf = (text: string, name: string) => incomingOf(text)?.values[name];
const nothing = { statuses: [], categories: [] };

const deadlines = { abertos: [1, 2], encerrados: [3], prazo: 20, prazos: [{ categoria: 7, dias: 10 }] };
const texts = [{ name: 'Recebido', text: 'Recebemos o seu pedido.' }];
const file = (values: object) => JSON.stringify({ tribuna: 'ajustes', versao: 1, ...values });

/** Every text and number of the demo that could identify someone. */
function personalValues(): string[] {
  const found = new Set<string>();
  const collect = (value: unknown, key = ''): void => {
    if (Array.isArray(value)) value.forEach((one) => collect(one, key));
    else if (value && typeof value === 'object')
      Object.entries(value).forEach(([name, one]) => collect(one, name));
    else if (/name|phone|number|email|registration|cpf|address/i.test(key) && String(value).length > 5)
      found.add(String(value));
  };
  demoApi.db.voters.all().forEach((voter) => collect(voter));
  demoApi.db.calls.all().forEach(({ name, telephone }) => collect({ name, telephone }));
  return [...found];
}

describe('what is shared', () => {
  it('has no name, number or id of anybody, whatever the office keeps', () => {
    const voter = demoApi.db.voters.all()[0] ?? expect.unreachable();
    keepSettings({ open: [1], ended: [2], days: 30, categoryDays: new Map([[7, 10]]) });
    const search = new URLSearchParams({
      ...{ name: voter.name, telephone: '19981110001', electorId: '987654321', reference: '987654321' },
      ...{
        statusId: '3',
        startCreatedDate: '2026-10-01',
        districtsIds: '4.5',
        limit: '25',
        statusName: voter.name,
      },
    });
    keepView({ module: 'services', name: 'Abertos', search: `?${search.toString()}`, shown: [], hidden: [] });
    onTestFinished(() => {
      keepSettings(null);
      savedViewsShelf.clear();
    });
    const text = fileOf(all, 1);
    const values = personalValues();
    expect(values.length).toBeGreaterThan(200);
    expect(values.filter((value) => text.includes(value))).toEqual([]);
    expect(text).not.toContain('987654321');
    expect(JSON.parse(text)).toMatchObject({
      visoes: [{ search: '?statusId=3&startCreatedDate=2026-10-01&districtsIds=4.5&limit=25' }],
    });
  });

  it('is of a view what no person can be found by', () => {
    expect(sharedSearch('?voterId=7&requesterId=8&panel=details&id=9&statusId=abc&genre=1')).toBe('?genre=1');
  });

  it('goes behind an address and comes back', () =>
    always(fc.string({ unit: 'grapheme' }), (text) => {
      const fragment = fragmentOf(text);
      expect(fragment).toMatch(/^[\w-]*$/);
      expect(textOfFragment(fragment)).toBe(text);
    }));
});

describe('a file that anybody may have written', () => {
  it.each([
    ['no JSON', '<html>'],
    ['another file', '{"a":1}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a later version', JSON.stringify({ tribuna: 'ajustes', versao: 2 })],
    ['one too long', file({ lixo: 'a'.repeat(1_600_000) })],
  ])('is nothing where it is %s', (_, text) => {
    expect(incomingOf(text)).toBeNull();
  });

  it('is read piece by piece: what is not understood is told, and the rest stays', () => {
    const incoming = incomingOf(
      file({
        ...{
          prazos: { ...deadlines, prazo: -1 },
          textos: texts,
          cartas: [{ name: 'a'.repeat(100), html: '' }],
        },
        ...{ visoes: 'todas', outra: [1], __proto__: { textos: [] } },
      }),
    );
    expect(incoming?.values).toEqual({ textos: texts });
    expect(incoming?.broken).toEqual(['Status abertos e prazos', 'Modelos de carta', 'Visões das listas']);
  });

  it('may be one of before, of a single kind', () => {
    expect(valueOf(JSON.stringify(deadlines), 'prazos')).toEqual(deadlines);
    expect(valueOf(JSON.stringify({ modelos: texts }), 'textos')).toEqual(texts);
  });

  it('never throws', () => always(fc.json(), (text) => void incomingOf(text)));
});

describe('taking', () => {
  it('joins or replaces, as said', () => {
    const { take, ours, stored } = pieceOf('prazos');
    onTestFinished(() => void keepSettings(null));
    keepSettings({ open: [3, 9], ended: [1], days: 30, categoryDays: new Map([[8, 5]]) });
    expect(take(deadlines, 'join')).toBe('');
    expect(queueSettings()).toMatchObject({ open: [1, 2, 9], ended: [3], days: 20 });
    expect([...queueSettings().categoryDays]).toEqual([
      [8, 5],
      [7, 10],
    ]);
    expect(take(deadlines, 'replace')).toBe('');
    expect(ours()).toEqual(deadlines);
    expect(take({ prazo: 0 }, 'replace')).not.toBe('');
    expect(JSON.parse(stored())).toEqual(deadlines);
  });

  it.each(['textos', 'cartas', 'visoes'])(
    'of %s, the one of the same name takes the place of ours',
    (name) => {
      const { take, ours, entriesOf } = pieceOf(name);
      const of = (called: string, text: string) => ({
        ...{ name: called, text, html: `<p>${text}</p>` },
        ...{ module: 'services', search: `?limit=${text.length}`, shown: [], hidden: [] },
      });
      onTestFinished(() => void take([], 'replace'));
      take([of('A', 'um'), of('B', 'dois')], 'replace');
      take([of('B', 'outro'), of('C', 'três')], 'join');
      expect(entriesOf(ours(), nothing)?.map((one) => one.name)).toEqual(['A', 'B', 'C']);
      take([of('C', 'três')], 'replace');
      expect(entriesOf(ours(), nothing)?.map((one) => one.name)).toEqual(['C']);
    },
  );

  it('of what an office says of itself, says what ours does not, and is refused where it is none', () => {
    const { take, ours, entriesOf } = pieceOf('gabinete');
    onTestFinished(() => void profileShelf.clear());
    const of = (cidade: string, ...secretarias: string[]) => ({
      ...{ cidade, ddd: '', titular: '', cargo: 'Vereadora' },
      destinatarios: secretarias.map((secretaria) => ({ secretaria, nome: cidade || 'Ana', cargo: '' })),
    });
    expect(ours()).toBeUndefined();
    take(of('Campinas', 'Obras', 'Saúde'), 'replace');
    take(of('', 'saude', 'Parques'), 'join');
    expect(entriesOf(ours(), nothing)?.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      ...['Cidade: Campinas', 'Titular: Vereadora', 'saude: Ana', 'Parques: Ana', 'Obras: Campinas'],
    ]);
    for (const none of [{ ...of('x'), ddd: '1' }, of('x'.repeat(121)), { cidade: 'x' }, null])
      expect([entriesOf(none, nothing), take(none, 'join') !== '']).toEqual([null, true]);
    take(of('Itu'), 'replace');
    expect(ours()).toEqual(of('Itu'));
  });

  it('is told before: what is new, changes, goes and stays', () => {
    const entry = (name: string, text: string) => ({ name, text });
    const ours = [entry('A', '1'), entry('B', '1'), entry('C', '1')];
    const theirs = [entry('A', '1'), entry('B', '2'), entry('D', '1')];
    const told = (how: 'join' | 'replace') =>
      differenceOf(ours, theirs, how).map(({ name, change }) => name + change);
    expect(told('join')).toEqual(['Bchanged', 'Dnew', 'Asame']);
    expect(told('replace')).toEqual(['Bchanged', 'Dnew', 'Cgone', 'Asame']);
  });
});

describe('the start beside the app', () => {
  const start = (prazo: number) =>
    beginWith(incomingOf(file({ prazos: { ...deadlines, prazo } })) ?? expect.unreachable());

  it('is taken, and taken anew, until somebody chooses otherwise', () => {
    onTestFinished(() => localStorage.clear());
    localStorage.clear();
    start(20);
    expect(queueSettings().days).toBe(20);
    start(25);
    expect(queueSettings().days).toBe(25);
    keepSettings({ ...queueSettings(), days: 40 });
    start(26);
    expect(queueSettings().days).toBe(40);
    keepSettings(null);
    start(27);
    expect(queueSettings().days).toBe(30);
  });

  it('of another office brings only what does not use its lists', () => {
    onTestFinished(() => localStorage.clear());
    localStorage.clear();
    const content = file({ gabinete: 999_999, prazos: deadlines, textos: texts });
    beginWith(incomingOf(content) ?? expect.unreachable());
    expect(queueSettings().days).toBe(30);
    expect(pieceOf('textos').ours()).toEqual(texts);
  });

  describe('as it is asked for', () => {
    const beside = `${window.location.origin}/ajustes.json`;
    const json = { 'content-type': 'application/json' };
    /** The days in use after a response; 30 if nothing was taken. */
    const daysAfter = async (answer: () => Response) => {
      localStorage.clear();
      demoApi.server.use(http.get(beside, answer));
      await takeStart();
      return queueSettings().days;
    };

    it('takes a file of settings, asking for it without telling who asks', async () => {
      onTestFinished(() => localStorage.clear());
      const asked: Request[] = [];
      const days = await daysAfter(() => new HttpResponse(file({ prazos: deadlines }), { headers: json }));
      expect(days).toBe(20);
      demoApi.server.use(
        http.get(beside, ({ request }) => {
          asked.push(request);
          return HttpResponse.json({});
        }),
      );
      await takeStart();
      expect(asked.map(({ credentials, headers }) => [credentials, headers.get('token')])).toEqual([
        ['omit', null],
      ]);
      expect(queueSettings().days).toBe(20);
    });

    it.each<[string, () => Response]>([
      ['there is none', () => new HttpResponse(null, { status: 404 })],
      ['the app itself answers', () => HttpResponse.html('<!doctype html>')],
      ['a page has its words', () => HttpResponse.html(file({ prazos: deadlines }))],
      ['it is cut short', () => new HttpResponse('{"tribuna":"ajustes"', { headers: json })],
      ['it is another file', () => HttpResponse.json({ name: 'tribuna' })],
      [
        'it is too long',
        () =>
          new HttpResponse(file({ prazos: deadlines }), {
            headers: { ...json, 'content-length': String(fileLimits.bytes + 1) },
          }),
      ],
      ['there is no network', () => HttpResponse.error()],
    ])('takes nothing and says nothing where %s', async (_, answer) => {
      onTestFinished(() => localStorage.clear());
      expect(await daysAfter(answer)).toBe(30);
    });

    it('takes nothing that comes after who was signed in has left', async () => {
      onTestFinished(() => localStorage.clear());
      await daysAfter(() => {
        endSession();
        return new HttpResponse(file({ prazos: deadlines }), { headers: json });
      });
      expect(localStorage).toHaveLength(0);
    });
  });
});
