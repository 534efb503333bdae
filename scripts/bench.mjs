/*
 * npm run bench: measures the demo with 100,000 voters in a real browser and prints each figure beside its goal.
 *   npm run bench -- --help
 *
 * Its tools are packages, so they are imported only once these are installed.
 */
import { readOptions, usage } from './bench/options.mjs';
import { checkNode, installPackages } from './support/install.mjs';
import { Failure, main, say } from './support/run.mjs';

await main(async (args) => {
  checkNode();
  const options = readOptions(args);
  if (options.help) return say(usage);
  // The JSON is for programs: only it goes to standard output, and messages for people elsewhere.
  const printed = console.log;
  if (options.json) console.log = console.error;

  await installPackages();
  // The demo's URLs, its server and the journeys' steps are TypeScript.
  (await import('tsx/esm/api')).register();
  const { runBench } = await import('./bench/runBench.mjs');
  const { report, failures } = await runBench(options);
  if (options.json) printed(JSON.stringify(report, null, 2));
  if (failures.length > 0) throw new Failure(failures.join('\n'));
});
