/*
 * npm run voice: ten tasks in a Firefox that Orca reads aloud, its words as text. Linux only; as root on Debian it
 * installs what is missing.
 *   npm run voice -- --write      keeps the transcripts (e2e/voice/transcripts), to be read
 *   npm run voice -- -g eleitor   some of the tasks; other options go to Playwright
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildDemo } from './support/demo.mjs';
import { checkNode, installPackages } from './support/install.mjs';
import { Failure, main, root, run, say } from './support/run.mjs';

/** Commands, and their Debian packages. */
const needed = {
  orca: 'orca at-spi2-core',
  'xvfb-run': 'xvfb xauth',
  'dbus-run-session': 'dbus',
  xdotool: 'xdotool',
  'firefox-esr': 'firefox-esr',
};

const isThere = (command) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));
const missing = () => Object.keys(needed).filter((command) => !isThere(command));

async function ensureReader() {
  if (missing().length > 0 && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const packages = missing().flatMap((command) => needed[command].split(' '));
    say(`▸ Instalando o leitor de tela e o que ele pede (${packages.join(', ')})…`);
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  }
  const left = missing();
  if (left.length > 0)
    throw new Failure(`Falta ${left.join(', ')}. No Debian: ${left.map((one) => needed[one]).join(' ')}`);
}

await main(async (args) => {
  checkNode();
  await installPackages();
  await ensureReader();
  await buildDemo();
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const given = args.filter((arg) => arg !== '--write');
  const display = ['-a', '-s', '-screen 0 1600x1000x24', 'dbus-run-session', '--', process.execPath, tool];
  const env = { ...process.env, ...(args.includes('--write') && { VOICE_WRITE: '1' }) };
  const code = await run('xvfb-run', [...display, 'test', '-c', 'e2e/voice/voice.config.ts', ...given], {
    env,
  });
  if (code !== 0)
    throw new Failure('O que se ouviu não é o que se espera (veja acima, e em test-results/voice/).');
});
