import { splitGeneration } from './generation';
import { isShortForm } from './nicknames';
import { isOtherGender, soundOf, wordLikeness } from './words';

/* How two full names match. */

export type NameLikeness =
  | 'same'
  | 'spelling'
  | 'swapped'
  | 'typo'
  | 'abbreviated'
  | 'added'
  | 'nickname'
  | 'married'
  | 'first';

export interface Name {
  /** Folded, without particles and generation. */
  words: readonly string[];
  /** `junior`, `filho`, `neto`… or ''. */
  generation: string;
  /** First word of the nickname, folded; '' for none. */
  nick: string;
}

/** Splits the generation off the words of a name. */
export function nameOf(words: readonly string[], nick = ''): Name {
  return { ...splitGeneration(words), nick };
}

/** The strongest match between two names; null: too weak. */
export function nameLikeness(one: Name, other: Name): NameLikeness | null {
  const [a, b] = [one.words, other.words];
  if (a.length === 0 || b.length === 0) return null;
  if (a.length === b.length && a.every((word, at) => word === b[at])) return 'same';
  if (a.join('') === b.join('')) return 'spelling';
  if (isOtherGender(a[0] ?? '', b[0] ?? '')) return null;
  return wordByWord(a, b) ?? swapped(a, b) ?? within(a, b) ?? nicknamed(one, other) ?? sameGiven(a, b);
}

/** Whether the first letters match, where typos are rare: `karina` and `marina` are two people. */
const beginAlike = ([one = '']: readonly string[], [other = '']: readonly string[]) =>
  soundOf(one)[0] === soundOf(other)[0];

function wordByWord(a: readonly string[], b: readonly string[]): NameLikeness | null {
  if (a.length !== b.length || a.length < 2) return null;
  const likes = a.map((word, at) => wordLikeness(word, b[at] ?? ''));
  if (likes[0] === 'typo' && !beginAlike(a, b)) return null;
  if (likes.includes(null)) return null;
  if (likes.includes('initial')) return 'abbreviated';
  const typos = likes.filter((like) => like === 'typo').length;
  if (typos === 0) return 'spelling';
  return typos < a.length ? 'typo' : null;
}

function swapped(a: readonly string[], b: readonly string[]): NameLikeness | null {
  if (a.length !== b.length || a.length < 2) return null;
  const sorted = (words: readonly string[]) => words.map(soundOf).sort().join(' ');
  return sorted(a) === sorted(b) ? 'swapped' : null;
}

/** All words of the shorter name occur in the longer one, in order, starting with the first. */
function within(a: readonly string[], b: readonly string[]): NameLikeness | null {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 2 || short.length === long.length) return null;
  if (!beginAlike(short, long)) return null;
  let at = 0;
  let typos = 0;
  let lastAt = -1;
  let hasInitial = false;
  for (const [place, word] of short.entries()) {
    const found = long.slice(at).findIndex((one) => wordLikeness(word, one) !== null);
    if (found < 0 || (place === 0 && found > 0)) return null;
    lastAt = at + found;
    const like = wordLikeness(word, long[lastAt] ?? '');
    if (like === 'typo') typos += 1;
    if (like === 'initial') hasInitial = true;
    at = lastAt + 1;
  }
  if (typos > 1) return null;
  return hasInitial || lastAt === long.length - 1 ? 'abbreviated' : 'added';
}

function nicknamed(one: Name, other: Name): NameLikeness | null {
  const [first = '', ...rest] = one.words;
  const [otherFirst = '', ...otherRest] = other.words;
  const isCalled =
    isShortForm(first, otherFirst) ||
    (one.nick.length > 1 && one.nick === otherFirst) ||
    (other.nick.length > 1 && other.nick === first);
  const sounds = new Set(otherRest.map(soundOf));
  return isCalled && rest.some((word) => sounds.has(soundOf(word))) ? 'nickname' : null;
}

/** The given names match but not the family name (`married`), or only the first name does (`first`). */
function sameGiven(a: readonly string[], b: readonly string[]): NameLikeness | null {
  if (soundOf(a[0] ?? '') !== soundOf(b[0] ?? '')) return null;
  const isSecond = a.length > 2 && b.length > 2 && soundOf(a[1] ?? '') === soundOf(b[1] ?? '');
  if (isSecond) return 'married';
  const isOneFamily = soundOf(a.at(-1) ?? '') === soundOf(b.at(-1) ?? '');
  // `Maria Aparecida Souza` and `Maria Clara Souza`.
  return a.length > 2 && b.length > 2 && isOneFamily ? null : 'first';
}
