import type { MouseEvent } from 'react';

/** Whether a link may handle this click itself; others open a tab or window, or download. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
