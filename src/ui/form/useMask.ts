import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import InputMask from 'imask/esm/controls/input';
import type { FieldMask } from '@/formats/masks';
// Only the kinds of mask that fields use; the whole of imask is 4 kB more. MoneyField imports
// 'imask/esm/masked/number' besides.
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';

type MaskedInput = InputMask<FieldMask>;

interface MaskedText {
  mask: FieldMask;
  /** The form's value. */
  value: string;
  /** What the form keeps of what is typed. */
  read: (mask: MaskedInput) => string;
  /** Writes the form's value into the mask. */
  write: (mask: MaskedInput, value: string) => void;
  onChange: (value: string) => void;
}

const notAccepted = 'O que foi colado não cabe aqui. Confira e cole de novo.';

/**
 * Ties an input to a mask of formats/masks. The input keeps its own text, so that the caret stays where the person
 * put it; the form hears of each change the person makes, and of no other: a value set from outside (reset, setValue) is
 * written into the input and stays the form's whole, also where the mask would cut it.
 */
export function useMask({ mask, value, read, write, onChange }: MaskedText) {
  const input = useRef<HTMLInputElement>(null);
  const masked = useRef<MaskedInput>(null);
  /** The value the form and the input last agreed on. */
  const agreed = useRef<string>(null);
  /** What the input makes of it: less, where the mask has no room for all, and the form keeps all until a key is typed. */
  const shown = useRef<string>(null);
  const isWriting = useRef(false);
  const [problem, setProblem] = useState<string>();

  const writeValue = useEffectEvent((target: MaskedInput) => {
    isWriting.current = true;
    write(target, value);
    isWriting.current = false;
    agreed.current = value;
    shown.current = read(target);
  });
  const tell = useEffectEvent((target: MaskedInput) => {
    const typed = read(target);
    if (isWriting.current || typed === shown.current) return;
    agreed.current = typed;
    shown.current = typed;
    onChange(typed);
  });

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    // imask puts the caret behind the mask's first signs at once, when the browser does not yet say that all of the text
    // is selected: what then replaces it (a script that fills in forms, a voice) would be put before it instead.
    const alignLater = (event: Event) => {
      event.stopImmediatePropagation();
      requestAnimationFrame(() => masked.current?.alignCursorFriendly());
    };
    element.addEventListener('focus', alignLater, true);
    const created = new InputMask(element, mask);
    masked.current = created;
    writeValue(created);
    const hear = () => tell(created);
    // What is pasted comes whole or not at all: without what does not fit it would be another value.
    const admit = (event: InputEvent) => {
      setProblem(undefined);
      const { selectionStart: start, selectionEnd: end, value: text } = element;
      if (start === null || end === null || (event.data?.length ?? 0) < 2 || event.isComposing) return;
      if (mask.accepts(`${text.slice(0, start)}${event.data}${text.slice(end)}`)) return;
      event.preventDefault();
      setProblem(notAccepted);
    };
    element.addEventListener('beforeinput', admit);
    created.on('accept', hear);
    // Some password managers write without an input event; imask takes their text in when the field is left.
    element.addEventListener('blur', hear);
    return () => {
      masked.current = null;
      element.removeEventListener('blur', hear);
      element.removeEventListener('focus', alignLater, true);
      element.removeEventListener('beforeinput', admit);
      created.destroy();
    };
  }, [mask]);

  useLayoutEffect(() => {
    if (masked.current && value !== agreed.current) writeValue(masked.current);
  }, [value]);

  return {
    /** For the input's ref. */
    attachMask: useCallback((element: HTMLInputElement | null) => {
      input.current = element;
    }, []),
    /** Why what was pasted is not in the field. */
    problem,
    isIncomplete: () => Boolean(masked.current?.value) && !masked.current?.masked.isComplete,
  };
}
