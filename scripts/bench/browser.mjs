/* global requestIdleCallback */

import { chromium } from '@playwright/test';
import { demoAccounts } from '../../mocks/seed/accounts.ts';
import { findBrowser } from '../browser.mjs';
import { Failure } from '../support/run.mjs';
import { watchPage } from './inPage.mjs';
import { brakeNow } from './machine.mjs';

const isRoot = process.getuid?.() === 0;

/** Slow 4G, as Lighthouse applies it: each response has that latency, and all share the bandwidth. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

/**
 * While requests are logged, as they are here, V8 is asked for the source position of each one's caller, and parses the
 * caller's file again to tell: a fifth of a first list's blocking, which nobody has without developer tools. With this
 * it keeps the positions from the first time.
 */
const keepPositions = '--js-flags=--no-enable-lazy-source-positions';

/** Milliseconds; anything longer is a failure. */
const longestWaitMs = 60_000;

/**
 * Starts the browser.
 * @param more additional arguments of Chromium
 * @throws Failure when there is none
 */
export async function launchBrowser(more = []) {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Failure(
      'As medidas precisam de um Chromium. Instale o Chromium ou o Google Chrome do seu sistema, ou rode\n' +
        '  npx playwright install chromium\n' +
        '  ou diga onde ele está: CHROMIUM_PATH=/caminho/do/chromium npm run bench',
    );
  }
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    keepPositions,
  ];
  return chromium.launch({ executablePath, args: [...(isRoot ? ['--no-sandbox'] : []), ...args, ...more] });
}

/** Signs in through the form and returns the session for the pages measured afterwards. */
export async function signIn(browser, url) {
  const { page, close } = await openPage({ browser, url });
  const { email, password } = demoAccounts.administrator;
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/dashboard');
  const session = await page.context().storageState();
  await close();
  return session;
}

/** In the page: marks the person as active, however long ago the session was opened. */
const noteUse = () => localStorage.setItem('tribuna-atividade', String(Date.now()));

/**
 * Opens an empty page with an empty cache.
 * @param session of `signIn`, for staff pages
 * @param phone whether to emulate a phone
 * @param watched whether the page records paints, tasks and interactions, for `readNotes`
 */
export async function openPage({ browser, url, session, watched = false, phone = false }) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: process.env.TZ,
    ...(phone
      ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
      : { viewport: { width: 1440, height: 900 } }),
    storageState: session,
    // Not all servers have Brotli, which the demo would use on this machine: nginx by default has only gzip.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  context.setDefaultTimeout(longestWaitMs);
  const page = await context.newPage();
  if (session) await page.addInitScript(noteUse);
  if (watched) await page.addInitScript(watchPage);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return {
    page,
    cdp,
    network: watchNetwork(page),
    slowLine: () => cdp.send('Network.emulateNetworkConditions', slow4G),
    slowProcessor: () => cdp.send('Emulation.setCPUThrottlingRate', { rate: brakeNow() }),
    fullProcessor: () => cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 }),
    close: () => context.close(),
  };
}

/** Tracks the page's requests and the time of the last one. */
function watchNetwork(page) {
  const open = new Set();
  const paths = new Set();
  let lastChange = Date.now();
  page.on('request', (request) => {
    open.add(request);
    paths.add(new URL(request.url()).pathname);
    lastChange = Date.now();
  });
  for (const event of ['requestfinished', 'requestfailed']) {
    page.on(event, (request) => {
      open.delete(request);
      lastChange = Date.now();
    });
  }
  const isQuiet = (milliseconds) => open.size === 0 && Date.now() - lastChange >= milliseconds;
  return {
    /** The script files requested so far. */
    scripts: () => [...paths].filter((path) => path.endsWith('.js')),
    /** Waits until there was no request for this long, and the page is idle. */
    untilIdle: async (milliseconds = 1000) => {
      const deadline = Date.now() + longestWaitMs;
      while (!isQuiet(milliseconds)) {
        if (Date.now() > deadline) throw new Failure(`A página ${page.url()} não para de fazer pedidos.`);
        await page.waitForTimeout(50);
        if (isQuiet(milliseconds)) await page.evaluate(untilNothingToDo);
      }
    },
  };
}

const untilNothingToDo = () => new Promise((done) => requestIdleCallback(done));
