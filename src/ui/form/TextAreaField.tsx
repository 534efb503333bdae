import type { KeyboardEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from '../style';
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
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  /** The panel's focus starts here, as the fields before it are already filled in. */
  startsHere?: boolean;
};

/** On Tab, browsers scroll only the caret line into view; show the whole field, clear of sticky bars. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView?.({ block: 'nearest' });
}

/** Multi-line text. Form value: string. Grommet's TextArea swallows Esc, so its panel would not close. */
export function TextAreaField<V extends FieldValues, N extends FieldPath<V>>({
  rows = 4,
  maxLength,
  placeholder,
  startsHere = false,
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
        data-autofocus={startsHere || undefined}
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
