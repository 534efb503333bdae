import type { MouseEvent } from 'react';

/** True for a click that a link may take for itself; any other one is for the browser: another tab, a window, a file. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
