/**
 * Reports progress to the parent process, if requested (`told` in support/run.mjs).
 * @param {import('./types.d.mts').Progress} state
 */
export function tell(state) {
  if (process.connected) process.send?.(state);
}
