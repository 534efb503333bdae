import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Unread } from '@/api/findings';
import type { List } from '@/api/reply';
import { sumOf } from '@/formats/sums';
import type { FiltersOf } from '@/records/list/filters';
import type { Expense } from '../expense';
import { expensesApi, maxSummed } from '../expensesApi';
import type { expensesModule } from '../expensesModule';

export type Sum =
  /** `leftOut`: expenses of unknown value. */
  | { state: 'summed'; cents: number; leftOut: number }
  | { state: 'asking' }
  | { state: 'tooMany' }
  /** The API returned fewer rows than its total. */
  | { state: 'failed' };

export interface SummedList {
  filters: FiltersOf<typeof expensesModule.table>;
  page: number;
  limit: number;
  rows: readonly Expense[];
  total: number;
  unread?: Unread | undefined;
  isFetching: boolean;
  failure?: unknown;
}

/** A list response and the sum it belongs to (`turn`). */
interface Answer extends Omit<SummedList, 'isFetching' | 'failure'> {
  answeredAt: number;
  turn: number;
}

/** All rows arrived, readable or not. */
const isWholeList = ({
  rows,
  total,
  unread,
}: Pick<SummedList, 'total' | 'unread'> & { rows: readonly unknown[] }) =>
  rows.length + (unread?.rows ?? 0) === total;

function sumUp(values: readonly (number | null)[], unread: Unread | undefined): Sum {
  const known = values.filter((value) => value !== null);
  const leftOut = values.length - known.length + (unread?.rows ?? 0);
  return { state: 'summed', cents: sumOf(known), leftOut };
}

const sumIn = (values: List<number | null>): Sum =>
  isWholeList(values) ? sumUp(values.rows, values.unread) : { state: 'failed' };

/**
 * Sum of every expense in the search. Values not on the page are requested after the rows, not to delay them,
 * and aborted by a new search. Recomputed when the list or a row changes; other pages share the sum.
 * @param answeredAt timestamp of the rows
 */
export function useExpenseSum(list: SummedList, answeredAt: number): { sum: Sum; again: () => void } {
  const { filters, page, limit, rows, total, unread, isFetching, failure } = list;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const again = () => setAnswer((last) => last && { ...last, turn: last.turn + 1 });

  // An older response is a cached page, shown until it is refetched.
  const isNew =
    !answer || answeredAt > answer.answeredAt || (answeredAt === answer.answeredAt && answer.rows !== rows);
  if (isNew && !isFetching && !failure) {
    const isOtherPage =
      answer?.filters === filters &&
      answer.total === total &&
      (answer.page !== page || answer.limit !== limit);
    const turn = (answer?.turn ?? 0) + (isOtherPage ? 0 : 1);
    setAnswer({ filters, page, limit, rows, total, unread, answeredAt, turn });
  }

  const isPresent = answer?.filters === filters;
  const isWhole = isPresent && isWholeList(answer);
  const isAsked = isPresent && !isWhole && answer.total <= maxSummed;
  const question = isAsked ? { filters, turn: answer.turn } : skipToken;
  const { currentData: values, error } = expensesApi.useExpenseValuesQuery(question);

  if (isWhole) {
    const values = answer.rows.map(({ cents }) => cents);
    return { sum: sumUp(values, answer.unread), again };
  }
  if (isPresent && !isAsked) return { sum: { state: 'tooMany' }, again };
  if (error) return { sum: { state: 'failed' }, again };
  return { sum: values ? sumIn(values) : { state: 'asking' }, again };
}
