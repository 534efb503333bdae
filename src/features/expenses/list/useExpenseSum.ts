import { useEffect, useState } from 'react';
import { callApi } from '@/api/client';
import type { ApiResult } from '@/api/failure';
import type { Unread } from '@/api/findings';
import type { List } from '@/api/reply';
import { sumOf } from '@/formats/percentages';
import type { FiltersOf } from '@/ui/list/filters';
import type { Expense } from '../expense';
import { valuesCall } from '../expensesApi';
import type { expensesModule } from '../expensesModule';

/** The most expenses whose values are asked for at once. */
export const mostSummed = 1000;

/** The sum of what a search finds: in whole cents, on its way, or why there is none. */
export type Sum =
  /** `leftOut`: expenses whose value is not known. */
  | { state: 'summed'; cents: number; leftOut: number }
  | { state: 'asking' }
  | { state: 'tooMany' }
  /** The API gave fewer than it counts, or none. */
  | { state: 'failed' };

/** The list whose expenses are summed, as its screen has it. */
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

/** An answer to the list's search, and the how manieth sum it is for. */
interface Answer extends Omit<SummedList, 'isFetching' | 'failure'> {
  answeredAt: number;
  turn: number;
}

/** The API gave as many as it counts, readable or not. */
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

const sumIn = ({ data }: ApiResult<List<number | null>>): Sum =>
  data && isWholeList(data) ? sumUp(data.rows, data.unread) : { state: 'failed' };

/**
 * The sum of all expenses that a list's search finds. Where the page does not hold them all, their values are asked
 * for, once the rows are there so as not to keep them waiting, and given up when something else is searched for. It
 * is asked again when the list is, or one of its rows has changed; another page of the same search has the same sum.
 * @param answeredAt when the rows came
 */
export function useExpenseSum(list: SummedList, answeredAt: number): { sum: Sum; again: () => void } {
  const { filters, page, limit, rows, total, unread, isFetching, failure } = list;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [known, setKnown] = useState<{ turn: number; sum: Sum } | null>(null);
  const again = () => setAnswer((last) => last && { ...last, turn: last.turn + 1 });

  // An older answer is that of a page seen before, which stands there until it is asked for again.
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
  const isAsked = isPresent && !isWhole && answer.total <= mostSummed;
  const turn = isAsked ? answer.turn : 0;
  useEffect(() => {
    if (turn === 0) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void callApi({ ...valuesCall({ ...filters, page: 1, limit: mostSummed }), signal }).then((result) => {
      if (!signal.aborted) setKnown({ turn, sum: sumIn(result) });
    });
    return () => leaving.abort();
  }, [turn, filters]);

  if (isWhole) {
    const values = answer.rows.map(({ cents }) => cents);
    return { sum: sumUp(values, answer.unread), again };
  }
  if (isPresent && !isAsked) return { sum: { state: 'tooMany' }, again };
  return { sum: known && known.turn === turn ? known.sum : { state: 'asking' }, again };
}
