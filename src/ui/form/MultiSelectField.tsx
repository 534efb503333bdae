import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Combobox } from './Combobox';
import { useListField, type FormFieldProps } from './formField';
import { useLeftText } from './leftText';
import type { OptionValue } from './options';
import { useOptionSearch, type ChoiceProps } from './SelectField';

type MultiSelectFieldProps<
  V extends FieldValues,
  N extends FieldPath<V>,
  T extends OptionValue,
> = FormFieldProps<V, N> & ChoiceProps<T>;

/** Several options, searched by typing. Form value: list of option values in the order chosen. */
export function MultiSelectField<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue>({
  options,
  placeholder,
  emptyText,
  ...shared
}: MultiSelectFieldProps<V, N, T>) {
  const leftText = useLeftText();
  const { field, list, update } = useListField<V, N, T>(shared, { check: leftText.check, shownBy: options });
  const search = useOptionSearch({ options, placeholder, emptyText });
  const chosen = useMemo(() => options.filter((option) => list.includes(option.value)), [options, list]);
  return (
    <Combobox
      {...search}
      field={field}
      left={leftText.of(field)}
      multiple
      chosen={chosen}
      onChoose={({ value: one }) =>
        update((values) =>
          values.includes(one) ? values.filter((other) => other !== one) : [...values, one],
        )
      }
      onClear={() => update(() => [])}
    />
  );
}
