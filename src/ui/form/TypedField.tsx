import type { FieldPath, FieldValues } from 'react-hook-form';
import type { TypedKind } from '@/formats/typed';
import { Field } from './Field';
import { useFormField, type FormFieldProps } from './formField';
import { TextInput } from './TextField';
import { useTyped } from './useTyped';

type TypedFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & {
  kind: TypedKind;
  placeholder: string;
};

/** A text of formats/typed. Form value: the parsed value, '' when empty, else the invalid text. */
export function TypedField<V extends FieldValues, N extends FieldPath<V>>({
  kind,
  placeholder,
  ...shared
}: TypedFieldProps<V, N>) {
  const problemOf = (value: unknown) => {
    const text = String(value ?? '');
    return text && kind.read(text) === null ? kind.problem(text) : undefined;
  };
  const { attach, ...field } = useFormField<V, N>(shared, { check: problemOf, shownBy: kind });
  const { frame, input } = useTyped({ kind, field, problemOf });
  return (
    <Field {...frame}>
      <TextInput {...input} ref={attach} inputMode="numeric" placeholder={placeholder} autoComplete="off" />
    </Field>
  );
}
