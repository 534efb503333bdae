/* global document, history, dispatchEvent, localStorage, PopStateEvent */

import { demoAccounts } from '../../../mocks/seed/accounts.ts';
import { openPage } from '../browser.mjs';
import { slownessNow } from '../machine.mjs';
import { median } from '../table.mjs';

/* Shared by the parts across modules: a signed-in tab, waiting in it, and its records. */

/** In the page: the time by its clock once the selector matches an element with this text; null before. */
const shownAt = ([selector, text]) => {
  const isThere = [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text));
  return isThere && performance.now();
};

export async function untilShown(page, selector, text = '', timeout = 60_000) {
  const shown = await page.waitForFunction(shownAt, [selector, text], { polling: 'raf', timeout });
  return shown.jsonValue();
}

/** API requests since a time of the page's clock: their number, and the time of the last response. */
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

/** In the page: whether 'Chegou' has polled for the first time, a few seconds after the screen. */
const hasLooked = () => Object.keys(localStorage).some((key) => key.startsWith('tribuna.chegou/'));

/** A tab that sends no further requests by itself: they would count as the step's. */
export const openAtRest = async (bench, path) => {
  const tab = await open(bench, path);
  await tab.page.waitForFunction(hasLooked);
  await tab.network.untilIdle();
  return tab;
};

/** In the page: navigates like a link of the product. */
export const lead = (path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

/** The records of the signed-in office. */
export function ownOf(db, table) {
  const office = db.users.find(({ email }) => email === demoAccounts.administrator.email).clientId;
  return table.filter(({ clientId }) => clientId === office);
}

export const withoutId = (row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'));

/** Leaves this many services, all open, assigned to team members in turn. */
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

/** A goal in time, in its figure's unit: of the work, and of fixed delays, which no machine makes shorter. */
const longer = (goal, times) =>
  goal === undefined ? undefined : typeof goal === 'number' ? goal * times : goal.delays + goal.work * times;

/**
 * Collects values run by run, under each figure's name and measure. A goal in time is of a usual machine, and as many
 * times longer as this one is slower at the moment; where responses are `delayed`, which take most of it, only a task's.
 */
export function createNotes({ delayed = false } = {}) {
  const figures = new Map();
  return {
    note: (name, measure, unit, goal, value, floor) => {
      const key = `${name} ${measure}`;
      const figure = figures.get(key) ?? { name, measure, unit, goals: [], floor, values: [] };
      const isTask = measure.startsWith('Tarefa mais longa');
      const isOfWork = (!delayed || isTask) && goal !== undefined && (unit === 'ms' || unit === 's');
      figure.goals.push(isOfWork ? longer(goal, slownessNow()) : goal);
      figure.values.push(value);
      figures.set(key, figure);
    },
    figures: () =>
      [...figures.values()].map(({ goals, ...figure }) => ({
        ...figure,
        goal: goals[0] === undefined ? undefined : median(goals),
      })),
  };
}
