import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { Failure, run, runTool, say } from './support/run.mjs';

/** Without window support, the first saves the journeys an eighth of the time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Path of a Chromium: CHROMIUM_PATH, a system's one, or Playwright's own; null when there is none.
 * @throws Failure when CHROMIUM_PATH names a file that does not exist.
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Failure(`CHROMIUM_PATH aponta para ${chosen}, que não existe.`);
  }
  return [...placesOf(commands), chromium.executablePath()].find(existsSync) ?? null;
}

/**
 * Where the system may have these commands.
 * @param {readonly string[]} names
 */
function placesOf(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Path of a Firefox: FIREFOX_PATH, or Debian's; null when there is none, and its journeys are skipped. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH ?? '', ...placesOf(['firefox-esr'])].find(existsSync) ?? null;
}

/** Where Debian has WebKitGTK's small browser, by the processor's kind. */
const miniBrowsers = ['x86_64', 'aarch64'].map(
  (kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/**
 * WebKitGTK's driver, its browser and the display server; null when one is missing, and it is skipped. Also the
 * command that gives its window the keyboard, without which no focus ring is drawn: null when missing, and that is not
 * checked.
 */
export function findWebkit() {
  const [driver, screen, hands = null] = ['WebKitWebDriver', 'Xvfb', 'xdotool'].map((name) =>
    placesOf([name]).find(existsSync),
  );
  const browser = miniBrowsers.find(existsSync);
  return driver && screen && browser ? { driver, screen, browser, hands } : null;
}

/** How Playwright starts the system's Firefox; its own is a patched download. */
export function firefoxLaunch() {
  return {
    executablePath: fileURLToPath(new URL('../e2e/support/firefox.mjs', import.meta.url)),
    env: { ...process.env, FIREFOX_PATH: findFirefox() ?? '' },
    args: [],
  };
}

/**
 * Path of a Chromium, installing one when there is none: Debian's as root, else Playwright's own.
 * @throws Failure when that fails too; the journeys are never skipped.
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  say('▸ Nenhum Chromium encontrado: instalando…');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) await installFromDebian();
  if (!findBrowser()) await runTool('@playwright/test', ['install', 'chromium'], { name: 'playwright' });
  const installed = findBrowser();
  if (installed) return installed;
  throw new Failure(
    'As jornadas precisam de um Chromium, e não foi possível instalar um.\n' +
      '  Instale o Chromium ou o Google Chrome do seu sistema (no Debian ou Ubuntu: sudo apt-get install chromium)\n' +
      '  ou diga onde ele está: CHROMIUM_PATH=/caminho/do/chromium npm test',
  );
}

async function installFromDebian() {
  if (!(await updateDebian())) return;
  // Debian before 12 has no package of the first.
  for (const name of ['chromium-headless-shell', 'chromium']) if (await installed(name)) return;
}

const onDebian = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
/** @import { RunOptions } from './support/types.d.mts' */

/** @param {RunOptions} options */
const updateDebian = async ({ collect } = {}) =>
  (await run('apt-get', ['update', '-qq'], { collect, ...onDebian })) === 0;
/**
 * @param {string | readonly string[]} names packages, preceded by options
 * @param {RunOptions} options
 */
const installed = async (names, { collect } = {}) =>
  (await run('apt-get', ['install', '-y', '-qq', ...[names].flat()], {
    collect,
    ...onDebian,
  })) === 0;

/** The engines besides Chromium, and their Debian packages. */
const others = [
  { name: 'Firefox', find: findFirefox, isWhole: findFirefox, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    find: findWebkit,
    isWhole: () => findWebkit()?.hands,
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
  },
];

/**
 * Installs the missing engines where possible: as root on Debian. Without them nothing fails.
 * @param {RunOptions} options
 */
export async function ensureOtherEngines(options = {}) {
  const missing = others.filter(({ isWhole }) => !isWhole());
  if (!missing.length || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  if (!(await updateDebian(options))) return;
  for (const { packages } of missing) await installed(['--no-install-recommends', ...packages], options);
}

/** What is skipped for lack of an engine, in words; '' when all are installed. */
export function leftOut() {
  const missing = others.filter(({ find }) => !find());
  if (!missing.length) return '';
  const names = missing.map(({ name }) => name).join(' e do ');
  const packages = missing.flatMap((each) => each.packages).join(' ');
  return ` (fora as do ${names}, que não há aqui; no Debian: apt-get install ${packages})`;
}
