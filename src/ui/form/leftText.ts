import { useRef, useState } from 'react';
import type { BoundField } from './formField';

interface Left {
  text: string;
  problem: string | undefined;
  /** The form value at blur; any later value replaces the text. */
  beside: string;
}

const heldBeside = (left: Left | null, value: unknown) =>
  left?.beside === JSON.stringify(value ?? null) ? left : null;

/** Text left in a choice field with nothing chosen: it stays, shows its error, and blocks submit. */
export function useLeftText() {
  const [left, setLeft] = useState<Left | null>(null);
  /** A ref: the form may validate before the next render. */
  const newest = useRef(left);
  const set = (next: Left | null) => {
    newest.current = next;
    setLeft(next);
  };
  return {
    check: (value: unknown) => heldBeside(newest.current, value)?.problem,
    of: ({ value, change, frame }: Pick<BoundField<unknown>, 'value' | 'change' | 'frame'>) => ({
      ...heldBeside(left, value),
      keep: (text: string, problem?: string) => set({ text, problem, beside: JSON.stringify(value ?? null) }),
      forget: () => {
        if (!newest.current) return;
        set(null);
        if (frame.error) change(value);
      },
    }),
  };
}

export type LeftText = ReturnType<ReturnType<typeof useLeftText>['of']>;

/** The error of such a text. */
export const nothingChosen = (why: string) => `Nada foi escolhido. ${why}`;
