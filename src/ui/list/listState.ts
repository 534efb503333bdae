export type ListState = 'loading' | 'error' | 'welcome' | 'empty' | 'rows';

interface ListFacts {
  /** The first answer is awaited, or one after a failure; a later page keeps the rows it follows. */
  isLoading: boolean;
  /** Why the last call failed, if it did. */
  failure?: unknown;
  /** The rows known, undefined before any answer. */
  rows: readonly unknown[] | undefined;
  /** The client's trial flag. */
  isTrial: boolean;
  /** A filter is in force: no rows then says nothing about the module being unused. */
  hasFilters: boolean;
}

/** Which of a list's five faces to show. */
export function listState({ isLoading, failure, rows, isTrial, hasFilters }: ListFacts): ListState {
  if (failure && !isLoading) return 'error';
  if (rows === undefined) return 'loading';
  if (rows.length > 0) return 'rows';
  if (isLoading) return 'loading';
  return isTrial && !hasFilters ? 'welcome' : 'empty';
}
