import { get, type Control, type Field, type FieldPath, type FieldValues } from 'react-hook-form';

/** Focuses a field at once; react-hook-form's `setFocus` uses a timer, which can steal focus later. */
export function focusField<V extends FieldValues>(control: Control<V>, name: FieldPath<V>): void {
  const field = get<unknown, Field | undefined>(control._fields, name);
  field?._f?.ref.focus?.();
}
