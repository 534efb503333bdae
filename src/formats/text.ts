import { formatNumber } from './money';
import { onFirstUse } from './onFirstUse';

/** Folds case and accents for search: `São João` → `sao joao`. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Equality ignoring case, accents and outer blanks. */
export const sameText = (one: string, other: string): boolean =>
  foldText(one.trim()) === foldText(other.trim());

const collator = onFirstUse(() => new Intl.Collator('pt-BR', { sensitivity: 'base' }));

/** Comparator ignoring case and accents. */
export const compareText = (a: string, b: string): number => collator().compare(a, b);

/** The word without the number: `compromisso` for 1, else `compromissos`. */
export const countLabel = (count: number, singular: string, plural: string): string =>
  count === 1 ? singular : plural;

/** Number and word: `1 compromisso`, `0 compromissos`, `12.345 eleitores`. */
export const plural = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${countLabel(count, one, many)}`;

/** Changes the letter itself: screen readers pronounce a CSS first-letter capital separately. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Replaces line breaks and blanks around them with a space (for CSV). */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '')
    .split(/[\n\r\v\f\u0085\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** Truncates to whole words within `most` characters, on one line, with '…'. */
export function firstWords(text: string, most: number): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const end = line.lastIndexOf(' ', most);
  return `${line.slice(0, end > 0 ? end : most).trimEnd()}…`;
}

const words = (name: string | null | undefined) => name?.match(/\S+/g) ?? [];

/** `AB` from `Ana Maria Braga`. */
export function initials(name: string | null | undefined): string {
  const all = words(name);
  const ends = all.length > 1 ? [all[0], all.at(-1)] : all;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
