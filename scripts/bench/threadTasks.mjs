/* global performance */

import { Failure } from '../support/run.mjs';

/*
 * What the page's thread itself works on, task by task. The page's own notes of long tasks tell time by the clock: on a
 * machine that does other things too, a task of 1 ms that had to wait for its turn is one of 100.
 */

const mark = 'bench: o que se mede';
const isTask = ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/** In the page: says by which thread its code runs. */
const markThread = (name) => void performance.mark(name);

/**
 * Keeps note of the tasks of the page's thread until it is asked for them; one page of a browser at a time.
 * @returns the function that ends it and gives the longest, in milliseconds of processor
 */
export async function watchThread(browser, page) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
  });
  await page.evaluate(markThread, mark);
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const begun = traceEvents.find(({ name }) => name === mark);
    if (!begun) throw new Failure('O rastro do navegador não diz qual é a linha de execução da página.');
    const spent = traceEvents
      .filter((one) => one.pid === begun.pid && one.tid === begun.tid && isTask(one))
      .filter(({ ts }) => ts >= begun.ts)
      .map(({ tdur = 0 }) => tdur / 1000);
    return spent.reduce((longest, one) => Math.max(longest, one), 0);
  };
}
