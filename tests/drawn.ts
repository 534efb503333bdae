import * as timers from 'node:timers';
import { configure, getConfig } from '@testing-library/react';

/*
 * Testing Library goes on one turn of the event loop after a press or a key. On a busy machine React may not have
 * drawn by then what the press led to, as the errors of a form, whose checks are asynchronous. So it goes on only
 * when a turn has changed nothing on the page. Answers and timers are not waited for.
 */

/** Taken before fake timers or delays replace it. */
const { setImmediate } = timers;

/** An animation that never ends must not hold a test. */
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
