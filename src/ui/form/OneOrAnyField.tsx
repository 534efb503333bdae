import type { FieldPath, FieldValues } from 'react-hook-form';
import type { OptionValue } from './options';
import { RadioGroupField, type RadioGroupFieldProps } from './RadioGroupField';

/** A full-width clearable radio group, for filters. Form value: the option's value, null for any. */
export function OneOrAnyField<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue>(
  props: Omit<RadioGroupFieldProps<V, N, T>, 'emptyValue'>,
) {
  return <RadioGroupField<V, N, T> clearable wide {...props} emptyValue={null} />;
}
