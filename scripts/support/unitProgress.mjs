import { tell } from './tell.mjs';

/** A Vitest reporter of how many test files have finished. */
export default class UnitProgress {
  #state = { done: 0, of: 0, failed: 0 };

  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.#state.of = files.length;
    tell(this.#state);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    this.#state.done += 1;
    if (module.state() === 'failed') this.#state.failed += 1;
    tell(this.#state);
  }
}
