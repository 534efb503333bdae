import { tell } from './tell.mjs';

/** A Playwright reporter of how many journeys have finished. */
export default class JourneyProgress {
  #state = { done: 0, of: 0, failed: 0 };

  /**
   * @param {unknown} _ the settings
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_, suite) {
    this.#state.of = suite.allTests().length;
    tell(this.#state);
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    this.#state.done += 1;
    if (test.outcome() === 'unexpected') this.#state.failed += 1;
    tell(this.#state);
  }

  /** The list reporter beside it prints the output. */
  printsToStdio() {
    return false;
  }
}
