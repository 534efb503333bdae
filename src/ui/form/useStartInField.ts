import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { ServerForm } from './useServerForm';

/**
 * For a form that is a screen: who goes to it begins in this field, as in a panel, so that nothing typed right after the
 * key that leads there is lost. One that is loaded by its address has the focus where the browser puts it.
 */
export function useStartInField<V extends FieldValues>(form: ServerForm<V>, name: FieldPath<V> | false) {
  const { key } = useLocation();
  const start = useEffectEvent(() => {
    if (name && key !== 'default') form.setFocus(name);
  });
  useEffect(() => start(), []);
}
