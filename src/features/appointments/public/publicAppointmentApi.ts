import * as v from 'valibot';
import { callApi } from '@/api/client';
import { digits, flag, localDateTime, optionalDateTime, recordOf, text } from '@/api/reply';
import type { LocalDateTime } from '@/formats/dates';

/** What a citizen sees of an appointment (document 1, section 3, 'Public page fields'). */
export interface PublicAppointment {
  subject: string;
  start: LocalDateTime;
  end: LocalDateTime | null;
  location: string;
  description: string;
  isCancelled: boolean;
  requester: { name: string; telephone: string };
}

const reply = v.pipe(
  v.object({
    subject: text,
    startDate: localDateTime,
    endDate: optionalDateTime,
    location: text,
    isExcluded: flag(),
    description: text,
    requester: v.nullish(v.object({ name: text, telephone: digits })),
  }),
  v.transform(({ startDate, endDate, isExcluded, requester, ...rest }): PublicAppointment => ({
    ...rest,
    start: startDate,
    end: endDate,
    isCancelled: isExcluded,
    requester: requester ?? { name: '', telephone: '' },
  })),
);

/** `compromisso.public.php` `getDetails`: public, without a token. */
export const readPublicAppointment = (code: string, signal: AbortSignal) =>
  callApi({
    script: 'compromisso.public.php',
    action: 'getDetails',
    query: { code },
    isPublic: true,
    reply: recordOf(reply),
    signal,
  });
