/** Ms reserved for the first screen's own loading. */
export const firstScreenMs = 4_000;

/** Resolves once the first screen had its time and the page is idle. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: firstScreenMs });
      else resolve();
    }, firstScreenMs);
  });

/** Whether the person asked the browser to save data. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
