import { nationalDigits } from '@/formats/phone';
import { isNumberLike } from '@/records/list/quickSearch';
import type { CallerQuestion } from '@/features/voters/votersLike';
import type { CallInput } from '../callInput';

const shortestPhone = 8;
const shortestName = 3;

/** Form values; `who` is what was typed, `name` and `telephone` what it lacks of a stranger. */
export interface IncomingInput extends CallInput {
  who: string;
}

/** What was typed of who is calling: a phone (national digits) or a name. */
interface TypedCaller {
  phone: string;
  name: string;
}

/** Reads a text as a phone or a name; the other is ''. */
export function readCaller(text: string): TypedCaller {
  const typed = text.trim();
  return isNumberLike(typed) || /^\+?$/.test(typed)
    ? { phone: nationalDigits(typed), name: '' }
    : { phone: '', name: typed };
}

/** What to look up, or null while too little was typed. */
export function questionOf({ phone, name }: TypedCaller): CallerQuestion | null {
  if (phone.length >= shortestPhone) return { telephone: phone };
  return name.replace(/[^\p{L}]/gu, '').length >= shortestName ? { name } : null;
}

/** Splits a text into parts of at most `most` characters, at blanks where there are any; nothing is lost. */
export function splitText(text: string, most: number): string[] {
  const parts: string[] = [];
  let left = text.trim();
  while (left.length > most) {
    const blank = left.slice(0, most + 1).search(/\s\S*$/);
    const end = blank > 0 ? blank : most;
    parts.push(left.slice(0, end).trimEnd());
    left = left.slice(end).trimStart();
  }
  return [...parts, left];
}
