import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import type { EngineName } from './e2e/engines/engine';
import { findBrowser, findFirefox, findWebkit } from './scripts/browser.mjs';
import { zoneOfRun } from './scripts/support/zone.mjs';

const isRoot = process.getuid?.() === 0;

// The office's zone for this process, its workers and their demo servers, as for the browsers below: one "today" for all.
// Decided once for the run: its workers, which read this file later, have it from here.
process.env.TZ = process.env.OFFICE_ZONE = process.env.JOURNEYS_ZONE ??= zoneOfRun(new Date());

/**
 * What the browser leaves out. A list given here replaces Playwright's own, so that is repeated (chromiumSwitches in
 * playwright-core), up to the last seven: the pages behind the address bar's suggestions, which no journey sees and which
 * cost each new window two renderer processes, half a second of processor time together; a process per site, with one
 * more in waiting; and to read a script in a thread of its own while it comes, which is for nothing where it was compiled
 * before: a second of 27, in eight journeys.
 */
const leftOut = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'IsolateOrigins',
  'site-per-process',
  'ScriptStreaming',
  'BackgroundResourceFetch',
];

/**
 * Those of e2e/engines, in each engine that is here; npm test says which are not. In Chromium, where other journeys show
 * the same, only when asked for (ENGINES=all). The journeys of a file come one after another.
 */
const engines: EngineName[] = process.env.ENGINES === 'all' ? ['chromium'] : [];
if (findFirefox()) engines.push('firefox');
if (findWebkit()) engines.push('webkit');

const inEngine = (
  engineName: EngineName,
): Project<PlaywrightTestOptions, PlaywrightWorkerOptions & { engineName: EngineName }> => ({
  name: engineName,
  testMatch: 'engines/*.spec.ts',
  // WebKit knows no colours of a system's that a page must take.
  testIgnore: engineName === 'webkit' ? ['engines/forcedColours.spec.ts'] : [],
  fullyParallel: false,
  // For a picture Playwright puts a style into the page in Firefox, which the content policy refuses.
  use: { engineName, screenshot: 'off' },
});

/** The journeys: a real browser against the demo build, each worker with a demo server of its own (e2e/support). */
const browser = findBrowser();

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/journeys.json' }],
    ['./scripts/support/journeyProgress.mjs'],
  ],
  workers: 2,
  // No journey depends on another: those of one file are shared out as well, so that neither worker ends long before.
  fullyParallel: true,
  retries: 0,
  projects: [{ name: 'journeys', testIgnore: 'engines/**' }, ...engines.map(inEngine)],
  forbidOnly: true,
  // Ends what hangs; what a journey waits for comes within seconds, or several times as late on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: process.env.TZ,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a tenth of the run; a failure is run again with `--trace on`. Its last screen is kept as a picture.
    trace: 'off',
    // Emptied between journeys and not opened anew: cookies, storage, cache, what was set of it and of its page.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // One process that draws, and one for all sites: each other one is started anew for a page that lives for seconds.
        '--in-process-gpu',
        '--disable-site-isolation-trials',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${leftOut.join(',')}`,
        // A page lives for seconds: to compile its code a second and third time costs a quarter more than it saves.
        '--js-flags=--no-maglev --no-opt',
        // Nothing but this machine answers, so a journey never depends on another site.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
