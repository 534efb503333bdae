import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { environment } from '@/config/environment';
import { currentSession, endSession } from '@/session/currentSession';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { EntranceWait } from '@/frames/entrance/EntranceNotice';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { Heading } from '@/frames/entrance/Heading';
import { useStillHere } from '@/ui/useStillHere';
import { signOut } from './authApi';
import { leaveTo } from './leaveTo';
import { isSigningOut } from './signingOut';

/** Maximum wait for the server; the local session ends at once. */
const signOutTimeoutMs = 5000;

const Ways = styled.div`
  display: grid;
  gap: 12px;
`;

/**
 * Signs out when reached from our own links or without a session; other links must be confirmed, or any site
 * could end the session.
 */
export function SignOut() {
  const { state } = useLocation();
  const [isMeant, setMeant] = useState(() => currentSession() === null);
  return isMeant || isSigningOut(state) ? <Leaving /> : <Question onSignOut={() => setMeant(true)} />;
}

function Question({ onSignOut }: { onSignOut: () => void }) {
  return (
    <EntrancePage title="Sair">
      <Card>
        <Heading title="Quer sair da sua conta?" takesFocus>
          <p>Você chegou aqui por um link. Sua conta continua aberta até você confirmar.</p>
        </Heading>
        <Ways>
          <Button kind="primary" size="large" wide onClick={onSignOut}>
            Sair
          </Button>
          <ButtonLink size="large" wide to="/dashboard">
            Voltar
          </ButtonLink>
        </Ways>
      </Card>
    </EntrancePage>
  );
}

function Leaving() {
  const isHere = useStillHere();
  useEffect(() => {
    const token = currentSession()?.token.value;
    endSession();
    void tellServer(token).then(() => {
      if (isHere()) leaveTo(environment.publicSiteUrl);
    });
  }, [isHere]);

  return <EntranceWait title="Estamos saindo da sua conta, aguarde..." />;
}

/** Always resolves. */
async function tellServer(token: string | undefined) {
  if (!token) return;
  const waiting = new AbortController();
  const tooLong = setTimeout(() => waiting.abort(), signOutTimeoutMs);
  await signOut(token, waiting.signal);
  clearTimeout(tooLong);
}
