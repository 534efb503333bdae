/*
 * npm start: from a fresh checkout to the running demo in one command.
 * Options after -- go to the demo server (mocks/server.ts): npm start -- --port 4180
 */
import { buildDemo, ensureFree, listenAddress, serveDemo } from './support/demo.mjs';
import { checkNode, installPackages } from './support/install.mjs';
import { main } from './support/run.mjs';

await main(async (args) => {
  checkNode();
  await ensureFree(listenAddress(args), 'npm start');
  await installPackages();
  await buildDemo();
  await serveDemo(args);
});
