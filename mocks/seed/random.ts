/** Repeatable chance. Two sources with the same seed and name give the same sequence. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items (all of them when there are fewer). */
  sample<T>(items: readonly T[], count: number): T[];
  /** `count` digits as text. */
  digits(count: number): string;
  /** `count` letters and digits. */
  code(count: number): string;
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** A source for one purpose: naming it keeps the others' sequences as they are when this one grows. */
export function createRandom(seed: number, name: string): Random {
  let state = seed >>> 0;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;

  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };

  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const [item] = left.splice(int(0, left.length - 1), 1);
        return item as (typeof left)[number];
      });
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    code: (count) => Array.from({ length: count }, () => pick([...alphabet])).join(''),
  };
}
