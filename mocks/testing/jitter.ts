/*
 * Lateness drawn from a seed: answers, code and timers that come late and in another order than they were asked for, the
 * same way in each run with the same seed. What is drawn depends on the seed, on who asks and on how often it was asked
 * before, never on what else is under way, so that one test draws the same alone and among all.
 */

/** What may come late. */
export type Late = 'answer' | 'code' | 'timer';

/** Milliseconds: what most, some and a few of each kind wait at the most. */
const longest: Record<Late, readonly [most: number, some: number, few: number]> = {
  answer: [6, 40, 160],
  code: [6, 60, 200],
  timer: [0, 12, 40],
};

/** The name of the environment variable that holds the seed. */
export const seedVariable = 'JITTER';

/** The seed a run was given, a whole number; null when nothing is to come late. */
export function givenSeed(environment: Record<string, string | undefined>): number | null {
  const text = environment[seedVariable] ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/**
 * Draws how late things are.
 * @param scope names who asks for now, such as the running test
 * @returns gives the milliseconds by which the next of a kind with this label is late
 */
export function createJitter(seed: number, scope: () => string = () => '') {
  const asked = new Map<string, number>();
  return (kind: Late, label: string): number => {
    const key = `${seed} ${scope()} ${kind} ${label}`;
    const count = asked.get(key) ?? 0;
    asked.set(key, count + 1);
    const [most, some, few] = longest[kind];
    const share = fraction(`${key} ${count}`);
    const bound = share < 0.6 ? most : share < 0.9 ? some : few;
    return Math.round(bound * fraction(`${count} ${key}`));
  };
}

/** A number from 0 to 1 (1 excluded) that a text always gives: FNV-1a, its bits mixed once more. */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
