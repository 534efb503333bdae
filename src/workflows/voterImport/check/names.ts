import { isTitle } from '@/formats/personName';
import { nameWords } from '@/lookups/voters/alike/keys';

interface NameParts {
  name: string;
  first: string;
  middle: string;
  last: string;
  suffix: string;
}

/**
 * A name of its parts: the whole one, with what of the surname it does not have yet; else first, middle and last. A title
 * that stands where the first name does is left aside.
 */
export function joinName({ name, first, middle, last, suffix }: NameParts): { name: string; aside: string } {
  const isAside = name === '' && isTitle(first) && (middle !== '' || last !== '');
  const head = name || (isAside ? '' : first);
  const parts = [middle, last, suffix].filter(Boolean);
  if (parts.length === 0) return { name: head, aside: '' };
  const has = new Set(nameWords(head));
  const isNew = (part: string) => !nameWords(part).every((word) => has.has(word));
  const rest = head === '' ? parts : parts.filter(isNew);
  return { name: [head, ...rest].filter(Boolean).join(' '), aside: isAside ? first : '' };
}

/** As many whole words as fit; of one long word, its first letters. */
export function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return text.slice(0, end > 0 ? end : most).trimEnd();
}

/** A letter, and nothing that a name does not have. */
export const looksLikeName = (text: string): boolean =>
  /^[^\d@:<>="()/\\]+$/.test(text) && /\p{L}/u.test(text);
