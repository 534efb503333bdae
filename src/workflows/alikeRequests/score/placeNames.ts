import { distance } from 'fastest-levenshtein';
import { allWords } from '@/features/services/words/requestWords';

/* Names of streets and districts in addresses and descriptions. */

const kinds: Readonly<Record<string, string>> = {
  r: 'rua',
  rua: 'rua',
  av: 'avenida',
  aven: 'avenida',
  avenida: 'avenida',
  tv: 'travessa',
  travessa: 'travessa',
  al: 'alameda',
  alameda: 'alameda',
  estr: 'estrada',
  estrada: 'estrada',
  rod: 'rodovia',
  rodovia: 'rodovia',
};

const shortened: Readonly<Record<string, string>> = {
  dr: 'doutor',
  dra: 'doutora',
  eng: 'engenheiro',
  cel: 'coronel',
  cap: 'capitao',
  gal: 'general',
  gen: 'general',
  prof: 'professor',
  profa: 'professora',
  pe: 'padre',
  d: 'dona',
  sta: 'santa',
  sto: 'santo',
  jd: 'jardim',
  vl: 'vila',
  pq: 'parque',
  res: 'residencial',
};

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e', 'd']);
const numerals: Readonly<Record<string, string>> = {
  um: '1',
  dois: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
  sete: '7',
  oito: '8',
  nove: '9',
  dez: '10',
  treze: '13',
};

const longWord = (word: string) => numerals[word] ?? shortened[word] ?? word;

/** The significant words of a street or district, unabbreviated: `R. Dr. Quirino` → `doutor quirino`. */
const nameOf = (words: readonly string[]) => words.filter((word) => !particles.has(word)).map(longWord);

/** Longer names are cut: a whole line of text is not an address. */
const maxWords = 5;

/** The street's name in an address, without type and number; empty if there is none. */
export function streetOf(address: string): string[] {
  const [street = ''] = address.split(/[,;(]| - /, 1);
  const words = allWords(street);
  const rest = words.length > 1 && kinds[words[0] ?? ''] ? words.slice(1) : words;
  const named = nameOf(rest).slice(0, maxWords);
  // A final number is the house's, unless the street's name is a number.
  return named.length > 1 && /\d/.test(named.at(-1) ?? '') ? named.slice(0, -1) : named;
}

/** The words of a district: `Jd. Aurélia` → `jardim aurelia`. */
export const districtOf = (district: string): string[] => nameOf(allWords(district)).slice(0, maxWords);

function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || Math.max(one.length, other.length) > 30) return false;
  return distance(one, other) <= (shorter >= 8 ? 2 : 1);
}

/** Words that are often omitted from a name. */
const titles = new Set([
  ...Object.values(shortened),
  'frei',
  'irma',
  'barao',
  'major',
  'comendador',
  'filho',
]);
const withoutTitles = (name: readonly string[]) => {
  const rest = name.filter((word) => !titles.has(word));
  return rest.length > 0 ? rest : name;
};

/**
 * Whether the longer name begins with the shorter: a text may continue after a name. A single short word or number is
 * ambiguous.
 */
function isAll(one: readonly string[], other: readonly string[]) {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const isWhole = short.length === long.length || short.length > 1 || (short[0] ?? '').length >= 5;
  return isWhole && short.every((word, at) => isNear(word, long[at] ?? ''));
}

/** Whether two names are of the same place, allowing a typo or an omitted title. */
export const isSameName = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && (isAll(one, other) || isAll(withoutTitles(one), withoutTitles(other)));

/** Whether a text contains the words of a name, in order: `buraco na oriente perto` contains `oriente`. */
export function holdsName(words: readonly string[], name: readonly string[]): boolean {
  const wanted = withoutTitles(name);
  // A single short word or number is ambiguous.
  if (wanted.length === 0 || (wanted.length === 1 && (wanted[0] ?? '').length < 5)) return false;
  return words.some((_, at) => wanted.every((word, next) => isNear(words[at + next] ?? '', word)));
}

/** Words after which a street's name in a text ends. */
const endsName = new Set(
  (
    'no na nos nas em esta estao ta tao tem ha faz que perto entre esquina altura numero n inteira inteiro toda todo todas ' +
    'cheia cheio sem com por para pra pelo pela ao aos e moro mora alaga volta jorrando ja ficou fica pede bairro jardim jd ' +
    'vila desde corre batem um uma ate depois antes durante'
  ).split(' '),
);

/** 'Costa e Silva' continues, and 'Rua Um' is a name. */
const isEnd = (word: string, at: number) =>
  endsName.has(word) && (at > 0 ? word !== 'e' : numerals[word] === undefined);

/** Words before 'rua' that replace a name after it. */
const ownWords = new Set(['minha', 'nossa', 'sua', 'mesma', 'outra', 'aqui']);

/** Streets named in a text: the words after 'rua', 'avenida' and their abbreviations. */
export function streetsIn(text: string): string[][] {
  // Punctuation ends a name, except in an abbreviation: `Av. Eng. Augusto`.
  const parts = text.replace(/(?<![\p{L}\d])(\p{L}{1,5})\./gu, '$1 ').split(/[,;:()!?\n]|\.(?:\s|$)| [-–] /);
  return parts.flatMap((part) => {
    const words = allWords(part);
    return words.flatMap((word, at) => {
      if (!kinds[word] || ownWords.has(words[at - 1] ?? '') || words[at + 2] === 'terra') return [];
      const name: string[] = [];
      for (const next of words.slice(at + 1, at + 1 + maxWords + 2)) {
        if (isEnd(next, name.length) || (kinds[next] && next !== 'r')) break;
        name.push(next);
        if (/\d/.test(next)) break;
      }
      const named = nameOf(name).slice(0, maxWords);
      const last = named.at(-1) ?? '';
      const whole = named.length > 1 && /\d/.test(last) ? named.slice(0, -1) : named;
      return whole.length > 0 ? [whole] : [];
    });
  });
}
