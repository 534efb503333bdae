/**
 * How much of the whole each total is, in percentages with one decimal that add up to 100 (to less where the totals are
 * only a part of the whole): each is rounded down, and what is left goes in tenths to those that lost most. All 0 where
 * there is nothing.
 */
export function percentages(totals: readonly number[], whole = sumOf(totals)): number[] {
  if (whole <= 0) return totals.map(() => 0);
  const tenths = [...totals, Math.max(0, whole - sumOf(totals))].map((total) => (total * 1000) / whole);
  const lost = (place: number) => (tenths[place] ?? 0) % 1;
  const missing = 1000 - sumOf(tenths.map(Math.floor));
  const raised = new Set(
    tenths
      .map((_, place) => place)
      .sort((one, other) => lost(other) - lost(one) || one - other)
      .slice(0, Math.max(0, missing)),
  );
  return totals.map((_, place) => (Math.floor(tenths[place] ?? 0) + Number(raised.has(place))) / 10);
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `33,3%`; nothing and everything without the decimal. */
export const formatPercentage = (percentage: number): string =>
  percentage === 0 || percentage === 100 ? `${percentage}%` : `${decimal.format(percentage)}%`;

/** What the totals come to; 0 of none. */
export const sumOf = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);
