/* global document, history, dispatchEvent, localStorage, PopStateEvent */

import { demoAccounts } from '../../../mocks/seed/accounts.ts';
import { openPage } from '../browser.mjs';

/* What the parts that go across modules share: a signed-in tab, waiting in it, and the records laid out for it. */

/** In the page: the time by its clock once the selector has an element with this text; null before. */
const shownAt = ([selector, text]) => {
  const isThere = [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text));
  return isThere && performance.now();
};

export async function untilShown(page, selector, text = '', timeout = 60_000) {
  const shown = await page.waitForFunction(shownAt, [selector, text], { polling: 'raf', timeout });
  return shown.jsonValue();
}

/** Calls of the API since a moment of the page's clock: how many, and when the last answer stood. */
export const callsSince = (page, since) =>
  page.evaluate((start) => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= start && name.includes('.php'));
    return { count: calls.length, end: Math.max(start, ...calls.map(({ responseEnd }) => responseEnd)) };
  }, since);

export const open = async (bench, path) => {
  const tab = await openPage({ ...bench, watched: true });
  await tab.page.goto(path);
  await tab.network.untilIdle();
  await tab.page.evaluate(() => performance.setResourceTimingBufferSize(100_000));
  return tab;
};

/** In the page: whether 'Chegou' has had its first look, a few seconds after the screen. */
const hasLooked = () => Object.keys(localStorage).some((key) => key.startsWith('tribuna.chegou/'));

/** A tab in which nothing asks the API by itself any more: its calls would count as the step's. */
export const openAtRest = async (bench, path) => {
  const tab = await open(bench, path);
  await tab.page.waitForFunction(hasLooked);
  await tab.network.untilIdle();
  return tab;
};

/** In the page: as a link of the product leads there. */
export const lead = (path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

/** The records of the office that is signed in to. */
export function ownOf(db, table) {
  const office = db.users.find(({ email }) => email === demoAccounts.administrator.email).clientId;
  return table.filter(({ clientId }) => clientId === office);
}

export const withoutId = (row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'));

/** Leaves so many requests, all open, each in the name of the next of the team. */
export function keepServices({ db }, many) {
  const status = db.serviceStatuses.find(({ name }) => name === 'Aberto').id;
  const people = ownOf(db, db.users).map(({ id }) => id);
  const own = ownOf(db, db.services);
  const ofNext = (count) => ({ statusId: status, responsibleIds: [people[count % people.length]] });
  own.forEach(({ id }, count) => db.services.update(id, ofNext(count)));
  const rest = withoutId(own[0]);
  for (let count = own.length; count < many; count += 1) db.services.insert({ ...rest, ...ofNext(count) });
  for (const { id } of own.slice(many)) db.services.remove(id);
}

/** Gathers values run by run, each figure under its name and measure. */
export function createNotes() {
  const figures = new Map();
  return {
    note: (name, measure, unit, goal, value, floor) => {
      const key = `${name} ${measure}`;
      const figure = figures.get(key) ?? { name, measure, unit, goal, floor, values: [] };
      figure.values.push(value);
      figures.set(key, figure);
    },
    figures: () => [...figures.values()],
  };
}
