import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';
import type { TypedKind } from '@/formats/typed';
import { withProblem, type useFormField } from './formField';

interface TypedText {
  kind: TypedKind;
  field: Pick<ReturnType<typeof useFormField>, 'value' | 'change' | 'leave' | 'frame' | 'aria'>;
  /** What is wrong with the form's value; nothing when it is empty. */
  problemOf: (value: string) => string | undefined;
}

/**
 * Ties an input to a date or an hour of formats/typed. The form hears what the text means at each change, or the text
 * itself while it means nothing; the input shows what was typed, written out in full when it is left, where a text that
 * is refused is told at once.
 */
export function useTyped({ kind, field, problemOf }: TypedText) {
  const value = String(field.value ?? '');
  const [typed, setTyped] = useState({ text: kind.show(value), value });
  /** A value set from outside (reset, setValue, the calendar) takes the place of what was typed. */
  const text = typed.value === value ? typed.text : kind.show(value);
  /** The text with which the field was left. */
  const [left, setLeft] = useState<string | null>(null);
  const beforeComposing = useRef('');

  function accept(text: string) {
    const meant = kind.read(text) ?? text.trim();
    setLeft(null);
    setTyped({ text, value: meant });
    if (meant !== value) field.change(meant);
  }

  function tidy(input: HTMLInputElement, before: string, isForward: boolean) {
    const caret = input.selectionStart ?? input.value.length;
    const now = kind.type({ text: input.value, caret }, before, isForward);
    if (now.text !== input.value) {
      // Written here, before React writes the same, so that the caret stays where the person types.
      input.value = now.text;
      input.setSelectionRange(now.caret, now.caret);
    }
    accept(now.text);
  }

  const problem = left !== null && left === text ? problemOf(value) : undefined;
  const { frame, aria } = withProblem(field, problem);
  return {
    frame,
    input: {
      ...aria,
      value: text,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const { isComposing = false, inputType = '' } = nativeEvent as Partial<InputEvent>;
        // A keyboard that is composing loses its place, or writes twice, when the text changes under it.
        if (isComposing) accept(currentTarget.value);
        else tidy(currentTarget, text, inputType.endsWith('Forward'));
      },
      onCompositionStart: () => {
        beforeComposing.current = text;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        tidy(currentTarget, beforeComposing.current, false),
      onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        const whole = kind.show(kind.read(currentTarget.value) ?? currentTarget.value.trim());
        if (whole !== text) accept(whole);
        whenReleased(currentTarget.ownerDocument, () => setLeft(whole));
        field.leave();
      },
    },
  };
}

/** At once, or when the button that is pressed right now goes up: what stands below must not move from under a press. */
function whenReleased(page: Document, then: () => void) {
  if (page.querySelector('body :active')) page.addEventListener('pointerup', then, { once: true });
  else then();
}
