/**
 * How much of the whole each total is, in whole percentages that add up to 100 (to less where the totals are only a part of
 * the whole): each is rounded down, and what is left goes one by one to those that lost most. All 0 where there is nothing.
 */
export function percentages(totals: readonly number[], whole = sumOf(totals)): number[] {
  if (whole <= 0) return totals.map(() => 0);
  const parts = [...totals, Math.max(0, whole - sumOf(totals))].map((total) => (total * 100) / whole);
  const lost = (place: number) => (parts[place] ?? 0) % 1;
  const missing = 100 - sumOf(parts.map(Math.floor));
  const rounded = new Set(
    parts
      .map((_, place) => place)
      .sort((one, other) => lost(other) - lost(one) || one - other)
      .slice(0, Math.max(0, missing)),
  );
  return totals.map((_, place) => Math.floor(parts[place] ?? 0) + Number(rounded.has(place)));
}

export const sumOf = (totals: readonly number[]): number => totals.reduce((sum, total) => sum + total, 0);
