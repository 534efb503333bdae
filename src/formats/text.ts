/** Words: searching, ordering, counting and shortening them. */
import { formatNumber } from './money';

/** Lower case without accents, to search in: `São João` → `sao joao`. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether two texts say the same, blind to case, accents and the blanks around them. */
export const sameText = (one: string, other: string): boolean =>
  foldText(one.trim()) === foldText(other.trim());

const collator = /* @__PURE__ */ new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** Orders words for `sort`, blind to case and accents. */
export const compareText = (a: string, b: string): number => collator.compare(a, b);

/** The word for that many, without the number: `compromisso` for 1, `compromissos` for 0 and from 2 on. */
export const countLabel = (count: number, singular: string, plural: string): string =>
  count === 1 ? singular : plural;

/** Number and word: `1 compromisso`, `90 compromissos`, `0 compromissos`, `12.345 eleitores`. */
export const plural = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${countLabel(count, one, many)}`;

/** The text on one line: each run of line breaks, with the blanks around it, becomes a space (for CSV). */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '')
    .split(/[\n\r\v\f\u0085\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** The words a text starts with, on one line and of no more than that many letters; '…' tells that there are more. */
export function firstWords(text: string, most: number): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  const end = line.lastIndexOf(' ', most);
  return `${line.slice(0, end > 0 ? end : most).trimEnd()}…`;
}

const words = (name: string | null | undefined) => name?.trim().split(/\s+/).filter(Boolean) ?? [];

/** `Ana` out of `Ana Maria Braga`; '' without a name. */
export const firstName = (name: string | null | undefined): string => words(name)[0] ?? '';

/** First letters of the first and the last name, upper case: `AB` out of `Ana Maria Braga`. */
export function initials(name: string | null | undefined): string {
  const all = words(name);
  const ends = all.length > 1 ? [all[0], all.at(-1)] : all;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
