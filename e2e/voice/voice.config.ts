import { defineConfig } from '@playwright/test';
import { findFirefox, firefoxLaunch } from '../../scripts/browser.mjs';

// The zone of the server, of Firefox and of Orca.
process.env.TZ = 'America/Sao_Paulo';

const launch = firefoxLaunch();

/** The tasks that Orca reads aloud from Firefox with a window: `npm run voice`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.voice.ts',
  outputDir: '../../test-results/voice',
  reporter: 'list',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    headless: false,
    locale: 'pt-BR',
    timezoneId: process.env.TZ,
    viewport: null,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...launch,
      env: { ...launch.env, FIREFOX_PATH: findFirefox() ?? '', GNOME_ACCESSIBILITY: '1' },
      firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
    },
  },
});
