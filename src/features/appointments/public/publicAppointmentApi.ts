import * as v from 'valibot';
import { callApi } from '@/api/client';
import { digits, flag, localDateTime, optionalDateTime, text, wholeRecordOf } from '@/api/reply';

export const reply = v.pipe(
  v.object({
    subject: text,
    /** A page about an appointment says nothing without it. */
    startDate: v.pipe(localDateTime, v.nonEmpty()),
    endDate: optionalDateTime,
    location: text,
    isExcluded: flag(),
    description: text,
    requester: v.nullish(v.object({ name: text, telephone: digits })),
  }),
  v.transform(({ startDate, endDate, isExcluded, requester, ...rest }) => ({
    ...rest,
    start: startDate,
    end: endDate,
    isCancelled: isExcluded,
    requester: requester ?? { name: '', telephone: '' },
  })),
);

/** What a citizen sees of an appointment. */
export type PublicAppointment = v.InferOutput<typeof reply>;

/** `compromisso.public.php` `getDetails`: public, without a token. */
export const readPublicAppointment = (code: string, signal: AbortSignal) =>
  callApi({
    script: 'compromisso.public.php',
    action: 'getDetails',
    query: { code },
    isPublic: true,
    reply: wholeRecordOf(reply),
    signal,
  });
