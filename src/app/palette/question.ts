import { digitsOf } from '@/formats/phone';
import { isNumberLike } from '@/records/list/quickSearch';

/** In the order of their places. */
export const sourceNames = ['voters', 'services', 'documents', 'appointments', 'calls'] as const;
export type SourceName = (typeof sourceNames)[number];

const ofWords: readonly SourceName[] = ['voters', 'services', 'documents', 'appointments'];

const ofPrefix: Readonly<Record<string, SourceName>> = { at: 'services', li: 'calls', ag: 'appointments' };

/** Fewer digits are a reference, not a phone or a CPF. */
const leastOfNumber = 8;

export interface Question {
  /** What is sent. */
  text: string;
  isReference: boolean;
  /** At most four. */
  sources: readonly SourceName[];
}

/** Which sources a text is sent to; null for a text that only what is at hand can match. */
export function questionOf(typed: string): Question | null {
  const text = typed.trim();
  const [, prefix = '', number] = /^([a-z]{2})[\s-]*(\d{1,9})$/i.exec(text) ?? [];
  const ofReference = ofPrefix[prefix.toLowerCase()];
  if (ofReference)
    return { text: `${prefix.toUpperCase()}-${number}`, isReference: true, sources: [ofReference] };
  if (/^\d{1,9}\s*\/\s*\d{4}$/.test(text)) return { text, isReference: true, sources: ['documents'] };
  if (isNumberLike(text)) {
    if (digitsOf(text).length >= leastOfNumber) return { text, isReference: false, sources: ['voters'] };
    return /^\d+$/.test(text) ? { text, isReference: true, sources: ofWords } : null;
  }
  return /\p{L}{3}/u.test(text) ? { text, isReference: false, sources: ofWords } : null;
}
