/**
 * Tells the process that started this one how far it is, if that one asked (`told` in support/run.mjs).
 * @param {{ done: number, of: number, failed: number }} state
 */
export function tell(state) {
  if (process.connected) process.send(state);
}
