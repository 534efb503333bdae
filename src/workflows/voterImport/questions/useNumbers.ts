import { useState } from 'react';

/** A number for each text, stable until unmount, since a text may not be a valid field name. */
export function useNumbers() {
  const [known] = useState(() => new Map<string, number>());
  return (text: string) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  };
}
