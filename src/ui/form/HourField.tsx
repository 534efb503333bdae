import type { FieldPath, FieldValues } from 'react-hook-form';
import { hourKind } from '@/formats/typed';
import type { FormFieldProps } from './formField';
import { TypedField } from './TypedField';

/** A typed hour: 9, 9h30, 9:30, 0930. Form value: 'HH:mm', '' when empty, else the invalid text. */
export function HourField<V extends FieldValues, N extends FieldPath<V>>(props: FormFieldProps<V, N>) {
  return <TypedField<V, N> {...props} kind={hourKind} placeholder="HH:MM" />;
}
