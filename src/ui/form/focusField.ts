import { get, type Control, type Field, type FieldPath, type FieldValues } from 'react-hook-form';

/**
 * Gives a field on the screen the focus, at once. react-hook-form's own `setFocus` waits for a timer: on a busy machine
 * that comes after the person has gone on, and takes from them the field they are typing in.
 */
export function focusField<V extends FieldValues>(control: Control<V>, name: FieldPath<V>): void {
  const field = get(control._fields, name) as Field | undefined;
  field?._f?.ref.focus?.();
}
