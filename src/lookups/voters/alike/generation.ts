/** How the end of a name tells a son, a grandson or a nephew from whom he is named after, in all its spellings. */
const generations: ReadonlyMap<string, string> = new Map([
  ['junior', 'junior'],
  ['jr', 'junior'],
  ['jnr', 'junior'],
  ['filho', 'filho'],
  ['filha', 'filha'],
  ['neto', 'neto'],
  ['neta', 'neta'],
  ['bisneto', 'bisneto'],
  ['bisneta', 'bisneta'],
  ['sobrinho', 'sobrinho'],
  ['sobrinha', 'sobrinha'],
  ['segundo', 'segundo'],
  ['ii', 'segundo'],
  ['terceiro', 'terceiro'],
  ['iii', 'terceiro'],
]);

/** The folded words of a name, with the generation that they end in apart; of two words the last is the surname. */
export function splitGeneration(words: readonly string[]): { words: readonly string[]; generation: string } {
  const generation = words.length > 2 ? (generations.get(words.at(-1) ?? '') ?? '') : '';
  return { words: generation ? words.slice(0, -1) : words, generation };
}

interface OfGeneration {
  generation: string;
}

/** What speaks against two records of one name being of one person: who is named after somebody is not he. Null: nothing. */
export function whyNotNamesake(one: OfGeneration, other: OfGeneration): string | null {
  if (one.generation === other.generation) return null;
  return one.generation && other.generation
    ? 'Júnior, Filho ou Neto diferentes'
    : 'Só um é Júnior, Filho ou Neto';
}
