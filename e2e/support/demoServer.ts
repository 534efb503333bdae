import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@mocks/db';
import { readOptions } from '@mocks/host/options';
import { startHost } from '@mocks/host/startHost';
import { mailText } from '@mocks/host/welcome';
import { givenSeed } from '../../scripts/support/seed.mjs';
import { freePort } from '../../scripts/support/demo.mjs';

export const dist = '.demo/dist';

/** A demo server on its own port; data in memory unless its options say otherwise. */
export interface DemoServer {
  /** Without a trailing slash. */
  url: string;
  /** Output so far, with the e-mails it would have sent. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Ports of stopped servers, reused by the next one: the app's code then has the same URL in all journeys of a process,
 * and the browser compiles it once.
 */
const freed: number[] = [];

/** Runs in this process: starts in hundredths of a second, so each journey has its own. */
export async function openDemo(options: readonly string[]): Promise<DemoServer & { db: Database }> {
  expectBuild();
  let printed = '';
  const seed = givenSeed(process.env);
  const lateness = seed === null ? [] : ['--jitter', String(seed)];
  const where = ['--dist', dist, '--memory', '--host', '127.0.0.1', ...lateness];
  const start = (port: number) =>
    startHost(readOptions([...where, '--port', String(port), ...options], {}), (mail, origin) => {
      printed += mailText(mail, origin);
    });
  // Another process may have taken it meanwhile.
  const host = await start(freed.pop() ?? 0).catch(() => start(0));
  const stop = async () => {
    await host.close();
    freed.push(Number(new URL(host.url).port));
  };
  return { url: host.url, db: host.db, printed: () => printed, stop };
}

/**
 * Started as by `npm start`, with extra options of mocks/server.ts; waits until it responds. `--data FILE`
 * keeps the data on disk.
 * @param longestStart milliseconds; creating many voters takes time
 */
export async function startDemoServer(
  options: string[] = [],
  port?: number,
  longestStart = 60_000,
): Promise<DemoServer> {
  expectBuild();
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const data = options.includes('--data') ? [] : ['--memory'];
  const where = ['--dist', dist, ...data, '--host', '127.0.0.1', '--port', String(ownPort)];
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts', ...where, ...options]);
  const killWithUs = () => child.kill();
  process.once('exit', killWithUs);
  const exited = once(child, 'exit').finally(() => process.off('exit', killWithUs));

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }

  const deadline = Date.now() + longestStart;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The demo server stopped (${child.exitCode}):\n${output}`);
    if (Date.now() > deadline) {
      child.kill();
      throw new Error(`The demo server did not answer within ${longestStart / 1000} s:\n${output}`);
    }
    await delay(50);
  }
  return {
    url,
    printed: () => output,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

function expectBuild() {
  if (existsSync(dist)) return;
  throw new Error('Falta a construção da demonstração: rode as jornadas com npm run test:e2e.');
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
