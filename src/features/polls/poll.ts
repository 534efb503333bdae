import * as v from 'valibot';
import { choiceId, optionalDate, optionalId, phpId, someOf, text } from '@/api/reply';
import { today, type LocalDate } from '@/formats/dates';
import { sumOf } from '@/formats/percentages';

/* A poll, as the list, the form, the details and the files of its results read it. */

const closing = {
  question: text,
  /** The last day on which it may be answered. */
  endDate: optionalDate,
};
const standing = { status: choiceId, statusName: text };

/** A row of the search. */
export const pollRow = v.object({ id: phpId, reference: text, ...closing, ...standing });
export type PollRow = v.InferOutput<typeof pollRow>;

/** What a change answers: what may be new in the row. */
export const pollChanges = v.object({ ...closing, ...standing });

/** As it is edited. */
export const pollDetails = v.object({
  id: phpId,
  reference: text,
  ...closing,
  thanksText: text,
  /** Of the page it is answered on: a number of the palette. */
  color: optionalId,
  options: someOf(v.object({ id: optionalId, op: text })),
});
export type Poll = v.InferOutput<typeof pollDetails>;

const counts = someOf(v.object({ item: phpId, total: phpId }));

/** With its answers: `answers` are as the options are, `weekDay` begins on Sunday, `hour` at midnight. */
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

/** The totals in their places, the first being that of the item `first`; what was not counted is 0. */
function totalsOf(counted: readonly { item: number; total: number }[], places: number, first: number) {
  const totals = Array<number>(places).fill(0);
  for (const { item, total } of counted) if (item - first in totals) totals[item - first] = total;
  return totals;
}

/** Sunday to Saturday, and the hours of a day, as they are told. */
export const weekdays = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];
export const hours = Array.from({ length: 24 }, (_, hour) => `${hour}h`);

/** Its last day has gone by. */
export const isClosed = ({ endDate }: { endDate: LocalDate | null }) => endDate !== null && endDate < today();

/** Today is its last day. */
export const closesToday = ({ endDate }: { endDate: LocalDate | null }) => endDate === today();
