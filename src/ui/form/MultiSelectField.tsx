import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Combobox } from './Combobox';
import { Field } from './Field';
import { useFormField, type FormFieldProps } from './formField';
import type { OptionValue } from './options';
import { useOptionSearch, type ChoiceProps } from './SelectField';

export type MultiSelectFieldProps<
  V extends FieldValues,
  N extends FieldPath<V>,
  T extends OptionValue,
> = FormFieldProps<V, N> & ChoiceProps<T>;

/** Several of many, searched by typing. Form value: list of option values, in the order they were chosen. */
export function MultiSelectField<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue>({
  options,
  placeholder,
  emptyText,
  ...shared
}: MultiSelectFieldProps<V, N, T>) {
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>(shared, {
    requiredMessage: 'Selecione ao menos uma opção.',
  });
  const search = useOptionSearch({ options, placeholder, emptyText });
  const values = useMemo(() => (Array.isArray(value) ? (value as T[]) : []), [value]);
  const chosen = useMemo(() => options.filter((option) => values.includes(option.value)), [options, values]);
  return (
    <Field {...frame}>
      <Combobox
        {...search}
        aria={aria}
        attach={attach}
        leave={leave}
        multiple
        chosen={chosen}
        onChoose={({ value: one }) =>
          change(values.includes(one) ? values.filter((other) => other !== one) : [...values, one])
        }
        onClear={chosen.length > 0 ? () => change([]) : undefined}
      />
    </Field>
  );
}
