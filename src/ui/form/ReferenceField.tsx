import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './formField';
import { TextField } from './TextField';

type ReferenceFieldProps<V extends FieldValues, N extends FieldPathByValue<V, string>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name' | 'wide'
> & {
  /** What stands before the number, e.g. `AT` of AT-12; none where a reference is the bare number. */
  prefix?: string;
};

/**
 * A reference to search for, whole: its number, with or without what stands before it. A name typed here is refused with
 * a word, as nothing would be found and nobody would know why.
 */
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
