import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { digitsOf } from '@/formats/phone';
import type { FormFieldProps } from './formField';
import { TextField } from './TextField';

type PhonePartFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name' | 'label'
>;

/** A full or partial phone number to search for; unmasked (see `phoneFilter`). */
export function PhonePartField<V extends FieldValues, N extends FieldPathByValue<V, string>>(
  props: PhonePartFieldProps<V, N>,
) {
  return (
    <TextField
      {...props}
      type="tel"
      help="Inteiro ou só uma parte."
      maxLength={20}
      validate={(phone) => (phone.trim() && !digitsOf(phone) ? 'Digite os números do telefone.' : undefined)}
    />
  );
}
