/*
 * Seeded delays that reorder responses, code and timers. Each depends only on the seed, the requester and the
 * call count, never on concurrency, so a test draws the same alone or in the suite.
 */

export type Late = 'answer' | 'code' | 'timer';

/** Maximum milliseconds for 60, 30 and 10 % of each kind. */
const longest: Record<Late, readonly [most: number, some: number, few: number]> = {
  answer: [6, 40, 160],
  code: [6, 60, 200],
  timer: [0, 12, 40],
};

/**
 * Returns a function that draws the next delay in milliseconds for a kind and label.
 * @param scope identifies the requester, such as the running test
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

/** Hash to [0, 1): FNV-1a with extra mixing. */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
