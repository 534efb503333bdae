import { useState } from 'react';

/** A number for each text, the same for as long as the screen stands: a text may not be the name of a field. */
export function useNumbers() {
  const [known] = useState(() => new Map<string, number>());
  return (text: string) => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  };
}
