import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import InputMask from 'imask/esm/controls/input';
import type { FieldMask } from '@/formats/masks';
import { notTaken } from '@/formats/pasted';
// Only the mask types in use; all of imask is 4 kB more. MoneyField adds 'imask/esm/masked/number'.
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';

type MaskedInput = InputMask<FieldMask>;

/** Maximum length of a paste, over twice any mask: imask processes each character. */
const maxPasted = 100;

interface MaskedText {
  mask: FieldMask;
  value: string;
  onChange: (value: string) => void;
}

/**
 * Binds an input to a mask of formats/masks. The form is notified only of the person's edits; a value set
 * from outside is shown, but never cut in the form.
 */
export function useMask({ mask, value, onChange }: MaskedText) {
  const input = useRef<HTMLInputElement>(null);
  const masked = useRef<MaskedInput>(null);
  const agreed = useRef<string>(null);
  /** The input's text; shorter when the mask cuts it, while the form keeps the whole value until an edit. */
  const shown = useRef<string>(null);
  const isWriting = useRef(false);
  const [problem, setProblem] = useState<string>();
  const read = ({ unmaskedValue, value: masked }: MaskedInput) => (mask.unmask ? unmaskedValue : masked);

  const writeValue = useEffectEvent((target: MaskedInput) => {
    isWriting.current = true;
    if (mask.unmask) target.unmaskedValue = value;
    else target.value = value;
    isWriting.current = false;
    agreed.current = value;
    shown.current = read(target);
  });
  const onAccepted = useEffectEvent((target: MaskedInput) => {
    const typed = read(target);
    if (isWriting.current || typed === shown.current) return;
    agreed.current = typed;
    shown.current = typed;
    onChange(typed);
  });

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    // imask moves the caret on focus before the browser reports a select-all, so replacement text (form
    // fillers, voice input) would be inserted in front instead. Align a frame later.
    const alignLater = (event: Event) => {
      event.stopImmediatePropagation();
      requestAnimationFrame(() => masked.current?.alignCursorFriendly());
    };
    const left = new AbortController();
    const { signal } = left;
    element.addEventListener('focus', alignLater, { signal, capture: true });
    const created = new InputMask(element, mask);
    masked.current = created;
    writeValue(created);
    const onAccept = () => onAccepted(created);
    // A paste is accepted whole or refused: cut to fit it would be another value.
    const admit = (event: InputEvent) => {
      setProblem(undefined);
      const { selectionStart: start, selectionEnd: end, value: text } = element;
      if (start === null || end === null || (event.data?.length ?? 0) < 2 || event.isComposing) return;
      const whole = `${text.slice(0, start)}${event.data}${text.slice(end)}`;
      const reason = whole.length > maxPasted ? 'é um texto longo' : mask.refusal(whole);
      if (reason === undefined) return;
      event.preventDefault();
      setProblem(notTaken(reason));
    };
    element.addEventListener('beforeinput', admit, { signal });
    created.on('accept', onAccept);
    // Some password managers write without an input event; imask reads their text on blur.
    element.addEventListener('blur', onAccept, { signal });
    return () => {
      masked.current = null;
      left.abort();
      created.destroy();
    };
  }, [mask]);

  useLayoutEffect(() => {
    if (masked.current && value !== agreed.current) writeValue(masked.current);
  }, [value]);

  return {
    attachMask: useCallback((element: HTMLInputElement | null) => {
      input.current = element;
    }, []),
    problem,
    isIncomplete: () => Boolean(masked.current?.value) && !masked.current?.masked.isComplete,
  };
}
