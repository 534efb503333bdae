import type { KeyboardEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { controlStyles } from './controlStyles';
import { Field } from './Field';
import { useFormField, type FormFieldProps } from './formField';

const Area = styled.textarea`
  ${controlStyles}
  display: block;
  padding-block: 8px;
  resize: vertical;
  field-sizing: content;
  max-height: 60vh;
`;

type TextAreaFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & {
  /** Lines shown when empty; it grows with its text where the browser can. */
  rows?: number;
  maxLength?: number;
  /** An example of what is meant. */
  placeholder?: string;
};

/** A browser brings the line of the caret into sight; who comes by Tab sees the whole field, clear of the bars around. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Several lines of text. Form value: string. Takes both columns of a FieldGroup unless told otherwise. Ours: Grommet's
 * TextArea keeps Esc from the panel around it, which then neither closes nor asks.
 */
export function TextAreaField<V extends FieldValues, N extends FieldPath<V>>({
  rows = 4,
  maxLength,
  placeholder,
  wide = true,
  ...shared
}: TextAreaFieldProps<V, N>) {
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>({ ...shared, wide });
  const text = String(value ?? '');
  return (
    <Field
      {...frame}
      count={maxLength && !aria.disabled ? { length: text.length, max: maxLength } : undefined}
    >
      <Area
        {...aria}
        ref={attach}
        rows={rows}
        style={{ minHeight: `calc(${rows * 1.25}rem + 18px)` }}
        value={text}
        onChange={change}
        onBlur={leave}
        onKeyUp={showWhole}
        maxLength={maxLength}
        placeholder={placeholder}
      />
    </Field>
  );
}
