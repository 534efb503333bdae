import { useMemo, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { sameText } from '@/formats/text';
import { Combobox } from './Combobox';
import { focusField } from './focusField';
import { useHeldOption } from './heldOption';
import { oneOf, useFormField, type FormFieldProps } from './formField';
import { useLeftText } from './leftText';
import { filterOptions, type Option, type OptionValue } from './options';

export interface ChoiceProps<T extends OptionValue> {
  options: readonly Option<T>[];
  placeholder?: string | undefined;
  emptyText?: string | undefined;
}

export interface Reading<T extends OptionValue> {
  offer: (options: readonly Option<T>[], typed: string) => readonly Option<T>[];
  means: (option: Option<T>, typed: string) => boolean;
  problem: (typed: string) => string;
}

/** Lists up to this long open without a phone keyboard. */
const shortList = 7;

/** The Combobox state of a select over local options. */
export function useOptionSearch<T extends OptionValue>({
  options,
  placeholder = 'Selecione uma opção',
  emptyText = 'Nenhum resultado encontrado.',
  reading,
}: ChoiceProps<T> & { reading?: Reading<T> | undefined }) {
  const [query, setQuery] = useState('');
  const offer = reading?.offer ?? filterOptions;
  const items = useMemo(() => offer(options, query), [offer, options, query]);
  const isMeant = (typed: string) => {
    const [first] = offer(options, typed);
    return !typed.trim() || !reading || (first !== undefined && reading.means(first, typed));
  };
  const named = (typed: string) => {
    const means = reading?.means ?? (({ label }: Option<T>) => sameText(label, typed));
    const [first, second] = typed ? options.filter((option) => means(option, typed)) : [];
    return second ? undefined : first;
  };
  return {
    items,
    placeholder,
    query,
    onQuery: setQuery,
    isMeant,
    named,
    problemOf: reading?.problem,
    status: items.length === 0 ? ({ kind: 'empty', text: emptyText } as const) : undefined,
    typing: options.length > shortList ? ('offered' as const) : ('none' as const),
  };
}

type SelectFieldProps<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue> = FormFieldProps<
  V,
  N
> &
  ChoiceProps<T> & {
    emptyValue?: unknown;
    reading?: Reading<T>;
    opensItself?: boolean | undefined;
    /** The field that gets focus after an option is pressed. */
    leadsTo?: FieldPath<V> | undefined;
  };

/** One option, searched by typing. Form value: the option's value, else `emptyValue` (''). */
export function SelectField<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue>({
  options,
  placeholder,
  emptyText,
  emptyValue = '',
  reading,
  opensItself,
  leadsTo,
  ...shared
}: SelectFieldProps<V, N, T>) {
  const leftText = useLeftText();
  const field = useFormField<V, N>(shared, { ...oneOf(emptyValue, options), check: leftText.check });
  const { value, change } = field;
  const choices = useHeldOption(options, value, emptyValue);
  const search = useOptionSearch({ options: choices, placeholder, emptyText, reading });
  const chosen = useMemo(() => choices.filter((option) => option.value === value), [choices, value]);
  return (
    <Combobox
      {...search}
      field={field}
      left={leftText.of(field)}
      chosen={chosen}
      onChoose={(option) => change(option.value)}
      onClear={() => change(emptyValue)}
      opensItself={opensItself}
      onPressed={leadsTo && (() => focusField(shared.control, leadsTo))}
    />
  );
}
