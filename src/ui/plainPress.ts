import type { MouseEvent } from 'react';

type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a link may handle this click itself; others open a tab or window, or download. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Press) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
