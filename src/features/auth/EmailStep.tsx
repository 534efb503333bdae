import { createFailure, type ApiResult } from '@/api/failure';
import { EntranceForm } from '@/frames/entrance/EntranceForm';
import { Heading } from '@/frames/entrance/Heading';
import { EntranceLink } from '@/frames/entrance/links';
import { useServerForm } from '@/ui/form/useServerForm';
import { withoutSession } from '@/frames/public/withoutSession';
import { AccountEmail } from './AccountEmail';
import { readAccounts, type Account } from './authApi';

interface EmailStepProps {
  /** Prefilled when coming back. */
  email: string;
  onFound: (email: string, accounts: Account[]) => void;
}

export function EmailStep({ email, onFound }: EmailStepProps) {
  const form = useServerForm({
    defaultValues: { email },
    send: (values) => findAccounts(values.email.trim()),
    onDoneHere: (accounts: Account[], values) => onFound(values.email.trim(), accounts),
  });

  return (
    <>
      <Heading title="Entrar">
        <p>Informe o e-mail da sua conta.</p>
      </Heading>
      <EntranceForm form={form} startsIn="email" submitText="Continuar" busyText="Procurando sua conta...">
        <AccountEmail control={form.control} />
      </EntranceForm>
      <EntranceLink to="/auth/forgot-password">Esqueceu a senha?</EntranceLink>
    </>
  );
}

const unknownEmail = () => ({
  error: createFailure('validation', {
    errors: [
      { fieldName: 'email', message: 'Não encontramos uma conta com esse e-mail. Confira se está certo.' },
    ],
  }),
});

/** Unknown e-mail: the server returns an empty list or a 404. */
async function findAccounts(email: string): Promise<ApiResult<Account[]>> {
  const result = withoutSession(await readAccounts(email));
  const isUnknown = result.error ? result.error.kind === 'notFound' : result.data.length === 0;
  return isUnknown ? unknownEmail() : result;
}
