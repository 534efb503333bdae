import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldMask } from '@/formats/masks';
import { WordButton } from './choiceStyles';
import { Field } from './Field';
import { useFormField, withProblem, type FormFieldProps } from './formField';
import { TextInput, type TextProps } from './TextField';
import { useMask } from './useMask';
import { whenReleased } from './whenReleased';

export type MaskedFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> &
  Pick<TextProps, 'type' | 'placeholder' | 'inputMode'> & {
    /** From formats/masks. Must be a stable object: a new mask resets the input. */
    mask: FieldMask;
    /** Error for a partly filled mask, e.g. 'Digite os 11 números do CPF.'. Without it a partial value is valid. */
    incomplete?: string | undefined;
    /** Error shown once the field is left; `validate` waits for submission. */
    problemOf?: (value: string) => string | undefined;
    /** A likely alternative value, offered under the field: its question, button text and value. */
    offer?: (value: string) => { asks: string; text: string; value: string } | null;
  };

/** Masked text, e.g. a CPF. Form value: digits if the mask unmasks (money: `1234.5`), else the shown text. */
export function MaskedField<V extends FieldValues, N extends FieldPath<V>>({
  mask,
  incomplete,
  problemOf,
  offer,
  type = 'text',
  placeholder,
  inputMode = 'numeric',
  ...shared
}: MaskedFieldProps<V, N>) {
  const { value, change, leave, attach, ...field } = useFormField<V, N>(shared, {
    check: (value) => (incomplete && isIncomplete() ? incomplete : problemOf?.(String(value ?? ''))),
    shownBy: mask,
  });
  const text = String(value ?? '');
  /** The value at the last blur. */
  const [left, setLeft] = useState<string | null>(null);
  const { attachMask, isIncomplete, problem } = useMask({ mask, value: text, onChange: change });
  const offered = offer?.(text);
  const { frame, aria } = withProblem(field, problem ?? (left === text ? problemOf?.(text) : undefined));
  const take = (meant: string) => {
    change(meant);
    document.getElementById(aria.id)?.focus();
  };
  return (
    <Field
      {...frame}
      {...(offered && {
        help: (
          <>
            {offered.asks}{' '}
            <WordButton type="button" disabled={aria.disabled} onClick={() => take(offered.value)}>
              {offered.text}
            </WordButton>
          </>
        ),
      })}
    >
      <TextInput
        {...aria}
        {...(offered && { 'aria-describedby': frame.noteId })}
        ref={(element) => {
          attachMask(element);
          attach(element);
        }}
        type={type}
        onBlur={({ currentTarget }) => {
          whenReleased(currentTarget.ownerDocument, () => setLeft(text));
          leave();
        }}
        placeholder={placeholder}
        autoComplete="off"
        inputMode={inputMode}
      />
    </Field>
  );
}
