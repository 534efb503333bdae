import * as timers from 'node:timers';
import { configure, getConfig } from '@testing-library/react';

/*
 * Testing Library continues one event loop turn after a press or key. On a busy machine React may not have rendered
 * its result by then, e.g. a form's errors, which are validated asynchronously. This continues only after a turn
 * without changes on the page. Responses and timers are not awaited.
 */

/** Taken before fake timers or delays replace it. */
const { setImmediate } = timers;

/** An endless animation must not block a test. */
const maxTurns = 50;

const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });

async function drawn() {
  let isChanged = true;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let turns = 0; isChanged && turns < maxTurns; turns++) {
    isChanged = false;
    await turn();
  }
  observer.disconnect();
}

const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await drawn();
      return result;
    }),
});
