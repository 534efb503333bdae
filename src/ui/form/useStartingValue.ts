import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { ServerForm } from './useServerForm';

/**
 * Gives an empty field a value to start with as soon as that is known, as when the office's list has come. What the
 * person has chosen, or taken back, stays; leaving the form does not ask because of it.
 */
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
