import { useEffect } from 'react';
import { createFailure, type ApiResult } from '@/api/failure';
import { Heading } from '@/frames/entrance/Heading';
import { EntranceLink } from '@/frames/entrance/links';
import { SubmitButton } from '@/frames/entrance/SubmitButton';
import { Form } from '@/ui/form/Form';
import { ServerErrors } from '@/ui/form/ServerErrors';
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
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <>
      <Heading title="Entrar">
        <p>Informe o e-mail da sua conta.</p>
      </Heading>
      <Form size="large" onSubmit={form.submit}>
        <ServerErrors messages={form.generalErrors} failure={form.failure} />
        <AccountEmail control={form.control} />
        <SubmitButton busy={form.busy} busyText="Procurando sua conta...">
          Continuar
        </SubmitButton>
      </Form>
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
