/** Deterministic: same seed and name, same sequence. */
export interface Random {
  /** From 0 to 1 (exclusive). */
  next(): number;
  /** Integer, both bounds included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Distinct items, all if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  digits(count: number): string;
  /** Letters and digits. */
  code(count: number): string;
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** One source per purpose, so that changing one does not shift the others. */
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
