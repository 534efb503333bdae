export type ListState = 'loading' | 'error' | 'welcome' | 'empty' | 'rows';

interface ListFacts {
  isLoading: boolean;
  failure?: unknown;
  rows: readonly unknown[] | undefined;
  isTrial: boolean;
  hasFilters: boolean;
}

/** Which of its five states a list shows. */
export function listState({ isLoading, failure, rows, isTrial, hasFilters }: ListFacts): ListState {
  if (failure && !isLoading) return 'error';
  if (rows === undefined) return 'loading';
  if (rows.length > 0) return 'rows';
  if (isLoading) return 'loading';
  return isTrial && !hasFilters ? 'welcome' : 'empty';
}
