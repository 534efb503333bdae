import type { Control } from 'react-hook-form';
import { emailProblem } from '@/ui/entrance/emailProblem';
import { TextField } from '@/ui/form/TextField';

/** Whose account it is about, as password managers know it. */
export function EmailField({ control }: { control: Control<{ email: string }> }) {
  return (
    <TextField
      control={control}
      name="email"
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required="Informe seu e-mail."
      validate={emailProblem}
    />
  );
}
