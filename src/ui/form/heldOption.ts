import { useMemo, useState } from 'react';
import type { Option, OptionValue } from './options';

/** The options plus the initial value if missing, so that it can be kept; unchanged while empty (loading). */
export function useHeldOption<T extends OptionValue>(
  options: readonly Option<T>[],
  value: unknown,
  emptyValue: unknown,
): readonly Option<T>[] {
  const [held] = useState(value);
  return useMemo(() => {
    const isNothing = held === undefined || held === null || held === '' || held === emptyValue;
    if (isNothing || options.length === 0 || options.some((option) => option.value === held)) return options;
    return [...options, { value: held as T, label: String(held) }];
  }, [options, held, emptyValue]);
}
