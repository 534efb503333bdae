import { useCallback } from 'react';
import { useAsk, type ReadEndpoint } from '@/api/ask';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';

/** A text endpoint as the search of a look-up field. */
export function useSearch<O extends Option>(endpoint: ReadEndpoint<string, O[]>): SearchOptions<O> {
  const ask = useAsk();
  return useCallback((text, signal) => ask(endpoint, text, signal), [ask, endpoint]);
}
