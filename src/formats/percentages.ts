/**
 * How much of the whole each total is, in percentages with one decimal: each is rounded down, and what is left goes in
 * tenths to those that lost most. They add up to 100 (to less where the totals are only a part of the whole), save where
 * the tenths that are left fall between equal totals: those show the same, each rounded as it stands. All 0 where there
 * is nothing.
 */
export function percentages(totals: readonly number[], whole = sumOf(totals)): number[] {
  if (whole <= 0) return totals.map(() => 0);
  const tenths = [...totals, Math.max(0, whole - sumOf(totals))].map((total) => (total * 1000) / whole);
  const missing = Math.max(0, 1000 - sumOf(tenths.map(Math.floor)));
  const losses = tenths.map((exact) => exact % 1).sort((one, other) => other - one);
  /** What the last one that may be raised lost, and the first that may not. */
  const [least = 1, next = 0] = [losses[missing - 1], losses[missing]];
  const isRaised = (lost: number) => (lost === least && lost === next ? lost >= 0.5 : lost >= least);
  return totals.map((_, place) => {
    const exact = tenths[place] ?? 0;
    return (Math.floor(exact) + Number(isRaised(exact % 1))) / 10;
  });
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `33,3%`; nothing and everything without the decimal. */
export const formatPercentage = (percentage: number): string =>
  percentage === 0 || percentage === 100 ? `${percentage}%` : `${decimal.format(percentage)}%`;

/** What the totals come to; 0 of none. */
export const sumOf = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);
