import type { FieldPath, FieldValues } from 'react-hook-form';
import { readHour } from '@/formats/dates';
import { hourMask } from '@/formats/masks';
import { MaskedField } from './MaskedField';
import type { FormFieldProps } from './formField';

/** An hour, typed. Form value: 'HH:mm', or '' when empty; half typed, the text so far, which is refused. */
export function HourField<V extends FieldValues, N extends FieldPath<V>>({
  validate,
  ...shared
}: FormFieldProps<V, N>) {
  return (
    <MaskedField<V, N>
      {...shared}
      mask={hourMask}
      placeholder="HH:MM"
      validate={(value, values) =>
        value && readHour(value) !== value ? 'Digite a hora como HH:MM.' : validate?.(value, values)
      }
    />
  );
}
