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

// The office's zone for this process, its workers and their demo servers, as for the browsers below: one "today" for
// all. Decided once per run: workers, which read this file later, inherit it.
process.env.TZ = process.env.OFFICE_ZONE = process.env.JOURNEYS_ZONE ??= zoneOfRun(new Date());

/**
 * Browser features to disable. A list given here replaces Playwright's own, so that is repeated (chromiumSwitches in
 * playwright-core), up to the last seven: the pages behind the address bar's suggestions, which no journey sees and
 * which cost each new window two renderer processes, half a second of CPU time together; a process per site, with a
 * spare one; and compiling a script in a separate thread while it loads, which is useless if it was compiled before: a
 * second of 27, in eight journeys.
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
 * The journeys of e2e/engines, in each installed engine; npm test lists the missing ones. In Chromium, where other
 * journeys cover the same, only on request (ENGINES=all). The journeys of a file run in order.
 */
const engines: EngineName[] = process.env.ENGINES === 'all' ? ['chromium'] : [];
if (findFirefox()) engines.push('firefox');
if (findWebkit()) engines.push('webkit');

const inEngine = (
  engineName: EngineName,
): Project<PlaywrightTestOptions, PlaywrightWorkerOptions & { engineName: EngineName }> => ({
  name: engineName,
  testMatch: 'engines/*.spec.ts',
  // WebKit has no forced colours.
  testIgnore: engineName === 'webkit' ? ['engines/forcedColours.spec.ts'] : [],
  fullyParallel: false,
  // For a screenshot Playwright adds a style element in Firefox, which the CSP refuses.
  use: { engineName, screenshot: 'off' },
});

/** The journeys: a real browser against the demo build, with a demo server per worker (e2e/support). */
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
  // Journeys are independent: those of one file are distributed as well, so that no worker ends long before the other.
  fullyParallel: true,
  retries: 0,
  projects: [{ name: 'journeys', testIgnore: 'engines/**' }, ...engines.map(inEngine)],
  forbidOnly: true,
  // Ends what hangs; results arrive within seconds, or several times as late on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: process.env.TZ,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a tenth of the run; a failure can be rerun with `--trace on`. Its last screen is kept as a
    // picture.
    trace: 'off',
    // Cleared between journeys rather than reopened: cookies, storage, cache, and settings of the context and its
    // page.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // One process for drawing and one for all sites: further ones would be started again for pages that live only
        // seconds.
        '--in-process-gpu',
        '--disable-site-isolation-trials',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${leftOut.join(',')}`,
        // A page lives only seconds: optimising its code a second and third time costs a quarter more than it saves.
        '--js-flags=--no-maglev --no-opt',
        // Only this machine is reachable, so that journeys do not depend on other sites.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
