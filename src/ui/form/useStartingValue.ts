import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { ServerForm } from './useServerForm';

/** Fills an empty field once its default is known, without dirtying the form or undoing a person's choice. */
export function useStartingValue<V extends FieldValues, N extends FieldPath<V>>(
  form: ServerForm<V>,
  name: N,
  value: FieldPathValue<V, N> | undefined,
) {
  const { round } = form;
  const start = useEffectEvent(() => {
    const held: unknown = form.getValues(name);
    if (value === undefined || (held !== null && held !== '')) return;
    if (!form.getFieldState(name).isDirty) form.resetField(name, { defaultValue: value });
  });
  useEffect(() => start(), [round, value]);
}
