import { useRef, useState } from 'react';
import type { useFormField } from './formField';

interface Left {
  text: string;
  /** What is wrong with it; nothing yet while an answer is awaited. */
  problem: string | undefined;
  /** The form's value when it was left: one set since, by whom ever, takes the text's place. */
  beside: string;
}

const heldBeside = (left: Left | null, value: unknown) =>
  left?.beside === JSON.stringify(value ?? null) ? left : null;

/**
 * What was typed into a field of choices and left there with nothing chosen for it: it stays in the field, which says so
 * at once, and the form is not sent before it is settled.
 */
export function useLeftText() {
  const [left, setLeft] = useState<Left | null>(null);
  /** Of this moment: the form may check before the field is drawn anew. */
  const newest = useRef(left);
  const set = (next: Left | null) => {
    newest.current = next;
    setLeft(next);
  };
  return {
    check: (value: unknown) => heldBeside(newest.current, value)?.problem,
    /** The text as it concerns a field with this value. */
    of: ({ value, change, frame }: Pick<ReturnType<typeof useFormField>, 'value' | 'change' | 'frame'>) => ({
      ...heldBeside(left, value),
      keep: (text: string, problem?: string) => set({ text, problem, beside: JSON.stringify(value ?? null) }),
      forget: () => {
        if (!newest.current) return;
        set(null);
        // The same again, so that the field no longer says what was wrong.
        if (frame.error) change(value);
      },
    }),
  };
}

export type LeftText = ReturnType<ReturnType<typeof useLeftText>['of']>;

/** What is said of such a text, and why. */
export const nothingChosen = (why: string) => `Nada foi escolhido. ${why}`;
