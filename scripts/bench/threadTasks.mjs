/* global performance */

import { Failure } from '../support/run.mjs';

/*
 * The work of the page's thread itself, task by task. The page's own long task entries use wall-clock time: on a busy
 * machine, a task of 1 ms that was preempted counts as 100.
 */

const mark = 'bench: o que se mede';
const isTask = ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';

/** In the page: marks the thread that runs its code. */
const markThread = (name) => void performance.mark(name);

/**
 * Records the tasks of the page's thread until stopped; one page per browser at a time.
 * @returns the function that stops it and returns the longest, in CPU milliseconds
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
