import { useState } from 'react';
import {
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { copyText } from '@/ui/feedback/download';
import { PasswordField } from '@/ui/form/PasswordField';
import { generatePassword, strengthOf, type Strength } from './passwords';
import { limits, minPassword } from './userInput';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin: 4px 0 0 -12px;

  p {
    margin-left: 12px;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

const strengths: Record<Strength, string> = {
  weak: 'Senha fraca: misture palavras, números e sinais, sem nomes nem sequências.',
  fair: 'Senha razoável: mais letras a tornam forte.',
  strong: 'Senha forte.',
};

interface NewPasswordFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  form: Pick<UseFormReturn<V>, 'control' | 'setValue'>;
  name: N;
  label: string;
  /** Words the password should avoid: the user's name and e-mail. */
  forbidden?: readonly string[];
}

/** A password for another user: strength, and a generator. */
export function NewPasswordField<V extends FieldValues, N extends FieldPath<V>>({
  form: { control, setValue },
  name,
  label,
  forbidden,
}: NewPasswordFieldProps<V, N>) {
  const typed = String(useWatch({ control, name }) ?? '');
  const [generated, setGenerated] = useState('');
  const [isCopied, setCopied] = useState(false);
  const isGenerated = typed !== '' && typed === generated;
  const generate = () => {
    const password = generatePassword();
    setGenerated(password);
    setCopied(false);
    setValue(name, password as FieldPathValue<V, N>, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div>
      <PasswordField
        control={control}
        name={name}
        label={label}
        autoComplete="new-password"
        required
        help={typed ? strengths[strengthOf(typed, forbidden)] : `Use pelo menos ${minPassword} caracteres.`}
        validate={(password) => {
          const { length } = String(password);
          if (length < minPassword) return `Use pelo menos ${minPassword} caracteres.`;
          return length > limits.password ? `Use no máximo ${limits.password} caracteres.` : undefined;
        }}
      />
      <Tools>
        <Button kind="quiet" onClick={generate}>
          Gerar senha
        </Button>
        {isGenerated && (
          <Button kind="quiet" onClick={() => void copyText(generated).then(setCopied)}>
            Copiar senha
          </Button>
        )}
        <p role="status">
          {isGenerated &&
            (isCopied ? 'Senha copiada.' : 'Copie a senha antes de salvar: depois ela não aparece mais.')}
        </p>
      </Tools>
    </div>
  );
}
