import type { BrowserContext, Page } from '@playwright/test';

interface SteppingWindow extends Window {
  isSteppingBack?: boolean;
}

/**
 * Closing a panel calls history.go, which is asynchronous and would cancel an immediate navigation. Users are
 * slower than that, so navigations wait for it.
 */
export async function awaitStepsBack(context: BrowserContext) {
  await context.addInitScript(() => {
    const page: SteppingWindow = window;
    const go = history.go.bind(history);
    history.go = (delta) => {
      page.isSteppingBack = true;
      go(delta);
    };
    page.addEventListener('popstate', () => (page.isSteppingBack = false), { capture: true });
  });
  context.pages().forEach(waitWithin);
  context.on('page', waitWithin);
}

function waitWithin(page: Page) {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (...to) => (await isStill(page), goto(...to));
  page.reload = async (...how) => (await isStill(page), reload(...how));
}

const isStill = (page: Page) =>
  page.waitForFunction(() => !(window as SteppingWindow).isSteppingBack, undefined, { polling: 20 });
