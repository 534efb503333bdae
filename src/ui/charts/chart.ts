export type Heads = readonly [label: string, total: string];

/** A bar's length relative to the longest, 0 to 1. */
export const shareOf = (total: number, longest: number): number =>
  longest > 0 ? Math.min(1, Math.max(0, total / longest)) : 0;

/** Explicit, because browsers drop table roles when CSS changes the display. */
export const groupRole = { role: 'rowgroup' };
export const cellRole = { role: 'cell' };
