import { cpus } from 'node:os';
import { startDemoServer } from '../../e2e/support/demoServer.ts';
import { buildDemo } from '../support/demo.mjs';
import { Failure, isStopping, say } from '../support/run.mjs';
import { launchBrowser, signIn } from './browser.mjs';
import { slownessSeen } from './machine.mjs';
import { parts } from './options.mjs';
import { benchDist, buildPlainPages } from './plainPages.mjs';
import { printTable, summarise } from './table.mjs';

const voters = 100_000;
/** Creating this many voters takes longer than starting a journey's server. */
const longestStart = 180_000;

/**
 * Builds, measures the chosen parts, prints the table.
 * @returns the report and, for each part that could not be measured, its name and what it was waiting for
 */
export async function runBench({ runs, only }) {
  // The office's zone, as in the journeys: one "today" for server and browser.
  process.env.TZ = 'America/Sao_Paulo';
  const browser = await launchBrowser();
  try {
    await buildDemo();
    await buildPlainPages();
    say(`▸ Iniciando a demonstração com ${voters.toLocaleString('pt-BR')} eleitores…`);
    const server = await startDemoServer(
      ['--voters', String(voters), '--dist', benchDist],
      undefined,
      longestStart,
    );
    try {
      const session = await signIn(browser, server.url);
      const figures = [];
      const failures = [];
      for (const part of only) {
        say(`▸ ${parts[part]}…`);
        try {
          figures.push(...(await measure(part, { browser, url: server.url, session, voters, runs })));
        } catch (thrown) {
          if (isStopping() || thrown instanceof Failure) throw thrown;
          failures.push(`A parte "${part}" não pôde ser medida: ${thrown.message}`);
          say(`  ${failures.at(-1)}`);
        }
      }
      const report = {
        machine: describeMachine(browser),
        slowness: slownessSeen(),
        voters,
        runs,
        figures: figures.map(summarise),
      };
      printTable(report);
      return { report, failures };
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
  }
}

async function measure(part, bench) {
  const { measureAll } = await import(`./${part}.mjs`);
  return (await measureAll(bench)).map((figure) => ({ part, ...figure }));
}

const describeMachine = (browser) => ({
  cores: cpus().length,
  processor: cpus()[0]?.model.trim() ?? '',
  node: process.versions.node,
  chromium: browser.version(),
});
