import { onFirstUse } from './onFirstUse';
import { sumOf } from './sums';

/**
 * Largest-remainder percentages, one decimal, summing to 100 (less for a part). Equal totals get equal
 * values, even if the sum differs; all 0 for a whole of 0.
 */
export function percentages(totals: readonly number[], whole = sumOf(totals)): number[] {
  if (whole <= 0) return totals.map(() => 0);
  const tenths = [...totals, Math.max(0, whole - sumOf(totals))].map((total) => (total * 1000) / whole);
  const missing = Math.max(0, 1000 - sumOf(tenths.map(Math.floor)));
  const losses = tenths.map((exact) => exact % 1).sort((one, other) => other - one);
  /** Remainders of the last total rounded up and of the next. */
  const [least = 1, next = 0] = [losses[missing - 1], losses[missing]];
  const isRaised = (lost: number) => (lost === least && lost === next ? lost >= 0.5 : lost >= least);
  return totals.map((_, place) => {
    const exact = tenths[place] ?? 0;
    return (Math.floor(exact) + Number(isRaised(exact % 1))) / 10;
  });
}

const decimal = onFirstUse(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** `33,3%`; 0 and 100 without a decimal. */
export const formatPercentage = (percentage: number): string =>
  percentage === 0 || percentage === 100 ? `${percentage}%` : `${decimal().format(percentage)}%`;
