import { readFile } from 'node:fs/promises';
import { chromium, firefox, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { firefoxLaunch } from '../../scripts/browser.mjs';
import config from '../../playwright.config';
import { setLetters } from '../support/accessibility';
import { makeLate } from '../support/lateness';
import { watchForProblems } from '../support/problems';
import { desk } from '../support/steps';
import type { Engine, Wishes } from './engine';

const settings: BrowserContextOptions = {
  locale: 'pt-BR',
  timezoneId: process.env.TZ ?? 'America/Sao_Paulo',
  viewport: desk,
};

/** Headless Firefox has no hovering pointer, and pages would not show what depends on one. */
const withMouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** A download would open the list of downloads, which takes focus from the page. */
const withoutList = { 'browser.download.alwaysOpenPanel': false };

export async function openInChromium(base: string, { letters, ...media }: Wishes): Promise<Engine> {
  const { engine, page } = await engineOf('chromium', await chromium.launch(config.use?.launchOptions), base);
  await page.emulateMedia(media);
  if (letters) await setLetters(page, letters);
  return engine;
}

/** Firefox's own preferences: it ignores those that Playwright sets for these settings. */
const prefsOf = ({ contrast, forcedColors, reducedMotion, letters }: Wishes) => ({
  // 1: the page's colours, even if the system has its own; 2: never those.
  ...(contrast && { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 1 }),
  ...(forcedColors && { 'browser.display.document_color_use': 2 }),
  ...(reducedMotion && { 'ui.prefersReducedMotion': 1 }),
  ...(letters && { 'font.size.variable.x-western': letters }),
});

/** Debian's own, not Playwright's patched one (scripts/browser.mjs). */
export async function openInFirefox(base: string, wishes: Wishes): Promise<Engine> {
  const browser = await firefox.launch({
    ...firefoxLaunch(),
    channel: 'moz-firefox',
    firefoxUserPrefs: { ...withMouse, ...withoutList, ...prefsOf(wishes) },
  });
  return (await engineOf('firefox', browser, base)).engine;
}

/** Chromium or Firefox, by Playwright. */
async function engineOf(
  name: 'chromium' | 'firefox',
  browser: Browser,
  base: string,
): Promise<{ engine: Engine; page: Page }> {
  const context = await browser.newContext({ ...settings, baseURL: base });
  const watch = await watchForProblems(context, [base]);
  await makeLate(context);
  let page = await context.newPage();
  let told = 0;
  /**
   * When Tab has left the page, the browser's own controls have focus, and in Firefox no press by Playwright returns
   * it: the tab receives no focus or blur events any more, whatever it shows.
   */
  const withFocus = async () => {
    if (name !== 'firefox' || (await page.evaluate('document.hasFocus()'))) return page;
    const left = page;
    page = await context.newPage();
    await page.setViewportSize(left.viewportSize() ?? desk);
    await left.close();
    return page;
  };
  const engine: Engine = {
    name,
    base,
    goto: async (path) => void (await (await withFocus()).goto(path, { waitUntil: 'commit' })),
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    run: <Answer>(script: string, given: readonly unknown[] = []) =>
      page.evaluate<Answer>(`(${script})(...${JSON.stringify(given)})`),
    load: async (source) => void (await page.evaluate(source)),
    press: (keys) => page.keyboard.press(keys),
    hold: (key) => page.keyboard.down(key),
    release: (key) => page.keyboard.up(key),
    type: (text) => page.keyboard.type(text),
    move: ({ x, y }) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    resize: (size) => page.setViewportSize(size),
    saving: async (act) => {
      const [file] = await Promise.all([page.waitForEvent('download'), act()]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    },
    problems: async () => {
      const all = watch.unexpected();
      const fresh = all.slice(told);
      told = all.length;
      return Promise.resolve(fresh);
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
  return { engine, page };
}
