import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { mainPart } from '../focus/screenHeading';
import type { ServerForm } from './useServerForm';

/**
 * Focuses the first field of a full-page form, so that typed text is neither lost nor taken for shortcuts. On
 * page load, only while focus has not moved; not if the URL leads to a part of the page.
 */
export function useStartInField<V extends FieldValues>(
  { setFocus }: Pick<ServerForm<V>, 'setFocus'>,
  name: FieldPath<V> | undefined,
) {
  const { key, hash } = useLocation();
  const start = useEffectEvent(() => {
    const { activeElement, body } = document;
    const isFree = key !== 'default' || activeElement === body || activeElement === mainPart();
    if (name && !hash && isFree) setFocus(name);
  });
  useEffect(() => start(), []);
}
