/*
 * npm run demo: the demo with the server's options (npm run demo -- --voters 100000).
 * npm run demo:reset: the same, starting from fresh data. Packages must be installed; npm start does that.
 */
import { buildDemo, ensureFree, listenAddress, serveDemo } from './support/demo.mjs';
import { checkNode } from './support/install.mjs';
import { main } from './support/run.mjs';

await main(async (args) => {
  checkNode();
  await ensureFree(listenAddress(args), 'npm run demo');
  await buildDemo();
  await serveDemo(args);
});
