import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './formField';
import { TextField } from './TextField';

type ReferenceFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name' | 'wide'
> & {
  prefix?: string;
};

/** A whole reference to search for, prefix optional; other text is refused, as it would match nothing. */
export function ReferenceField<V extends FieldValues, N extends FieldPathByValue<V, string>>({
  prefix = '',
  ...shared
}: ReferenceFieldProps<V, N>) {
  const example = prefix ? `${prefix}-12` : '12';
  const hint = prefix ? `Digite a referência como ${example}.` : `Digite só o número, como ${example}.`;
  const pattern = new RegExp(`^(${prefix}-)?\\d+$`, 'i');
  return (
    <TextField
      {...shared}
      label="Referência"
      placeholder={example}
      maxLength={20}
      inputMode={prefix ? undefined : 'numeric'}
      validate={(typed) => (typed.trim() && !pattern.test(typed.trim()) ? hint : undefined)}
    />
  );
}
