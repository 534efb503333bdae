import { useMemo, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Combobox } from './Combobox';
import { useHeldOption } from './heldOption';
import { oneOf, useFormField, type FormFieldProps } from './formField';
import { filterOptions, type Option, type OptionValue } from './options';

export interface ChoiceProps<T extends OptionValue> {
  options: readonly Option<T>[];
  placeholder?: string;
  /** Said in the list when there is nothing to choose or nothing fits. */
  emptyText?: string;
}

/** Lists up to this long are looked over, not searched: phones show no keyboard for them. */
const shortList = 7;

/** The state a select over options at hand gives its Combobox. */
export function useOptionSearch<T extends OptionValue>({
  options,
  placeholder = 'Selecione uma opção',
  emptyText = 'Nenhum resultado encontrado.',
}: ChoiceProps<T>) {
  const [query, setQuery] = useState('');
  const items = useMemo(() => filterOptions(options, query), [options, query]);
  return {
    items,
    placeholder,
    query,
    onQuery: setQuery,
    status: items.length === 0 ? ({ kind: 'empty', text: emptyText } as const) : undefined,
    typing: options.length > shortList ? ('offered' as const) : ('none' as const),
  };
}

type SelectFieldProps<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue> = FormFieldProps<
  V,
  N
> &
  ChoiceProps<T> & {
    /** What the form holds while nothing is chosen. */
    emptyValue?: unknown;
  };

/** One of many, searched by typing. Form value: the option's value, else `emptyValue` (''). */
export function SelectField<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue>({
  options,
  placeholder,
  emptyText,
  emptyValue = '',
  ...shared
}: SelectFieldProps<V, N, T>) {
  const field = useFormField<V, N>(shared, oneOf(emptyValue, options));
  const { value, change } = field;
  const choices = useHeldOption(options, value, emptyValue);
  const search = useOptionSearch({ options: choices, placeholder, emptyText });
  const chosen = useMemo(() => choices.filter((option) => option.value === value), [choices, value]);
  return (
    <Combobox
      {...search}
      field={field}
      chosen={chosen}
      onChoose={(option) => change(option.value)}
      onClear={() => change(emptyValue)}
    />
  );
}
