import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from '../style';
import { IconButton } from '../button/IconButton';
import { InnerButtonFrame } from './controlStyles';
import { Field } from './Field';
import { useFormField, type FormFieldProps } from './formField';
import { Eye, EyeOff } from './icons';
import { TextInput } from './TextField';

const PasswordInput = styled(TextInput)`
  &::-ms-reveal {
    display: none;
  }
`;

type PasswordFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & {
  autoComplete?: 'current-password' | 'new-password';
};

/** A password with a show button. Form value: string. */
export function PasswordField<V extends FieldValues, N extends FieldPath<V>>({
  autoComplete = 'current-password',
  ...shared
}: PasswordFieldProps<V, N>) {
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>(shared);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      <InnerButtonFrame>
        <PasswordInput
          {...aria}
          ref={attach}
          type={shown ? 'text' : 'password'}
          value={String(value ?? '')}
          onChange={change}
          onBlur={leave}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <IconButton
          small
          label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          icon={shown ? <EyeOff /> : <Eye />}
          disabled={aria.disabled}
          onClick={() => setShown(!shown)}
        />
      </InnerButtonFrame>
    </Field>
  );
}
