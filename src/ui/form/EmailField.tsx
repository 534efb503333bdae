import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './formField';
import { TextField, type TextProps } from './TextField';

type EmailFieldProps<V extends FieldValues, N extends FieldPath<V>> = Omit<FormFieldProps<V, N>, 'label'> &
  Pick<TextProps, 'maxLength' | 'autoComplete'> & { label?: string };

/**
 * An e-mail address, which keyboards neither capitalise nor correct. Refused when it cannot be one; whether it exists,
 * only a mail tells. Form value: string, '' when empty.
 */
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
  !email || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(email).trim())
    ? undefined
    : 'Confira o e-mail: ele tem a forma nome@exemplo.com.';
