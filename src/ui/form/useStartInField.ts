import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { ServerForm } from './useServerForm';

/** Focuses a full-page form's field after in-app navigation, so that no typing is lost; not on page load. */
export function useStartInField<V extends FieldValues>(form: ServerForm<V>, name: FieldPath<V> | false) {
  const { key } = useLocation();
  const start = useEffectEvent(() => {
    if (name && key !== 'default') form.setFocus(name);
  });
  useEffect(() => start(), []);
}
