/*
 * Checks that a production build contains nothing of the demo: no demo account, no mock, none of their libraries. node
 * scripts/leaks.mjs [dist]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, say } from './support/run.mjs';

const traces = ['tribuna.demo', 'tribuna123', 'mockServiceWorker', '[MSW]', 'node_modules/msw', 'mocks/'];

await main(async ([dist = 'dist']) => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found = files.flatMap((file) => {
    const content = readFileSync(file, 'latin1');
    return traces.filter((trace) => content.includes(trace)).map((trace) => `  ${file}: "${trace}"`);
  });
  if (found.length)
    throw new Failure(`A construção de produção contém partes da demonstração:\n${found.join('\n')}`);
  say(`Nada da demonstração nos ${files.length} arquivos de produção.`);
});
