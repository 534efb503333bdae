/** The sum; 0 of none. */
export const sumOf = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);
