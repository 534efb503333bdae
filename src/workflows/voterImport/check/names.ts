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
 * Joins a name's parts: the full name, plus any part of the surname it lacks; else first, middle and last name. A form
 * of address in place of the first name is returned as `aside`.
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

/** As many whole words as fit; of a single long word, its first characters. */
export function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return text.slice(0, end > 0 ? end : most).trimEnd();
}

/** Whether it has a letter, and no character that names lack. */
export const looksLikeName = (text: string): boolean =>
  /^[^\d@:<>="()/\\]+$/.test(text) && /\p{L}/u.test(text);
