import type { FieldPath, FieldValues } from 'react-hook-form';
import { dayMonthKind } from '@/formats/typed';
import type { FormFieldProps } from './formField';
import { TypedField } from './TypedField';

/** A day and month, for birthdays. Form value: 'DD/MM', '' when empty, else the invalid text. */
export function DayMonthField<V extends FieldValues, N extends FieldPath<V>>(props: FormFieldProps<V, N>) {
  return <TypedField<V, N> {...props} kind={dayMonthKind} placeholder="DD/MM" />;
}
