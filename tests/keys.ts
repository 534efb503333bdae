import { fireEvent } from '@testing-library/react';

/** Types key by key with a stopped clock, where `user` would wait forever. */
export function typeStopped(field: HTMLElement, text: string) {
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.input(field, { target: { value: text.slice(0, end) } });
}
