/** What somebody did, and what was said thereupon. */
export interface Step {
  did: string;
  said: readonly string[];
}

/** For reading: each thing done, and under it what was said, a line each. */
export const transcriptOf = (steps: readonly Step[]) =>
  steps
    .map(({ did, said }) => [`» ${did}`, ...said.map((line) => `  ${line.trim()}`)].join('\n'))
    .join('\n') + '\n';

/**
 * Of a line. Several together come in either order, as a notice and the name of what receives the focus; what `narrows`
 * is said for every list that it stands first in while one types.
 */
export type Words = string | RegExp | readonly (string | RegExp)[] | { narrows: RegExp };

const says = (line: string, words: string | RegExp) =>
  typeof words === 'string' ? line.includes(words) : words.test(line);

/**
 * What keeps these words from having been said, each once and in this order, whatever the reader's own words between
 * them; null when nothing does.
 */
export function missedIn(said: readonly string[], expected: readonly Words[]): string | null {
  let from = 0;
  for (const words of expected) {
    const narrows = typeof words === 'object' && 'narrows' in words;
    const together = narrows ? [words.narrows] : [words].flat();
    const places: number[] = [];
    for (const each of together) {
      const times = said.filter((line) => says(line, each)).length;
      if (times === 0 || (times > 1 && !narrows)) return `${String(each)} was said ${times} times`;
      const at = said.findLastIndex((line) => says(line, each));
      if (at < from) return `${String(each)} was said too early`;
      places.push(at);
    }
    from = Math.max(...places);
  }
  return null;
}
