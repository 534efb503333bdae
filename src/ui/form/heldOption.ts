import { useMemo, useState } from 'react';
import type { Option, OptionValue } from './options';

/**
 * The options of a choice, with the one it came with where that is none of them: it stays, under what it is known by,
 * until another is chosen. Of no options at all, as while they are on their way, none is made up.
 */
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
