import type { Control } from 'react-hook-form';
import { EmailField } from '@/ui/form/EmailField';

/** The `username` field for password managers. */
export function AccountEmail({ control }: { control: Control<{ email: string }> }) {
  return <EmailField control={control} name="email" autoComplete="username" required="Informe seu e-mail." />;
}
