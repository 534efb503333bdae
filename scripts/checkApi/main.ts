/*
 * `npm run check:api`: reports where an API differs from docs/api.md. Options: options.ts; readers:
 * scripts/checkApi/modules/.
 */
import './settings';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCheckOptions, UsageProblem } from './options';
import { askPassword } from './password';

/** Exit code of Ctrl+C. */
const interrupted = 130;

async function main(): Promise<number> {
  const options = readCheckOptions(process.argv.slice(2));
  const password = process.env.TRIBUNA_PASSWORD || (await askPassword(`Senha de ${options.email}: `));
  if (password === null) {
    throw new UsageProblem('Falta a senha: rode em um terminal, ou ponha-a em TRIBUNA_PASSWORD.');
  }
  // Dynamic: the app's readers use the settings when they load.
  const { runCheck } = await import('./runCheck');
  const { wouldStop } = await import('./findings');
  const { lineOf, reportJson, reportText, summaryOf } = await import('./report');

  const stopping = new AbortController();
  let made = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Without writes there is nothing to clean up.
      if (!options.writes || stopping.signal.aborted) process.exit(interrupted);
      console.error('\nInterrompido: excluindo o que foi criado…');
      stopping.abort();
    });
  }
  const findings = await runCheck({
    ...options,
    password,
    stop: stopping.signal,
    onFinding: (finding) => {
      made += 1;
      console.log(`${String(made).padStart(3)} ${lineOf(finding)}`);
    },
  });
  const report = { url: options.url, day: new Date().toISOString().slice(0, 16).replace('T', ' '), findings };
  mkdirSync(options.out, { recursive: true });
  writeFileSync(join(options.out, 'api-report.md'), reportText(report));
  writeFileSync(join(options.out, 'api-report.json'), reportJson(report));
  console.log(`\n${summaryOf(findings)}`);
  console.log(`Escritos: ${join(options.out, 'api-report.md')} e api-report.json.`);
  return wouldStop(findings) ? 1 : 0;
}

main().then(
  // The app's BroadcastChannels would keep the process alive.
  (code) => process.exit(code),
  (thrown: unknown) => {
    const { name = '', message = '', stack = '' } = (thrown ?? {}) as Partial<Error>;
    const isTold = thrown instanceof UsageProblem || name === 'NoSession' || name === 'NoAnswer';
    console.error(isTold ? `✖ ${message}` : stack);
    process.exit(name === 'AbortError' ? interrupted : 1);
  },
);
