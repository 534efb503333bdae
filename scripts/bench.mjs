/*
 * npm run bench: measures the demo with 100,000 voters in a real browser and prints each figure beside its goal.
 *   npm run bench -- --help
 *
 * The tools it needs are packages, so they load only once these are installed.
 */
import { readOptions, usage } from './bench/options.mjs';
import { checkNode, installPackages } from './support/install.mjs';
import { Failure, main, say } from './support/run.mjs';

await main(async (args) => {
  checkNode();
  const options = readOptions(args);
  if (options.help) return say(usage);
  // The JSON is for a program: it alone goes to the standard output, and what people read beside it.
  const printed = console.log;
  if (options.json) console.log = console.error;

  await installPackages();
  // The demo's addresses, its server and the journeys' steps are TypeScript.
  (await import('tsx/esm/api')).register();
  const { runBench } = await import('./bench/runBench.mjs');
  const { report, failures } = await runBench(options);
  if (options.json) printed(JSON.stringify(report, null, 2));
  if (failures.length > 0) throw new Failure(failures.join('\n'));
});
