import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { expect, test as journeys } from '../support/fixtures';
import { startReader, type Reader } from './reader';
import { missedIn, transcriptOf, type Step, type Words } from './transcript';

export { expect } from '@playwright/test';

/** Keyboard and screen reader. Each method acts and expects `words`, each once and in this order. */
export interface Voice {
  /** Goes to a URL; its announcements are not recorded. */
  start(address: string): Promise<void>;
  open(address: string, ...words: Words[]): Promise<void>;
  press(keys: string, ...words: Words[]): Promise<void>;
  type(text: string, ...words: Words[]): Promise<void>;
  /** Goes to an element many tab stops away, focusing it as Tab would. */
  go(to: Locator, ...words: Words[]): Promise<void>;
}

interface VoiceOptions {
  /** Null: not signed in. */
  account: 'administrator' | null;
}

export const test = journeys.extend<VoiceOptions & { voice: Voice }, { reader: Reader }>({
  account: ['administrator', { option: true }],

  reader: [
    // Firefox starts first, so that Orca has a single view of it.
    async ({ browser }, use) => {
      expect(browser.isConnected()).toBe(true);
      const reader = await startReader();
      await use(reader);
      await reader.stop();
    },
    { scope: 'worker', auto: true },
  ],

  voice: async ({ page, account, signIn, reader }, use, testInfo) => {
    const steps: Step[] = [];
    if (account) await signIn(page, account);
    await page.goto('about:blank');
    await reader.takeWindow();
    await reader.listen();
    const step = async (did: string, words: readonly Words[], work: () => Promise<unknown>) => {
      await work();
      const said = await reader.listen((so) => missedIn(so, words) === null);
      steps.push({ did, said });
      expect.soft(missedIn(said, words), transcriptOf([{ did, said }])).toBeNull();
    };
    await use({
      start: async (address) => {
        reader.readPages(false);
        await page.goto(address);
        await reader.listen((said) => said.some((line) => line.startsWith('Carregamento de')));
      },
      open: (address, ...words) => {
        reader.readPages(true);
        return step(`abre ${address}`, words, () => page.goto(address));
      },
      press: (keys, ...words) => step(keys, words, () => reader.press(...keys.split(' '))),
      type: (text, ...words) => step(`digita “${text}”`, words, () => reader.type(text)),
      go: async (to, ...words) => {
        if ((await to.evaluate(({ tabIndex }: HTMLElement) => tabIndex)) < 0)
          return step(`vai a ${String(to)}`, words, () => to.focus());
        await to.evaluate(focusBefore);
        await reader.listen();
        return step(`vai a ${String(to)}`, words, () => reader.press('Tab'));
      },
    });
    const name = `${testInfo.title}.txt`;
    const kept = fileURLToPath(new URL(`./transcripts/${name}`, import.meta.url));
    for (const file of [testInfo.outputPath(name), ...(process.env.VOICE_WRITE ? [kept] : [])]) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, transcriptOf(steps));
    }
  },
});

/** In the page: focuses the element before this one in tab order. Orca does not always announce scripted focus. */
function focusBefore(element: Element) {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter(
    (one) => one === element || (one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility()),
  );
  stops[stops.indexOf(element as HTMLElement) - 1]?.focus();
}
