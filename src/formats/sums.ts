/** The sum; 0 for an empty list. */
export const sumOf = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);
