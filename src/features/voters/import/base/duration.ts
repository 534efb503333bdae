import { formatNumber } from '@/formats/money';

const inFlight = 2;

/** How long so many calls take, two at a time: `cerca de 13 min`. */
export function durationText(calls: number, answerMs: readonly number[]): string {
  const sorted = [...answerMs].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 100;
  const minutes = Math.round((calls / inFlight) * (median / 60_000));
  return minutes < 1 ? 'menos de 1 min' : `cerca de ${formatNumber(minutes)} min`;
}
