import { rootOf, tellingWords } from '../words/requestWords';

/* Which category the words of a description speak for, as learned from the office's own requests: naive Bayes. */

/** A request as it is learned from. */
export interface Past {
  description: string;
  categoryName: string;
}

/** What was learned; plain values, so that it can be kept in the store. */
export interface Learned {
  /** Of each category: how many of its requests were read, and how many of its words. */
  categories: readonly { name: string; requests: number; words: number }[];
  /** Of each word: in how many requests of which category it stands, by the category's place. */
  words: readonly (readonly [
    word: string,
    counts: readonly (readonly [category: number, count: number])[],
  ])[];
}

/** The words themselves and their beginnings, each once: `*poda` of `podada`. */
const signsOf = (text: string): Set<string> =>
  new Set(tellingWords(text).flatMap((word) => [word, `*${rootOf(word)}`]));

/** Learns from requests; those without a category or a word teach nothing. */
export function learn(past: Iterable<Past>): Learned {
  const placeOf = new Map<string, number>();
  const categories: { name: string; requests: number; words: number }[] = [];
  const words = new Map<string, Map<number, number>>();
  for (const { description, categoryName } of past) {
    const name = categoryName.trim();
    const signs = signsOf(description);
    if (!name || signs.size === 0) continue;
    let place = placeOf.get(name);
    if (place === undefined) {
      place = categories.length;
      placeOf.set(name, place);
      categories.push({ name, requests: 0, words: 0 });
    }
    const category = categories[place] as (typeof categories)[number];
    category.requests += 1;
    category.words += signs.size;
    for (const sign of signs) {
      const counts = words.get(sign) ?? new Map<number, number>();
      counts.set(place, (counts.get(place) ?? 0) + 1);
      words.set(sign, counts);
    }
  }
  return { categories, words: [...words].map(([word, counts]) => [word, [...counts]]) };
}

/** The likeliest categories of a description, of those the office offers; none where no word was learned. */
export type Propose = (description: string, isOffered?: (name: string) => boolean) => string[];

/** Most that are proposed. */
export const maxProposed = 3;
/** A word never seen in a category counts as this much of once seen. */
const unseen = 0.2;
/** One so much less likely than the first is not proposed: e to this. */
const minOfFirst = 7;

/** What proposes categories for a description, the likeliest first. */
export function proposer({ categories, words }: Learned): Propose {
  const known = new Map(words);
  const all = categories.reduce((sum, { requests }) => sum + requests, 0);
  return (description, isOffered = () => true) => {
    const signs = [...signsOf(description)]
      .map((sign) => known.get(sign))
      .filter((counts) => counts !== undefined);
    if (signs.length === 0) return [];
    const scores = categories.map(({ requests }) => Math.log(requests / all) / 2);
    for (const counts of signs) {
      const of = new Map(counts);
      categories.forEach(({ words: total }, place) => {
        const seen = of.get(place) ?? 0;
        scores[place] = (scores[place] ?? 0) + Math.log((seen + unseen) / (total + unseen * known.size));
      });
    }
    const offered = categories
      .map(({ name }, place) => ({ name, score: scores[place] ?? -Infinity }))
      .filter(({ name }) => isOffered(name))
      .toSorted((one, other) => other.score - one.score);
    const best = offered[0]?.score ?? 0;
    return offered
      .slice(0, maxProposed)
      .filter(({ score }) => score >= best - minOfFirst)
      .map(({ name }) => name);
  };
}
