import type { ChangeEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { digitsOf } from '@/formats/phone';
import { Field } from '../form/Field';
import { useFormField, type FormFieldProps } from '../form/formField';
import { TextInput, type TextProps } from '../form/TextField';
import { caretAfter, readDigits, showDigits, type DigitsMask } from './digitsMask';

type DigitsFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> &
  Pick<TextProps, 'type' | 'autoComplete'> & { mask: DigitsMask };

/**
 * A telephone or CPF typed into its mask. Form value: its digits. The staff's MaskedField does more and brings a
 * library of 15 kB, which the pages before signing in have no room for.
 */
export function DigitsField<V extends FieldValues, N extends FieldPath<V>>({
  mask,
  type = 'text',
  autoComplete = 'off',
  ...shared
}: DigitsFieldProps<V, N>) {
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>(shared);

  function read(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const isAtEnd = input.selectionStart === input.value.length;
    const digits = readDigits(input.value, mask);
    // Written here, before React writes the same, so that the caret stays where the person types.
    input.value = showDigits(digits, mask);
    const caret = isAtEnd ? input.value.length : caretAfter(before, input.value);
    input.setSelectionRange(caret, caret);
    change(digits);
  }

  return (
    <Field {...frame}>
      <TextInput
        {...aria}
        ref={attach}
        type={type}
        inputMode={type === 'tel' ? 'tel' : 'numeric'}
        autoComplete={autoComplete}
        value={showDigits(String(value ?? ''), mask)}
        onChange={read}
        onBlur={leave}
      />
    </Field>
  );
}
