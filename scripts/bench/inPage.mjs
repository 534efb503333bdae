/* global document, window, requestAnimationFrame, MutationObserver */

/**
 * Runs in the page before anything of its own (so it refers to nothing outside of itself), and keeps note of when
 * it paints, when its heading and a list's rows stand, how long its thread is held up, and how long what a person
 * does takes to show. All in milliseconds since the page was asked for.
 */
export function watchPage() {
  const notes = {
    firstPaint: null,
    largestPaint: null,
    heading: null,
    firstRow: null,
    shift: 0,
    tasks: [],
    interactions: [],
  };
  const observers = [];
  const observe = (type, take, options = {}) => {
    const takeAll = (entries) => entries.forEach(take);
    const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
    observer.observe({ type, buffered: true, ...options });
    observers.push(() => takeAll(observer.takeRecords()));
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (notes.largestPaint = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) notes.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => notes.tasks.push({ startTime, duration }));
  const takeInteraction = ({ startTime, duration, interactionId }) => {
    if (interactionId) notes.interactions.push({ startTime, duration });
  };
  observe('event', takeInteraction, { durationThreshold: 16 });

  const first = (selector, note) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      notes[note] = performance.now();
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  };
  first('h1', 'heading');
  first('tbody tr td', 'firstRow');

  window.benchNotes = () => {
    observers.forEach((takeWaiting) => takeWaiting());
    return notes;
  };
}

/**
 * Runs in the page: keeps note of when the next press comes, and of when the rows of a list then stand that does
 * not show them now. All by the page's clock.
 */
export function watchRows(label) {
  const press = { at: null, rows: null };
  window.benchPress = press;
  document.addEventListener('click', ({ timeStamp }) => (press.at = timeStamp), {
    capture: true,
    once: true,
  });
  if (!label) return;
  const watch = new MutationObserver(() => {
    if (!document.querySelector(`table[aria-label="${label}"] tbody tr td`)) return;
    press.rows = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** When the press came and when the rows stood, once they do; null without a list. */
export async function readPress(page, label) {
  if (label) await page.waitForFunction(() => window.benchPress.rows !== null);
  return page.evaluate(() => window.benchPress);
}

/** The page's notes; of tasks and interactions, those since a moment of its clock. */
export async function readNotes(page, since = 0) {
  // An interaction is noted once its paint is done.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  const notes = await page.evaluate(() => window.benchNotes());
  const isLater = ({ startTime }) => startTime >= since;
  return { ...notes, tasks: notes.tasks.filter(isLater), interactions: notes.interactions.filter(isLater) };
}

/** Now, by the page's clock. */
export const pageTime = (page) => page.evaluate(() => performance.now());

/** The longest of tasks or interactions; 0 when there was none long enough to be noted. */
export const longest = (entries) => Math.max(0, ...entries.map(({ duration }) => duration));
