import { foldText } from '@/formats/text';
import { allWords, tellingWords } from '@/features/services/words/requestWords';
import { matterOf, signOf } from './matters';
import { districtOf, streetOf, streetsIn } from './placeNames';

/** What is known of a request. */
export interface RequestFacts {
  description: string;
  category: string;
  /** Of the address of who asks; '' where it is not known. */
  street: string;
  district: string;
  city: string;
  /** Linked documents: type, number and year. */
  documents?: readonly string[];
}

/** A request as it is compared: worked out once, in a time proportional to its words. */
export interface RequestTraits {
  category: string;
  city: string;
  /** All words in their order, where a street is looked for. */
  words: readonly string[];
  /** What it is about, as roots; of each, the word as it is written. */
  signs: ReadonlyMap<string, string>;
  /** The matters its words stand for. */
  matters: ReadonlySet<string>;
  /** Numbers of bus lines. */
  lines: ReadonlySet<string>;
  /** The street of who asks: its name in words, and as it is written. */
  ownStreet: readonly string[];
  ownStreetText: string;
  /** Streets named in its words; or the own, where it speaks of 'minha rua'. */
  streets: readonly (readonly string[])[];
  district: readonly string[];
  documents: ReadonlySet<string>;
}

/** 'minha casa', 'nossa rua', 'em frente à residência': where who asks lives. */
const ownPlace =
  /\b(?:minha|nossa|aqui na|desta) (?:casa|rua|calcada|porta|esquina)\b|\bem frente (?:a|de|da|ao) ?(?:minha |meu )?(?:casa|residencia|predio|portao)\b|\bao lado da minha\b|\bfrente de casa\b|\batras de casa\b|\bmoro aqui\b|\bdaqui da rua\b/;

const lacks = new Set(['falta', 'sem', 'acabou', 'acaba', 'faltou', 'faltando']);
/** Between 'falta' and 'água': 'falta d’água', 'acaba a água'. */
const reach = 2;

/** Say where, not what. */
const placeWords = new Set([
  'rua',
  'avenida',
  'av',
  'travessa',
  'alameda',
  'bairro',
  'cidade',
  'frente',
  'perto',
  'altura',
]);

function mattersOf(words: readonly string[], telling: readonly string[]): Set<string> {
  const matters = new Set(telling.flatMap((word) => matterOf(word) ?? []));
  const isLacking = (at: number) => words.slice(Math.max(0, at - reach), at).some((word) => lacks.has(word));
  if (words.some((word, at) => word === 'agua' && isLacking(at))) matters.add('falta de agua');
  // A lamp post is asked for its light, unless it falls; a bill of light is no light.
  if (matters.delete('poste') && !matters.has('queda')) matters.add('luz');
  if (matters.has('conta')) matters.delete('luz');
  return matters;
}

const linesOf = (words: readonly string[]) =>
  new Set(
    words.filter((word, at) => /^\d{3}$/.test(word) && ['linha', 'onibus'].includes(words[at - 1] ?? '')),
  );

export function traitsOfRequest(facts: RequestFacts): RequestTraits {
  const { description, category, street, district, city, documents = [] } = facts;
  const words = allWords(description);
  const telling = tellingWords(description).filter((word) => !placeWords.has(word));
  const written = new Map(
    (description.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map((word) => [foldText(word), word]),
  );
  const signs = new Map(telling.map((word) => [signOf(word), written.get(word) ?? word]));
  const named = streetsIn(description);
  const ownStreet = streetOf(street);
  const isOwn = ownPlace.test(foldText(description));
  // The name of a street says where, not what.
  for (const name of [...named, ownStreet])
    for (const word of name) if (words.includes(word) && !matterOf(word)) signs.delete(signOf(word));
  return {
    category: foldText(category.trim()),
    city: foldText(city.trim()),
    words,
    signs,
    matters: mattersOf(
      words,
      telling.filter((word) => signs.has(signOf(word))),
    ),
    lines: linesOf(words),
    ownStreet,
    ownStreetText: (street.split(/[,;(]/, 1)[0] ?? '').trim(),
    streets: named.length > 0 ? named : isOwn && ownStreet.length > 0 ? [ownStreet] : [],
    district: districtOf(district),
    documents: new Set(documents),
  };
}
