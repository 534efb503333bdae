import * as v from 'valibot';
import { callApi } from '@/api/client';
import { flag, localDateTime, optionalDateTime, text, wholeRecordOf } from '@/api/reply';

export const reply = v.pipe(
  v.object({
    subject: text,
    /** Required: the page is useless without it. */
    startDate: v.pipe(localDateTime, v.nonEmpty()),
    endDate: optionalDateTime,
    location: text,
    isExcluded: flag(),
    description: text,
    /**
     * The response also contains the phone number, which is not meant for holders of the link: it is not even parsed.
     */
    requester: v.nullish(v.object({ name: text })),
  }),
  v.transform(({ startDate, endDate, isExcluded, requester, ...rest }) => ({
    ...rest,
    start: startDate,
    end: endDate,
    isCancelled: isExcluded,
    requester: requester?.name.trim() ?? '',
  })),
);

export type PublicAppointment = v.InferOutput<typeof reply>;

/** Public call: sends no token. */
export const readPublicAppointment = (code: string, signal: AbortSignal) =>
  callApi({
    script: 'compromisso.public.php',
    action: 'getDetails',
    query: { code },
    isPublic: true,
    reply: wholeRecordOf(reply),
    signal,
  });
