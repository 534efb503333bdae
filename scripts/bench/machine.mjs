import { slowness } from '../../tests/work.ts';

/** The processor for which most goals are set: this many times slower than a usual machine's. */
const slowdown = 4;

/** @type {number[]} */
const seen = [];

/** How many times slower than a usual machine this one is at this moment; at least 1. */
export function slownessNow() {
  const now = slowness();
  seen.push(now);
  return now;
}

/**
 * The browser's CPU throttling rate with which this machine is as slow as a usual one throttled by `slowdown`; at least
 * 1, which a machine more than `slowdown` times slower than usual cannot reach. Lighthouse calibrates its own alike.
 */
export const brakeNow = () => Math.max(1, slowdown / slownessNow());

/** The least and the greatest slowness so far; null if none was measured. */
export const slownessSeen = () =>
  seen.length > 0 ? { least: Math.min(...seen), most: Math.max(...seen) } : null;
