import { styled } from '@/ui/style';
import { failureOf } from '@/api/failure';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { ownAccountApi } from './ownAccountApi';

const Part = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

/** The alternative for a new password, open to everyone: the link of 'Esqueceu a senha?', sent to one's own e-mail. */
export function RecoveryLink() {
  const { user } = useSignedInSession();
  const { id: userId, email } = user;
  const [send, { isLoading, isSuccess, error }] = ownAccountApi.useRecoveryLinkMutation();
  const failure = failureOf(error);
  return (
    <Part>
      <p>Ou receba por e-mail um link para criar outra, como em ‘Esqueceu a senha?’.</p>
      <Button busy={isLoading} busyText="Enviando..." onClick={() => void send({ userId, email })}>
        Receber o link por e-mail
      </Button>
      <p role="status">
        {isSuccess && `Enviamos o link para ${email}. Não encontrou? Confira também a caixa de spam.`}
      </p>
      {failure && (
        <PanelNotice live>
          {failure.outcomeUnknown
            ? `${failure.cause}. Não sabemos se o e-mail foi enviado. Confira sua caixa de entrada antes de pedir de novo.`
            : failure.message}
        </PanelNotice>
      )}
    </Part>
  );
}
