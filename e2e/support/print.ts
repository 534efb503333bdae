import { expect, type Page } from '@playwright/test';
import { often } from './steps';

interface Sheet {
  title: string;
  html: string;
}

/** The app's print frame with its contents. */
export const sheetIn = (page: Page) => page.frameLocator('iframe[title="Impressão"]');

/**
 * Replaces the print dialog of the app's frame, which no journey can answer, and records each sheet printed. Call
 * before the page opens.
 */
export async function answerPrint(page: Page) {
  await page.addInitScript(() => {
    const sheets: Sheet[] = [];
    Reflect.set(window, 'printedSheets', sheets);
    const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        const view = own?.get?.call(this) as Window | null;
        if (view)
          view.print = () =>
            void sheets.push({ title: view.document.title, html: view.document.body.innerHTML });
        return view;
      },
    });
  });
  const sheets = () => page.evaluate(() => Reflect.get(window, 'printedSheets') as Sheet[]);
  const count = () => page.evaluate(() => (Reflect.get(window, 'printedSheets') as Sheet[]).length);
  return {
    sheets,
    /** Runs an action that prints, and waits for the dialog: until then the frame has the previous print. */
    during: async (act: () => Promise<unknown>) => {
      const before = await count();
      await act();
      await expect.poll(count, { intervals: often, timeout: 60_000 }).toBe(before + 1);
    },
  };
}
