import { distance } from 'fastest-levenshtein';
import { isGivenName } from './givenNames';

/* How two words of names match. Words are folded: lower case without accents. */

const spelling: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ch/g, 'x'],
  [/sh/g, 'x'],
  [/^h/, ''],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/k/g, 'c'],
  [/q(?=u)/g, 'c'],
  [/z/g, 's'],
  [/j(?=[ei])/g, 'g'],
  [/n(?=[pb])/g, 'm'],
  [/(.)\1+/g, '$1'],
];

const christian = /^ch(?=r)/;

/** Cache: names consist of few distinct words. */
const sounds = new Map<string, string>();

/** One key for the usual spellings of a name: `luiz` and `luis`, `thiago` and `tiago`. */
export function soundOf(word: string): string {
  let sound = sounds.get(word);
  if (sound === undefined) {
    sound = spelling.reduce((heard, [from, to]) => heard.replace(from, to), word.replace(christian, 'c'));
    sounds.set(word, sound);
  }
  return sound;
}

type WordLikeness = 'same' | 'sound' | 'typo' | 'initial' | null;

const shortWord = 4;
const longWord = 8;
/** Longer words do not occur in names, and comparing two takes time proportional to the product of their lengths. */
const longestWord = 60;

function isTypo(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < shortWord || shorter > longestWord || Math.abs(one.length - other.length) > 2) return false;
  const most = shorter >= longWord ? 2 : 1;
  return distance(one, other) <= most || isTransposed(one, other);
}

/** Whether two adjacent letters are swapped. */
function isTransposed(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** How two words match; an initial matches any word that begins with it. */
export function wordLikeness(one: string, other: string): WordLikeness {
  if (one === other) return 'same';
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 'initial' : null;
  if (soundOf(one) === soundOf(other)) return 'sound';
  if (!isTypo(one, other)) return null;
  // `daniel` and `daniela` are two names.
  return isGivenName(one) && isGivenName(other) ? null : 'typo';
}

/** `paulo` and `paula`, `rafael` and `rafaela`: two names, not a typo. */
export const isOtherGender = (one: string, other: string): boolean =>
  isFeminineOf(one, other) ||
  isFeminineOf(other, one) ||
  (one.length === other.length &&
    one.slice(0, -1) === other.slice(0, -1) &&
    /^(ao|oa)$/.test((one.at(-1) ?? '') + (other.at(-1) ?? '')));

const isFeminineOf = (one: string, other: string) => one === `${other}a` && /[lnrsz]$/.test(other);
