/** Ms left to the first screen's own loading. */
export const firstScreenMs = 4_000;

/** Once the first screen has had its time and the page has nothing else to do. */
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
