import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { EntranceForm } from '@/frames/entrance/EntranceForm';
import { Heading } from '@/frames/entrance/Heading';
import { EntranceLink } from '@/frames/entrance/links';
import { useServerForm } from '@/ui/form/useServerForm';
import { withoutSession } from '@/frames/public/withoutSession';
import { AccountEmail } from './AccountEmail';
import { requestRecovery } from './authApi';
import { recoveryRequestIn, userIdFor, type RecoveryRequest } from './recoveryRequest';

export function ForgotPassword() {
  const chosen = useChosenAccount();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <EntrancePage title="Esqueceu a senha?">
      <Card>
        {sentTo === null ? (
          <RecoveryForm chosen={chosen} onSent={setSentTo} />
        ) : (
          <Heading title="Verifique seu e-mail" takesFocus>
            <p>
              Enviamos um e-mail para <strong>{sentTo}</strong> com as instruções para você criar uma nova
              senha.
            </p>
            <p>Não encontrou? Confira também a caixa de spam.</p>
          </Heading>
        )}
        <EntranceLink to="/auth/login">Já tenho uma conta</EntranceLink>
      </Card>
    </EntrancePage>
  );
}

/** The account chosen at sign-in; cleared from the history state, which browsers persist. */
function useChosenAccount(): RecoveryRequest {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [chosen] = useState(() => recoveryRequestIn(state));
  useEffect(() => {
    if (state !== null) void navigate('.', { replace: true, state: null });
  }, [state, navigate]);
  return chosen;
}

function RecoveryForm({ chosen, onSent }: { chosen: RecoveryRequest; onSent: (email: string) => void }) {
  const form = useServerForm({
    defaultValues: { email: chosen.email },
    send: async ({ email }) =>
      withoutSession(
        await requestRecovery({ userId: userIdFor(chosen, email), email: email.trim() }),
        'Não sabemos se o e-mail foi enviado. Confira sua caixa de entrada antes de pedir de novo.',
      ),
    onDoneHere: (_, { email }) => onSent(email.trim()),
  });

  return (
    <>
      <Heading title="Esqueceu a senha?">
        <p>Informe o e-mail da sua conta. Vamos enviar as instruções para você criar uma nova senha.</p>
      </Heading>
      <EntranceForm form={form} startsIn="email" submitText="Enviar instruções" busyText="Enviando...">
        <AccountEmail control={form.control} />
      </EntranceForm>
    </>
  );
}
