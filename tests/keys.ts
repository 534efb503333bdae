import { fireEvent } from '@testing-library/react';

/** Types key by key where the clock stands still, in which `user` would wait for ever. */
export function typeStopped(field: HTMLElement, text: string) {
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.input(field, { target: { value: text.slice(0, end) } });
}
