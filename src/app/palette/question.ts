import { digitsOf } from '@/formats/phone';
import { isNumberLike } from '@/records/list/quickSearch';
import { searchedParts } from '@/records/modules/palette';

type Search = (typeof searchedParts)[number]['search'];

/** Paths of the lists whose search satisfies a condition. */
const those = (does: (search: Search) => boolean | undefined) =>
  searchedParts.filter(({ search }) => does(search)).map(({ listPath }) => listPath);

const ofWords = those(({ takesWords }) => takesWords);
const ofContacts = those(({ takesContacts }) => takesContacts);
const ofYears = those(({ reference }) => reference === 'number/year');

/** Numbers with fewer digits are references, not phones or CPFs. */
const minOfNumber = 8;

export interface Question {
  /** The text sent. */
  text: string;
  isReference: boolean;
  /** Paths of the lists to search, at most four. */
  sources: readonly string[];
}

/** The sources to search for a text; null if only local entries can match. */
export function questionOf(typed: string): Question | null {
  const text = typed.trim();
  const [, letters = '', number] = /^([a-z]{2})[\s-]*(\d{1,9})$/i.exec(text) ?? [];
  const prefix = letters.toUpperCase();
  const ofReference = those(({ reference }) => reference === prefix);
  if (ofReference.length > 0) return { text: `${prefix}-${number}`, isReference: true, sources: ofReference };
  if (/^\d{1,9}\s*\/\s*\d{4}$/.test(text)) return { text, isReference: true, sources: ofYears };
  if (isNumberLike(text)) {
    if (digitsOf(text).length >= minOfNumber) return { text, isReference: false, sources: ofContacts };
    return /^\d+$/.test(text) ? { text, isReference: true, sources: ofWords } : null;
  }
  return /\p{L}{3}/u.test(text) ? { text, isReference: false, sources: ofWords } : null;
}
