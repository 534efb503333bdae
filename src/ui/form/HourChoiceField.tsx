import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { hourKind, readTypedHour } from '@/formats/typed';
import type { FormFieldProps } from './formField';
import { filterOptions, type Option } from './options';
import { SelectField, type Reading } from './SelectField';

type HourChoiceFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & {
  hours: readonly string[];
  outside: string;
  emptyText?: string;
};

/** Options for a text: the exact hour first, then the same hour's, and those a single digit may become. */
function offerHours(options: readonly Option<string>[], typed: string): readonly Option<string>[] {
  const meant = readTypedHour(typed);
  if (!meant) return filterOptions(options, typed);
  const start = /^\d$/.test(typed.trim()) ? typed.trim() : meant;
  const near = options.filter(({ value }) => value.startsWith(meant.slice(0, 3)) || value.startsWith(start));
  return near.toSorted((one, other) => Number(other.value === meant) - Number(one.value === meant));
}

/** One hour from a list, typed as 14h, 14h30, 1430 or 9. Form value: 'HH:mm', '' when empty. */
export function HourChoiceField<V extends FieldValues, N extends FieldPath<V>>({
  hours,
  outside,
  ...shared
}: HourChoiceFieldProps<V, N>) {
  const reading = useMemo(
    (): Reading<string> => ({
      offer: offerHours,
      means: ({ value }, typed) => value === readTypedHour(typed),
      problem: (typed) => (readTypedHour(typed) ? outside : hourKind.problem(typed)),
    }),
    [outside],
  );
  const options = useMemo(() => hours.map((hour) => ({ value: hour, label: hour })), [hours]);
  return <SelectField<V, N, string> {...shared} options={options} reading={reading} />;
}
