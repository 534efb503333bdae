import { useState, type ChangeEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { notTaken } from '@/formats/pasted';
import { digitsOf, isForeign } from '@/formats/phone';
import { Field } from '@/ui/form/Field';
import { useFormField, withProblem, type FormFieldProps } from '@/ui/form/formField';
import { TextInput, type TextProps } from '@/ui/form/TextField';
import {
  caretAfter,
  localDigits,
  maskFor,
  readDigits,
  refusalOf,
  showDigits,
  type DigitsMask,
} from './digitsMask';

type DigitsFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> &
  Pick<TextProps, 'type' | 'autoComplete'> & { mask: DigitsMask };

/**
 * Whether an input event is a single keystroke (phone keyboards may give no more detail); anything else
 * arrived at once, e.g. pasted.
 */
const isKey = ({ inputType = '' }: Partial<InputEvent>) =>
  /^(?:insert(?:Composition)?Text|delete)/.test(inputType);

/**
 * A phone number or CPF typed into a mask. Form value: its digits. A paste is taken whole or refused, and a
 * phone number without an area code is shown without one. A foreign number keeps its `+` and must be refused
 * by the caller's `validate`. The staff's MaskedField does more, but adds a 15 kB library, for which the
 * pages before sign-in have no budget.
 */
export function DigitsField<V extends FieldValues, N extends FieldPath<V>>({
  mask,
  type = 'text',
  autoComplete = 'off',
  ...shared
}: DigitsFieldProps<V, N>) {
  const { change, leave, attach, ...field } = useFormField<V, N>(shared);
  const value = String(field.value ?? '');
  const [typed, setTyped] = useState({ digits: value, mask: maskFor(mask, value), refusal: '' });
  /** A value set from outside (reset, setValue) replaces the typed text. */
  const { mask: shownBy, refusal } =
    typed.digits === value ? typed : { mask: maskFor(mask, value), refusal: '' };
  const text = showDigits(value, shownBy);

  function read({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const isAtEnd = input.selectionStart === input.value.length;
    const next = maskFor(mask, input.value, text);
    const refusal = isKey(nativeEvent) ? '' : (refusalOf(input.value, mask) ?? '');
    const digits = refusal ? value : readDigits(input.value, mask);
    // Written before React writes the same text, to keep the caret where the person types.
    input.value = refusal ? text : showDigits(digits, next);
    const caret = isAtEnd ? input.value.length : caretAfter(before, input.value);
    input.setSelectionRange(caret, caret);
    setTyped({ digits, mask: refusal ? shownBy : next, refusal });
    change(digits);
  }

  const isLocal = shownBy === localDigits && value.length > 7;
  const { frame, aria } = withProblem(
    field,
    refusal
      ? notTaken(refusal)
      : isForeign(value)
        ? 'Só cabe um telefone do Brasil.'
        : isLocal
          ? 'Digite também o DDD.'
          : undefined,
  );
  return (
    <Field {...frame}>
      <TextInput
        {...aria}
        ref={attach}
        type={type}
        inputMode={type === 'tel' ? 'tel' : 'numeric'}
        autoComplete={autoComplete}
        value={text}
        onChange={read}
        onBlur={leave}
      />
    </Field>
  );
}
