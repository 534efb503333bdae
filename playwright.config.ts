import { defineConfig } from '@playwright/test';
import { findBrowser, findFirefox } from './scripts/browser.mjs';

const isRoot = process.getuid?.() === 0;

// The office's zone for this process, its workers and their demo servers, as for the browser below: one "today" for all.
process.env.TZ = 'America/Sao_Paulo';

/** The journeys: a real browser against the demo build, each worker with a demo server of its own (e2e/support). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: 2,
  retries: 0,
  testIgnore: findFirefox() ? [] : 'firefox.spec.ts',
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: process.env.TZ,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a tenth of the run; a failure is run again with `--trace on`. Its last screen is kept as a picture.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing but this machine answers, so a journey never depends on another site.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
