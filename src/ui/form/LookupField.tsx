import type { FieldPath, FieldValues } from 'react-hook-form';
import { Combobox } from './Combobox';
import { oneOf, useFormField, useListField, type FormFieldProps } from './formField';
import type { Option } from './options';
import { useLookup, type SearchOptions } from './useLookup';

interface LookupProps<O extends Option> {
  search: SearchOptions<O>;
  /** Typed characters before anything is asked. */
  minLength?: number;
  placeholder?: string;
}

/** The state a field over a search gives its Combobox. */
function useLookupSearch<O extends Option>(
  { search, minLength = 2, placeholder }: LookupProps<O>,
  chosen: readonly O[],
) {
  const lookup = useLookup<O['value'], O>(search, minLength);
  const { text, options, status } = lookup;
  // Before anything is typed, those already chosen can be looked over and taken back.
  const idle = status?.kind === 'hint' && !text && chosen.length > 1;
  const items = idle ? chosen : options;
  return {
    combobox: {
      typing: 'required' as const,
      items,
      query: lookup.query,
      onQuery: lookup.onQuery,
      onOpenChange: lookup.onOpenChange,
      status: idle ? undefined : status,
      placeholder:
        placeholder ?? `Digite ${minLength} ${minLength === 1 ? 'caractere' : 'caracteres'} ou mais`,
    },
    /** The option as searched or chosen, with all the search gave of it. */
    find: (value: O['value']) => items.find((option) => option.value === value),
  };
}

type LookupFieldProps<V extends FieldValues, N extends FieldPath<V>, O extends Option> = FormFieldProps<
  V,
  N
> &
  LookupProps<O>;

interface OneLookupProps<O extends Option> {
  /** The person chose one. */
  onChosen?: (option: O) => void;
}

/**
 * One of many that only the server knows, searched by typing. Form value: the chosen option (with its label and
 * whatever else the search gives), or null.
 */
export function LookupField<V extends FieldValues, N extends FieldPath<V>, O extends Option>({
  search,
  minLength,
  placeholder,
  onChosen,
  ...shared
}: LookupFieldProps<V, N, O> & OneLookupProps<O>) {
  const field = useFormField<V, N>(shared, oneOf());
  const { value, change } = field;
  const chosen = isOption(value) ? [value as O] : [];
  const { combobox, find } = useLookupSearch({ search, minLength, placeholder }, chosen);
  return (
    <Combobox
      {...combobox}
      field={field}
      chosen={chosen}
      onChoose={(option) => {
        const found = find(option.value);
        change(found ?? option);
        if (found) onChosen?.(found);
      }}
      onClear={() => change(null)}
    />
  );
}

/** Several of many that only the server knows. Form value: list of the chosen options. */
export function MultiLookupField<V extends FieldValues, N extends FieldPath<V>, O extends Option>({
  search,
  minLength,
  placeholder,
  ...shared
}: LookupFieldProps<V, N, O>) {
  const { field, list: chosen, update } = useListField<V, N, O>(shared);
  const { combobox, find } = useLookupSearch({ search, minLength, placeholder }, chosen);
  return (
    <Combobox
      {...combobox}
      field={field}
      multiple
      chosen={chosen}
      onChoose={(option) =>
        update((options) => {
          const others = options.filter((other) => other.value !== option.value);
          if (others.length < options.length) return others;
          const found = find(option.value);
          return found ? [...others, found] : others;
        })
      }
      onClear={() => update(() => [])}
    />
  );
}

const isOption = (value: unknown): value is Option =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;
