import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/support/demo.mjs';
import { settled } from '../settled';

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', 'nginx'].find(
  (path) => {
    try {
      execFileSync(path, ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  },
);

/** The line to uncomment for browser reports. */
const reportsLine = /^ *# ("~\S+ 'default=.*)$/m;

/**
 * The example with the test's folders and ports, without TLS, which would need a certificate, and with browser
 * reports; everything else is unchanged.
 */
function settings(folder: string, secure: number, plain: number): string {
  const example = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/var/www/tribuna', `${folder}/dist`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace(/^ *(listen \[::\]|ssl_).*$/gm, '')
    .replace(reportsLine, '$1')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure};`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http {
      types { text/html html; application/javascript js; }
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${example}
    }`;
}

it('the example passes nothing on to a server of which it does not make sure', () => {
  const example = readFileSync('deploy/nginx.conf', 'utf8').replace(/^ *# /gm, '');
  const passing = example.match(/location [^{]*\{[^}]*proxy_pass https:[^}]*\}/g) ?? [];
  expect(passing).not.toHaveLength(0);
  for (const block of passing)
    for (const needed of ['verify on', 'trusted_certificate /', 'server_name on', 'name api'])
      expect(block).toContain(`proxy_ssl_${needed}`);
});

it('the example has browsers report nothing until an address for it is given', () => {
  const example = readFileSync('deploy/nginx.conf', 'utf8');
  expect(example).toMatch(reportsLine);
  expect(example.replace(/^ *#.*$/gm, '')).not.toContain('default="https:');
});

describe('the example for nginx', () => {
  if (!nginx) {
    it('cannot be tried, as this machine has no nginx', () => {
      expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain('server {');
    });
    return;
  }

  const folder = mkdtempSync(join(tmpdir(), 'tribuna-nginx-'));
  let stop = async () => {};
  let url = '';
  let plainUrl = '';

  beforeAll(async () => {
    // The workers of a server started by root run as another user.
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    mkdirSync(join(folder, 'dist/.well-known/acme-challenge'), { recursive: true });
    mkdirSync(join(folder, 'dist/.vite'));
    writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Tribuna</title>');
    writeFileSync(join(folder, 'dist/public.html'), '<!doctype html><title>Convite</title>');
    writeFileSync(join(folder, 'dist/version.json'), '{"start":"/assets/app-1a2b.js"}');
    writeFileSync(join(folder, 'dist/assets/app-1a2b.js'), 'let number = 1;\n'.repeat(500));
    writeFileSync(join(folder, 'dist/assets/ready-3c4d.js'), 'let number = 1;\n'.repeat(500));
    writeFileSync(join(folder, 'dist/assets/ready-3c4d.js.gz'), gzipSync('let number = 2;\n'));
    writeFileSync(join(folder, 'dist/.vite/manifest.json'), '{}');
    writeFileSync(join(folder, 'dist/.well-known/acme-challenge/abc'), 'prova');
    const secure = await freePort();
    let plain = await freePort();
    // A free port stays free, and may be returned twice.
    while (plain === secure) plain = await freePort();
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, settings(folder, secure, plain));
    execFileSync(nginx, ['-t', '-q', '-c', file, '-p', folder]);
    const server = spawn(nginx, ['-c', file, '-p', folder], { stdio: 'ignore' });
    const stopped = once(server, 'exit');
    stop = async () => {
      server.kill();
      await stopped;
    };
    url = `http://127.0.0.1:${secure}`;
    plainUrl = `http://127.0.0.1:${plain}`;
    await vi.waitFor(() => fetch(url), { timeout: 10_000 });
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  const ask = async (path: string) => {
    const response = await fetch(url + path, {
      headers: { referer: `${url}/auth/reset-password/segredo-da-referencia` },
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };

  it.each([
    '/',
    '/auth/login',
    '/appointment/abc',
    '/assets/app-1a2b.js',
    '/assets/gone.js',
    '/.vite/manifest.json',
  ])('sends every header with %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(headers.get('server')).toBe('nginx');
  });

  it.each([
    ['/appointments/list', 200, 'Tribuna'],
    ['/appointment/abc', 200, 'Convite'],
    ['/invoice/open/abc?x=1', 200, 'Convite'],
    ['/assets/gone.js', 404, ''],
    ['/.vite/manifest.json', 404, ''],
    ['/.well-known/security.txt', 404, ''],
    ['/.well-known/acme-challenge/abc', 200, 'prova'],
  ])('answers %s with %s', async (path, status, words) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(words);
  });

  it.each([
    ['/', true],
    ['/voters/4711', true],
    ['/voters/list?x=1', false],
    ['/auth/reset-password/segredo', false],
    ['/appointment/segredo', false],
    ['/invoice/open/segredo', false],
    ['/onboarding/start', false],
    ['/%61uth/reset-password/segredo', false],
    ['//AUTH//reset-password/segredo', false],
  ])('of %s has the browser report a crash: %s', async (path, reports) => {
    const endpoint = (await ask(path)).headers.get('reporting-endpoints');
    expect(endpoint).toBe(reports ? 'default="https://errors.example.com.br/browser"' : null);
  });

  it('keeps assets for ever, version.json never, and has the rest confirmed', async () => {
    const kept = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await kept('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/version.json')).toBe('no-store');
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/assets/gone.js')).toBeNull();
  });

  it('sends what the build has compressed as it is, and compresses the rest', async () => {
    // The compressed file has other contents, to distinguish them.
    expect((await ask('/assets/ready-3c4d.js')).body).toBe('let number = 2;\n');
    const other = await ask('/assets/app-1a2b.js');
    expect(other.headers.get('content-encoding')).toBe('gzip');
    expect(other.body).toContain('let number = 1;');
  });

  it('leads from http to https, and lets certificates be renewed', async () => {
    const answer = await fetch(`${plainUrl}/auth/login?voltar=x`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('https://tribuna.example.com.br/auth/login?voltar=x');
    expect(await (await fetch(`${plainUrl}/.well-known/acme-challenge/abc`)).text()).toBe('prova');
  });

  it('writes into no log what is in a query, in a referrer, or opens something', async () => {
    const secret = 'segredo';
    for (const path of [
      `/auth/reset-password/${secret}`,
      `/AUTH/reset-password/${secret}`,
      `//auth//reset-password/${secret}`,
      `/auth/%72eset-password/${secret}`,
      `/invoice/open/${secret}`,
      `/invoice/use-license/${secret}`,
      `/appointment/${secret}?x=${secret}`,
      `/voters/list?cpf=${secret}`,
      `/assets/gone.js?${secret}`,
    ])
      await ask(path);
    await fetch(`${plainUrl}/auth/reset-password/${secret}?${secret}`, { redirect: 'manual' });
    const written = () => readFileSync(join(folder, 'tribuna-access.log'), 'utf8');
    await settled(() => expect(written()).toContain('GET /assets/gone.js HTTP'));
    expect(written()).toContain('"GET /auth/reset-password/* HTTP/1.1" 200 ');
    expect(written()).toContain('"GET /voters/list HTTP/1.1" 200 ');
    const errors = ['error.log', 'tribuna-error.log'].map((name) => readFileSync(join(folder, name), 'utf8'));
    expect([written(), ...errors].join('\n')).not.toContain(secret);
  });
});
