import type { FieldPath, FieldValues } from 'react-hook-form';
import { isEmail } from '@/formats/email';
import type { FormFieldProps } from './formField';
import { TextField, type TextProps } from './TextField';

type EmailFieldProps<V extends FieldValues, N extends FieldPath<V>> = Omit<FormFieldProps<V, N>, 'label'> &
  Pick<TextProps, 'maxLength' | 'autoComplete'> & { label?: string };

/** An e-mail address, checked for syntax only. Form value: string, '' when empty. */
export function EmailField<V extends FieldValues, N extends FieldPath<V>>({
  label = 'E-mail',
  ...shared
}: EmailFieldProps<V, N>) {
  return (
    <TextField<V, N>
      validate={problemOf}
      {...shared}
      label={label}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

const problemOf = (email: unknown) =>
  !email || isEmail(String(email)) ? undefined : 'Confira o e-mail: ele tem a forma nome@exemplo.com.';
