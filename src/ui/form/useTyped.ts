import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';
import type { TypedKind } from '@/formats/typed';
import { withProblem, type BoundField } from './formField';
import { whenReleased } from './whenReleased';

interface TypedText {
  kind: TypedKind;
  field: Pick<BoundField<unknown>, 'value' | 'change' | 'leave' | 'frame' | 'aria'>;
  problemOf: (value: string) => string | undefined;
}

/** Binds an input to a kind of formats/typed: the form gets the value or raw text; blur normalises it. */
export function useTyped({ kind, field, problemOf }: TypedText) {
  const value = String(field.value ?? '');
  const [typed, setTyped] = useState({ text: kind.show(value), value });
  const text = typed.value === value ? typed.text : kind.show(value);
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
      // Written before React does, to keep the caret in place.
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
        // Changing the text during IME composition loses the caret or duplicates text.
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
