/** Generation suffixes, in every spelling: what distinguishes a son, grandson or nephew from his namesake. */
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

/** Splits the generation suffix off a name's folded words; with only two words the last is the surname. */
export function splitGeneration(words: readonly string[]): { words: readonly string[]; generation: string } {
  const generation = words.length > 2 ? (generations.get(words.at(-1) ?? '') ?? '') : '';
  return { words: generation ? words.slice(0, -1) : words, generation };
}

interface OfGeneration {
  generation: string;
}

/** The argument that two records with the same name are namesakes, not one person; null: none. */
export function whyNotNamesake(one: OfGeneration, other: OfGeneration): string | null {
  if (one.generation === other.generation) return null;
  return one.generation && other.generation
    ? 'Júnior, Filho ou Neto diferentes'
    : 'Só um é Júnior, Filho ou Neto';
}
