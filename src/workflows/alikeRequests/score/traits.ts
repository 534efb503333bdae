import { foldText } from '@/formats/text';
import { allWords, tellingWords } from '@/features/services/words/requestWords';
import { matterOf, signOf } from './matters';
import { districtOf, streetOf, streetsIn } from './placeNames';

/** Data of a service for comparison. */
export interface RequestFacts {
  description: string;
  category: string;
  /** The requester's address; '' if unknown. */
  street: string;
  district: string;
  city: string;
  /** Linked documents: type, number and year. */
  documents?: readonly string[];
}

/** Normalised data of a service, computed once in linear time. */
export interface RequestTraits {
  category: string;
  city: string;
  /** All words in order, to find streets in. */
  words: readonly string[];
  /** Significant words by root, each with its spelling in the text. */
  signs: ReadonlyMap<string, string>;
  /** Topics of its words. */
  matters: ReadonlySet<string>;
  /** Numbers of bus lines. */
  lines: ReadonlySet<string>;
  /** The requester's street: words of its name, and as written. */
  ownStreet: readonly string[];
  ownStreetText: string;
  /** Streets named in the text; the requester's own for 'minha rua'. */
  streets: readonly (readonly string[])[];
  district: readonly string[];
  documents: ReadonlySet<string>;
}

/** 'minha casa', 'nossa rua', 'em frente à residência': the requester's address. */
const ownPlace =
  /\b(?:minha|nossa|aqui na|desta) (?:casa|rua|calcada|porta|esquina)\b|\bem frente (?:a|de|da|ao) ?(?:minha |meu )?(?:casa|residencia|predio|portao)\b|\bao lado da minha\b|\bfrente de casa\b|\batras de casa\b|\bmoro aqui\b|\bdaqui da rua\b/;

const lacks = new Set(['falta', 'sem', 'acabou', 'acaba', 'faltou', 'faltando']);
/** Maximum words between 'falta' and 'água': 'falta d’água', 'acaba a água'. */
const reach = 2;

/** Words about the place, not the topic. */
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
  // A lamp post means its light, unless it is falling; an electricity bill ('conta de luz') does not mean lighting.
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
  // A street's name is about the place, not the topic.
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
