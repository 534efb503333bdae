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

export type Words = string | RegExp;

const says = (line: string, words: Words) =>
  typeof words === 'string' ? line.includes(words) : words.test(line);

/**
 * What keeps these words from having been said, each once and in this order, whatever the reader's own words between
 * them; null when nothing does.
 */
export function missedIn(said: readonly string[], expected: readonly Words[]): string | null {
  let from = 0;
  for (const words of expected) {
    const times = said.filter((line) => says(line, words)).length;
    if (times !== 1) return `${String(words)} was said ${times} times`;
    const at = said.findIndex((line) => says(line, words));
    if (at < from) return `${String(words)} was said too early`;
    from = at;
  }
  return null;
}
