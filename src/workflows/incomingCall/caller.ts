import type { ApiFailure } from '@/api/failure';
import { isPhone, nationalDigits } from '@/formats/phone';
import { isNumberLike } from '@/records/list/quickSearch';
import type { CallerQuestion } from '@/lookups/voters/votersLike';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import type { CallInput } from '@/features/calls/callInput';

const shortestPhone = 8;
const shortestName = 3;

/** Form values; `who` is the typed text, `name` and `telephone` the data it lacks for a stranger. */
export interface IncomingInput extends CallInput {
  who: string;
}

/** The typed caller: a phone number (national digits) or a name. */
export interface TypedCaller {
  phone: string;
  name: string;
}

/** Parses a text as a phone number or a name; the other is ''. */
export function readCaller(text: string): TypedCaller {
  const typed = text.trim();
  return isNumberLike(typed) || /^\+?$/.test(typed)
    ? { phone: nationalDigits(typed), name: '' }
    : { phone: '', name: typed };
}

/** The look-up for a typed caller; null if too short. */
export function questionOf({ phone, name }: TypedCaller): CallerQuestion | null {
  if (phone.length >= shortestPhone) return { telephone: phone };
  return name.replace(/[^\p{L}]/gu, '').length >= shortestName ? { name } : null;
}

/** The call to save: from the chosen voter, or from the typed text. */
export function callOf({ who, ...input }: IncomingInput, taken: VoterOption | null): CallInput {
  const { phone } = readCaller(who);
  if (taken) return { ...input, name: taken.label, telephone: isPhone(phone) ? phone : taken.telephone };
  return phone ? { ...input, telephone: phone } : { ...input, name: who };
}

/** Moves a server error about the name or phone to the caller field, if it was typed there. */
export function underTyped(failure: ApiFailure, { who }: IncomingInput): ApiFailure {
  const own = readCaller(who).phone ? 'telephone' : 'name';
  const errors = failure.errors.map(({ fieldName, message }) => ({
    fieldName: fieldName === own ? 'who' : fieldName,
    message,
  }));
  return { ...failure, errors };
}

/** Splits a text into parts of at most `most` characters, at spaces if possible; no character is lost. */
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
