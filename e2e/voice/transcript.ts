/** An action, and what was announced afterwards. */
export interface Step {
  did: string;
  said: readonly string[];
}

/** Readable form: each action, with the announcements below it, one per line. */
export const transcriptOf = (steps: readonly Step[]) =>
  steps
    .map(({ did, said }) => [`» ${did}`, ...said.map((line) => `  ${line.trim()}`)].join('\n'))
    .join('\n') + '\n';

/**
 * Expected words of a line. Several together may come in either order, e.g. a toast and the name of the newly focused
 * element; `narrows` is announced for every list in which the option is first while typing.
 */
export type Words = string | RegExp | readonly (string | RegExp)[] | { narrows: RegExp };

const says = (line: string, words: string | RegExp) =>
  typeof words === 'string' ? line.includes(words) : words.test(line);

/**
 * What keeps these words from having been announced, each once and in this order, whatever other words are between
 * them; null for nothing.
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
