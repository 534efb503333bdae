import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { readCheckOptions } from '../../scripts/checkApi/options';
import { parseExpires } from '../../scripts/checkApi/tokenEnd';
import { createAsk } from '../../scripts/checkApi/wire';
import { openHost } from './demoCheck';

const { email, password } = demoAccounts.administrator;

/** Runs the command as npm does, with its reports in a separate folder. */
function command(url: string, ...flags: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tribuna-check-'));
  const args = ['--import', 'tsx', 'scripts/checkApi/main.ts', '--url', `${url}/api`, '--email', email];
  const child = spawn(process.execPath, [...args, '--out', folder, ...flags], {
    env: { ...process.env, TRIBUNA_PASSWORD: password },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, folder, ended, printed: () => printed };
}

describe('npm run check:api', () => {
  it('prints a line for each check, writes both reports, and ends with 0', async () => {
    const { url } = await openHost();
    const { ended, folder, printed } = command(url);
    expect(await ended).toBe(0);
    expect(printed()).toMatch(/✔ GET telefonema\.php · search +como documentado +\d+ ms/);
    const report = JSON.parse(readFileSync(join(folder, 'api-report.json'), 'utf8')) as {
      findings: unknown[];
    };
    expect(report.findings.length).toBeGreaterThan(100);
    expect(readFileSync(join(folder, 'api-report.md'), 'utf8')).toContain('Nada pararia uma tela.');
  });

  it('ends with 1 where a screen would stop', async () => {
    const { url } = await openHost('--defect', 'no-tokens');
    const { ended, folder } = command(url);
    expect(await ended).toBe(1);
    expect(readFileSync(join(folder, 'api-report.md'), 'utf8')).toContain('acerte antes de publicar');
  });

  it('ends at once on Ctrl+C, while an answer is awaited', async () => {
    const silent = createServer();
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const asked = once(silent, 'request');
    const { child, ended, folder } = command(`http://127.0.0.1:${port}`);
    await asked;
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(existsSync(join(folder, 'api-report.md'))).toBe(false);
  });
});

describe('what the command is told', () => {
  const told = (...flags: string[]) => readCheckOptions(flags);
  const where = ['--url', 'https://api.example.com.br/', '--email', 'a@b.com'];

  it('is where the API is and who signs in', () => {
    expect(told(...where)).toMatchObject({
      url: 'https://api.example.com.br',
      email: 'a@b.com',
      writes: false,
    });
  });

  it.each([
    [[], /Falta --url/],
    [['--url', 'api'], /Falta --url, ou não é um endereço/],
    [['--url', 'https://x.y'], /Falta --email/],
    [[...where, '--writes'], /repita com --office-is-for-tests/],
    [[...where, '--account', 'x'], /--account é um número/],
    [[...where, '--nada'], /Opção inválida/],
  ])('is refused as %j', (flags, words) => expect(() => told(...flags)).toThrow(words));
});

describe('an address that gives no answer', () => {
  const failing = (thrown: unknown) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(thrown);
    const ask = createAsk('https://api.example.com.br', new AbortController().signal, null);
    return ask({ method: 'GET', script: 'login.php', action: 'getAccount' });
  };
  const withCode = (code: string) => new TypeError('fetch failed', { cause: { code } });

  it.each([
    [withCode('DEPTH_ZERO_SELF_SIGNED_CERT'), /certificado do servidor não é aceito/],
    [withCode('CERT_HAS_EXPIRED'), /certificado do servidor não é aceito/],
    [withCode('ERR_TLS_CERT_ALTNAME_INVALID'), /certificado do servidor não é aceito/],
    [withCode('ENOTFOUND'), /Não há servidor com esse nome/],
    [withCode('ECONNREFUSED'), /Ninguém atende nesse endereço/],
    [withCode('ECONNRESET'), /não respondeu \(ECONNRESET\)/],
    [new DOMException('late', 'TimeoutError'), /não respondeu em 15 segundos/],
  ])('is told by its cause: %s', (thrown, words) => expect(failing(thrown)).rejects.toThrow(words));
});

describe('the end of a token', () => {
  it.each([
    ['2026-11-22T10:00:00-03:00', Date.UTC(2026, 10, 22, 13), 'com o fuso que traz'],
    ['2026-11-22T13:00:00.000Z', Date.UTC(2026, 10, 22, 13), 'com o fuso que traz'],
    ['2026-11-22 10:00:00', Date.UTC(2026, 10, 22, 13), 'sem fuso, na hora deste computador'],
    [1_795_352_400, Date.UTC(2026, 10, 22, 13), 'como segundos desde 1970'],
    ['1795352400', Date.UTC(2026, 10, 22, 13), 'como segundos desde 1970'],
  ])('is read of %j', (written, instant, zone) => expect(parseExpires(written)).toEqual({ instant, zone }));

  it.each([undefined, null, '', 'amanhã'])('is none of %j', (written) =>
    expect(parseExpires(written)).toBeNull(),
  );
});
