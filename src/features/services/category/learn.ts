import { rootOf, tellingWords } from '../words/requestWords';

/* Predicts a description's category from the office's own services: naive Bayes. */

/** A training example. */
export interface Past {
  description: string;
  categoryName: string;
}

/** The learned statistics; plain values, so that the store can keep them. */
export interface Learned {
  /** Per category: number of services and of words read. */
  categories: readonly { name: string; requests: number; words: number }[];
  /** Per word: the number of services in each category, by the category's index. */
  words: readonly (readonly [
    word: string,
    counts: readonly (readonly [category: number, count: number])[],
  ])[];
}

/** The distinct words of a text and their roots: `*poda` for `podada`. */
const signsOf = (text: string): Set<string> =>
  new Set(tellingWords(text).flatMap((word) => [word, `*${rootOf(word)}`]));

/** Learns from services; those without category or words are ignored. */
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

/** The most likely categories of a description among those offered; empty if no word is known. */
export type Propose = (description: string, isOffered?: (name: string) => boolean) => string[];

/** Maximum proposals. */
export const maxProposed = 3;
/** Count assumed for a word never seen in a category. */
const unseen = 0.2;
/** Maximum log-likelihood distance to the best proposal. */
const minOfFirst = 7;

/** Creates the function that proposes categories for a description, most likely first. */
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
