import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromJSON } from '../db';
import type { Mail } from '../protocol/calls';
import { demoAccounts, demoPassword } from '../seed/accounts';
import { DataFile, openData } from './dataFile';
import { readOptions, StartProblem, type HostOptions } from './options';
import { startHost, type Host } from './startHost';

let folder = '';
const running: Host[] = [];
const mails: Mail[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tribuna-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Tribuna</title>');
  writeFileSync(join(folder, 'dist/assets/app-1a2b.js'), 'let number = 1;\n'.repeat(500));
  writeFileSync(join(folder, 'dist/.secret'), 'segredo');
  writeFileSync(join(folder, 'outside.txt'), 'fora');
  symlinkSync(join(folder, 'outside.txt'), join(folder, 'dist/link.txt'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((host) => host.close()));
  rmSync(folder, { recursive: true });
  mails.length = 0;
});

async function start(changes: Partial<HostOptions> = {}): Promise<Host> {
  const options = { ...readOptions(['--port', '0', '--memory'], {}), dist: join(folder, 'dist'), ...changes };
  const host = await startHost(options, (mail) => mails.push(mail));
  running.push(host);
  return host;
}

/** Without fetch, which would normalise the path and headers. */
async function askRaw(url: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url);
  const asked = request({ hostname, port, path, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

const page = { accept: 'text/html,*/*' };

describe('serving the app', () => {
  it('answers every page address with the app, under the content policy', async () => {
    const { url } = await start();
    for (const path of ['/', '/auth/login', '/appointment/abc?x=1', '/index.html']) {
      const { status, headers, body } = await askRaw(url, path, page);
      expect([path, status, String(body)]).toEqual([path, 200, expect.stringContaining('<title>Tribuna')]);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[\w+/]+=';.*trusted-types app-worker dompurify$/,
      );
    }
  });

  it('answers the public pages with an HTML of their own, where the build has one', async () => {
    const { url } = await start();
    const titleOf = async (path: string) => String((await askRaw(url, path, page)).body).slice(15);
    expect(await titleOf('/appointment/abc')).toBe('<title>Tribuna</title>');
    writeFileSync(join(folder, 'dist/public.html'), '<!doctype html><title>Convite</title>');
    expect(await titleOf('/appointment/abc')).toBe('<title>Convite</title>');
    expect(await titleOf('/invoice/open/abc?x=1')).toBe('<title>Convite</title>');
    expect(await titleOf('/appointments/list')).toBe('<title>Tribuna</title>');
  });

  it('lets nothing keep the file by which an open tab learns of a new version', async () => {
    const { url } = await start();
    expect((await askRaw(url, '/version.json', page)).status).toBe(404);
    writeFileSync(join(folder, 'dist/version.json'), '{"start":"/assets/app-1a2b.js"}');
    const { status, headers } = await askRaw(url, '/version.json', page);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('keeps assets for ever, compressed, and confirms them by their tag', async () => {
    const { url } = await start();
    const path = '/assets/app-1a2b.js';
    const small = await askRaw(url, path, { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect((await askRaw(url, path, { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe(
      'gzip',
    );
    const whole = await askRaw(url, path);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(whole.body.length).toBe(8000);

    const tag = String(small.headers.etag);
    const again = await askRaw(url, path, { 'accept-encoding': 'gzip, br', 'if-none-match': tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(whole.headers.etag).not.toBe(tag);
  });

  it('has no page for a missing asset or for what is no navigation', async () => {
    const { url } = await start();
    expect((await askRaw(url, '/assets/gone.js', page)).status).toBe(404);
    expect((await askRaw(url, '/manifest.json', { accept: '*/*' })).status).toBe(404);
    expect((await fetch(`${url}/auth/login`, { method: 'POST', headers: page })).status).toBe(405);
  });

  it.each([
    '/..%2foutside.txt',
    '/%2e%2e%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/..%5coutside.txt',
    '/.secret',
    '/link.txt',
    '/%00',
    '/%E0%A4%A',
    '//outside.txt',
  ])('does not leave its directory for %s', async (path) => {
    const { url } = await start();
    const { status, body } = await askRaw(url, path, page);
    expect([400, 404]).toContain(status);
    expect(String(body)).not.toMatch(/fora|segredo/);
  });

  it('says so when the app was not built', async () => {
    await expect(start({ dist: join(folder, 'nothing') })).rejects.toThrow(/npm run build/);
  });
});

describe('the names it answers by', () => {
  const statusOf = async (url: string, host: string, path = '/') =>
    (await askRaw(url, path, { ...page, host })).status;

  it.each([
    'localhost',
    '127.0.0.1',
    '[::1]',
    'LOCALHOST:80',
    '127.0.0.1:4173',
    '[::1]:4173',
    'demo.example',
  ])('are its own, such as %s', async (host) => {
    const { url } = await start({ names: ['demo.example'] });
    expect(await statusOf(url, host)).toBe(200);
  });

  it.each(['mal.example', 'mal.example:4173', 'localhost.mal.example', '127.0.0.1.nip.io', '192.0.2.7'])(
    'are not others, such as "%s", which a page elsewhere may have pointed here',
    async (host) => {
      const { url } = await start();
      const before = await statusOf(url, host);
      expect([before, await statusOf(url, host, '/api/login.php')]).toEqual([421, 421]);
      expect(await statusOf(url, host, '/arquivos/x.png')).toBe(421);
    },
  );

  it('are all this machine has, when it listens everywhere', async () => {
    const { url } = await start({ host: '0.0.0.0' });
    const [address = ''] = Object.values(networkInterfaces()).flatMap((each) =>
      (each ?? []).filter(({ family }) => family === 'IPv4').map((found) => found.address),
    );
    expect(await statusOf(url, address)).toBe(200);
    expect(await statusOf(url, 'mal.example')).toBe(421);
  });
});

describe('pages of another origin', () => {
  const preflight = async (url: string) =>
    Object.fromEntries((await fetch(`${url}/api/login.php`, { method: 'OPTIONS' })).headers);

  it('may not ask', async () => {
    const { url } = await start();
    const told = JSON.stringify(await preflight(url));
    expect(told).not.toContain('access-control');
    const answer = await askRaw(url, '/api/login.php?email=x', { action: 'getAccount' });
    expect(JSON.stringify(answer.headers)).not.toContain('access-control');
  });

  it('may, when it was started for that one', async () => {
    const origin = 'http://127.0.0.1:5173';
    const { url } = await start({ origin });
    expect(await preflight(url)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'token, action, content-type',
      vary: 'origin',
    });
    const answer = await askRaw(url, '/api/login.php?email=x', { action: 'getAccount' });
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
  });
});

describe('serving the API', () => {
  const login = async (url: string) => {
    const response = await fetch(`${url}/api/login.php`, {
      method: 'POST',
      headers: { action: 'login', 'content-type': 'application/json' },
      body: JSON.stringify({ id: 1, password: demoPassword }),
    });
    return { status: response.status, session: await response.json() };
  };

  it('answers below /api, alone if no app is given', async () => {
    const { url } = await start({ dist: null });
    expect((await login(url)).session.user.name).toBe('Helena Prado');
    expect((await askRaw(url, '/', page)).status).toBe(404);
    expect((await askRaw(url, '/api/', page)).status).toBe(404);
    expect((await askRaw(url, '/api/a/b.php', page)).status).toBe(404);
  });

  it('serves uploads as downloads, never as pages', async () => {
    const { url } = await start();
    const { session } = await login(url);
    const body = new FormData();
    body.append('file', new File(['%PDF-1.4'], 'laudo.pdf', { type: 'application/pdf' }));
    const headers = { action: 'create', token: session.token.value };
    const uploaded = await (await fetch(`${url}/api/object.php`, { method: 'POST', headers, body })).json();
    expect(uploaded.url).toMatch(`${url}/arquivos/`);
    const served = await fetch(uploaded.url);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await served.text()).toBe('%PDF-1.4');
    expect((await askRaw(url, '/arquivos/..%2foutside.txt')).status).toBe(404);
  });

  it('refuses bodies no screen sends', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/api/login.php`, { method: 'POST', body: 'x'.repeat(5_000_000) });
    expect(response.status).toBe(413);
    expect((await login(url)).status).toBe(200);
  });

  it('hands mails to whoever started it, waits when told and answers like PHP when told', async () => {
    const { url } = await start({ delay: 60, php: true });
    const begin = performance.now();
    expect((await login(url)).session.user.id).toBe('1');
    expect(performance.now() - begin).toBeGreaterThan(55);
    await fetch(`${url}/api/conta.php`, {
      method: 'POST',
      headers: { action: 'forgot_password', 'content-type': 'application/json' },
      body: JSON.stringify({ userId: null, email: demoAccounts.basic.email }),
    });
    expect(mails).toMatchObject([
      { to: demoAccounts.basic.email, link: expect.stringMatching(/^\/auth\/reset/) },
    ]);
  });

  it('explains a port that is taken', async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    await expect(start({ port })).rejects.toThrow(
      new RegExp(`porta ${port} já está em uso.*PORT=\\d+ npm start`),
    );
  });
});

describe('the data file', () => {
  const path = () => join(folder, 'kept/data.json');

  it('brings the data of the last run back, until a reset', async () => {
    const first = await start({ dataFile: path() });
    first.db.calls.update(1, { name: 'Ícaro de volta' });
    await first.close();
    const second = await start({ dataFile: path() });
    expect(second.db.calls.get(1)?.name).toBe('Ícaro de volta');
    await second.close();
    const third = await start({ dataFile: path(), reset: true });
    expect(third.db.calls.get(1)?.name).not.toBe('Ícaro de volta');
    expect(readdirSync(join(folder, 'kept'))).toEqual(['data.json']);
  });

  it('writes changes a moment later, without being asked', async () => {
    const { db } = openData(null, {});
    const file = new DataFile(path(), db);
    file.save();
    const savedName = () => JSON.parse(readFileSync(path(), 'utf8')).tables.calls.rows[0].name as string;
    const before = savedName();
    db.calls.update(1, { name: 'um' });
    file.saveSoon(20);
    db.calls.update(1, { name: 'dois' });
    file.saveSoon(20);
    expect(savedName()).toBe(before);
    await vi.waitFor(() => expect(savedName()).toBe('dois'), { timeout: 20_000 });
    expect(readdirSync(join(folder, 'kept'))).toEqual(['data.json']);
  });

  it('never lets a slow write win over a newer one', async () => {
    const { db } = openData(null, {});
    const file = new DataFile(path(), db);
    db.calls.update(1, { name: 'antigo' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      file.saveSoon(0);
      vi.runAllTimers();
    } finally {
      vi.useRealTimers();
    }
    db.calls.update(1, { name: 'novo' });
    file.save();
    // The slow save ends by checking whether there is more to write.
    const looked = vi.spyOn(file, 'saveSoon');
    await vi.waitFor(() => expect(looked).toHaveBeenCalled(), { timeout: 20_000 });
    expect(readdirSync(join(folder, 'kept'))).toEqual(['data.json']);
    expect(fromJSON(JSON.parse(readFileSync(path(), 'utf8'))).calls.get(1)?.name).toBe('novo');
  });

  it.each([
    ['broken', '{"format":1,"tables":{'],
    ['of another version', '{"format":0,"tables":{}}'],
    ['empty', ''],
  ])('sets a file aside that is %s, and says so', async (_, content) => {
    mkdirSync(join(folder, 'kept'));
    writeFileSync(path(), content);
    const { notice, db } = await start({ dataFile: path() });
    expect(notice).toMatch(/não pôde ser lido .*guardado em .*invalido/);
    expect(db.voters.size).toBeGreaterThan(400);
    const aside = readdirSync(join(folder, 'kept')).find((name) => name.includes('invalido')) ?? '';
    expect(readFileSync(join(folder, 'kept', aside), 'utf8')).toBe(content);
  });
});

describe('the command line', () => {
  it('has defaults, and flags win over the environment', () => {
    expect(readOptions([], {})).toMatchObject({ port: 4173, host: '127.0.0.1', dataFile: '.demo/data.json' });
    expect(readOptions([], { PORT: '4180', HOST: '0.0.0.0' })).toMatchObject({ port: 4180, host: '0.0.0.0' });
    expect(readOptions(['--port', '5000', '--voters', '9', '--memory'], { PORT: '4180' })).toMatchObject({
      port: 5000,
      voters: 9,
      dataFile: null,
    });
    expect(readOptions([], {})).toMatchObject({ names: [], origin: null });
    const flags = ['--name', 'a.example', '--name', 'b.example', '--origin', 'http://c.example/'];
    expect(readOptions(flags, {})).toMatchObject({
      names: ['a.example', 'b.example'],
      origin: 'http://c.example',
    });
  });

  it.each([
    [['--port', 'abc']],
    [['--port', '70000']],
    [['--prot', '1']],
    [['--voters', '-1']],
    [['--origin', 'qualquer']],
    [['--origin', 'http://a.example/x']],
  ])('explains %s', (flags) => {
    expect(() => readOptions(flags, {})).toThrow(StartProblem);
  });
});
