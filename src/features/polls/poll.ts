import * as v from 'valibot';
import { choiceId, optionalDate, optionalId, phpId, someOf, text } from '@/api/reply';
import { today, type LocalDate } from '@/formats/dates';
import { sumOf } from '@/formats/sums';

/* A poll, as the list, form, details and result files read it. */

const closing = {
  question: text,
  /** Last day to answer. */
  endDate: optionalDate,
};
const standing = { status: choiceId, statusName: text };

export const pollRow = v.object({ id: phpId, reference: text, ...closing, ...standing });
export type PollRow = v.InferOutput<typeof pollRow>;

/** An update's response, merged into the row. */
export const pollChanges = v.object({ ...closing, ...standing });

export const pollDetails = v.object({
  id: phpId,
  reference: text,
  ...closing,
  thanksText: text,
  /** Answer page background: a palette number. */
  color: optionalId,
  options: someOf(v.object({ id: optionalId, op: text })),
});
export type Poll = v.InferOutput<typeof pollDetails>;

const counts = someOf(v.object({ item: phpId, total: phpId }));

/** `answers` follows the order of `options`; `weekDay` starts on Sunday, `hour` at midnight. */
export const pollResults = v.pipe(
  v.object({
    reference: text,
    ...closing,
    identifier: text,
    thanksText: text,
    options: someOf(v.object({ op: text })),
    answers: counts,
    weekDay: counts,
    hour: counts,
  }),
  v.transform(({ options, answers, weekDay, hour, ...facts }) => {
    const votes = totalsOf(answers, options.length, 1);
    return {
      ...facts,
      options: options.map(({ op }) => op),
      answers: votes,
      weekDay: totalsOf(weekDay, 7, 0),
      hour: totalsOf(hour, 24, 0),
      total: sumOf(votes),
    };
  }),
);
export type PollResults = v.InferOutput<typeof pollResults>;

/** Totals by position, `first` being the lowest item; missing items are 0. */
function totalsOf(counted: readonly { item: number; total: number }[], places: number, first: number) {
  const totals = Array<number>(places).fill(0);
  for (const { item, total } of counted) if (item - first in totals) totals[item - first] = total;
  return totals;
}

export const weekdays = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];
export const hours = Array.from({ length: 24 }, (_, hour) => `${hour}h`);

export const isClosed = ({ endDate }: { endDate: LocalDate | null }) => endDate !== null && endDate < today();

export const closesToday = ({ endDate }: { endDate: LocalDate | null }) => endDate === today();
