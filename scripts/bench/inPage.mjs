/* global document, window, requestAnimationFrame, MutationObserver */

/**
 * Runs in the page before its own code (so it refers to nothing outside itself), and records paints, the first heading
 * and list rows, how long its thread is blocked, and the latency of interactions. All in milliseconds since
 * navigation.
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
 * Runs in the page: records the next press, and when rows of a list that is not shown now are then rendered. By the
 * page's clock.
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

/** Runs in the page: records the next press of this key, and when a combobox then has the focus. By the page's clock. */
export function watchKey(wanted) {
  const press = { at: null, focus: null };
  window.benchKey = press;
  const onFocus = ({ target }) => {
    if (press.at === null || target.getAttribute('role') !== 'combobox') return;
    press.focus = performance.now();
    document.removeEventListener('focusin', onFocus, true);
  };
  const onKey = ({ key, timeStamp }) => {
    if (key !== wanted || press.at !== null) return;
    press.at = timeStamp;
    window.removeEventListener('keydown', onKey, true);
  };
  window.addEventListener('keydown', onKey, true);
  document.addEventListener('focusin', onFocus, true);
}

/** Milliseconds from the watched key until one can type. */
export async function readKey(page) {
  await page.waitForFunction(() => window.benchKey.focus !== null);
  return page.evaluate(() => window.benchKey.focus - window.benchKey.at);
}

/** Times of the press and of the rows, once rendered; null without a list. */
export async function readPress(page, label) {
  if (label) await page.waitForFunction(() => window.benchPress.rows !== null);
  return page.evaluate(() => window.benchPress);
}

/** The page's records; tasks and interactions only since a time of its clock. */
export async function readNotes(page, since = 0) {
  // An interaction is recorded once its paint is done.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  const notes = await page.evaluate(() => window.benchNotes());
  const isLater = ({ startTime }) => startTime >= since;
  return { ...notes, tasks: notes.tasks.filter(isLater), interactions: notes.interactions.filter(isLater) };
}

/** Now, by the page's clock. */
export const pageTime = (page) => page.evaluate(() => performance.now());

/** The longest of tasks or interactions; 0 if none was long enough to be recorded. */
export const longest = (entries) => Math.max(0, ...entries.map(({ duration }) => duration));
