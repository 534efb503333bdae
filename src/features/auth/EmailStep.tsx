import { useEffect } from 'react';
import { createFailure, type ApiResult } from '@/api/failure';
import { Heading } from '@/ui/entrance/Heading';
import { EntranceLink } from '@/ui/entrance/links';
import { SubmitButton } from '@/ui/entrance/SubmitButton';
import { Form } from '@/ui/form/Form';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useServerForm } from '@/ui/form/useServerForm';
import { withoutSession } from '@/ui/public/withoutSession';
import { AccountEmail } from './AccountEmail';
import { readAccounts, type Account } from './authApi';

interface EmailStepProps {
  /** Typed before, when the person comes back to change it. */
  email: string;
  onFound: (email: string, accounts: Account[]) => void;
}

/** Step 1 of signing in: whose accounts. */
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

/** An e-mail without accounts is the person's to correct, whether the server says it by an empty list or a 404. */
async function findAccounts(email: string): Promise<ApiResult<Account[]>> {
  const result = withoutSession(await readAccounts(email));
  const isUnknown = result.error ? result.error.kind === 'notFound' : result.data.length === 0;
  return isUnknown ? unknownEmail() : result;
}
