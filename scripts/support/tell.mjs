/**
 * Tells the process that started this one how far it is, if that one asked (`told` in support/run.mjs).
 * @param {import('./types.d.mts').Progress} state
 */
export function tell(state) {
  if (process.connected) process.send?.(state);
}
