import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFailure } from '@/api/failure';
import { beginSession, endSession } from '@/session/currentSession';
import { useList } from './useList';

beforeEach(() =>
  beginSession({
    user: { id: 1, name: 'Ana', email: 'ana@tribuna.test', image: '', profileId: 1, clientId: 1 },
    token: { value: 'abc', expires: Date.now() + 60_000 },
    rules: [],
    client: { isTrial: true, shortIdentifier: null },
  }),
);
afterEach(() => {
  cleanup();
  endSession();
});

const all = { name: '' };
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

const answered = (count: number, total = count) => ({
  data: { rows: rows(count), total },
  error: undefined as unknown,
  isFetching: false,
});
const asking = { data: undefined, error: undefined as unknown, isFetching: true };

interface Facts {
  search: { data?: ReturnType<typeof answered>['data'] | undefined; error?: unknown; isFetching: boolean };
  filters?: object;
  page?: number;
  hasFilters?: boolean;
}

function renderList(initialProps: Facts) {
  const changePage = vi.fn();
  const refetch = vi.fn();
  const hook = renderHook(
    ({ search, filters = all, page = 1, hasFilters = false }: Facts) =>
      useList({
        search: { ...search, refetch },
        module: { filters, page, limit: 10, changePage },
        hasFilters,
        many: 'ligações',
      }),
    { initialProps },
  );
  return { ...hook, changePage, refetch };
}

it('goes from loading to rows, and knows then what there is to export', () => {
  const { result, rerender } = renderList({ search: asking });
  expect(result.current).toMatchObject({ state: 'loading', count: undefined, total: 0 });
  expect(result.current.exportBlocked).toBe('Aguarde o resultado da busca.');
  rerender({ search: answered(10, 60) });
  expect(result.current).toMatchObject({ state: 'rows', count: 60, exportBlocked: undefined });
});

it('keeps rows and export while a further page comes, but exports nothing of filters not counted yet', () => {
  const { result, rerender } = renderList({ search: answered(10, 60) });
  const waiting = { ...answered(10, 60), isFetching: true };
  rerender({ search: waiting, page: 2 });
  expect(result.current).toMatchObject({ state: 'rows', exportBlocked: undefined });

  const others = { name: 'ana' };
  rerender({ search: waiting, filters: others });
  expect(result.current.exportBlocked).toBe('Aguarde o resultado da busca.');
  rerender({ search: answered(3), filters: others });
  expect(result.current).toMatchObject({ total: 3, exportBlocked: undefined });
});

it('welcomes a trial client without records, unless something was searched for', () => {
  const { result, rerender } = renderList({ search: answered(0) });
  expect(result.current.state).toBe('welcome');
  expect(result.current.exportBlocked).toBe('Não há ligações para exportar.');
  rerender({ search: answered(0), hasFilters: true });
  expect(result.current.state).toBe('empty');
});

it('tells a failure, without a count, until it is asked again', () => {
  const failed = { ...answered(10, 60), error: createFailure('offline') };
  const { result, rerender } = renderList({ search: failed });
  expect(result.current).toMatchObject({ state: 'error', count: undefined });
  expect(result.current.failure).toMatchObject({ kind: 'offline' });
  rerender({ search: { ...failed, isFetching: true } });
  expect(result.current.failure).toBeUndefined();
});

it('still exports what was counted when asking again fails', () => {
  const { result, rerender } = renderList({ search: answered(10, 60) });
  rerender({ search: { ...answered(10, 60), error: createFailure('offline') } });
  expect(result.current.exportBlocked).toBeUndefined();
});

it('leaves a page that has no rows any more for the last one there is', () => {
  const { changePage, rerender } = renderList({ search: answered(1, 21), page: 3 });
  expect(changePage).not.toHaveBeenCalled();
  rerender({ search: answered(0, 20), page: 3 });
  expect(changePage).toHaveBeenCalledExactlyOnceWith(2);
});

it('searches again when the same filters are searched for', () => {
  const { refetch, rerender } = renderList({ search: answered(1) });
  rerender({ search: answered(1) });
  expect(refetch).not.toHaveBeenCalled();
  rerender({ search: answered(1), filters: { ...all } });
  expect(refetch).toHaveBeenCalledOnce();
});
