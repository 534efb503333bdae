import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { environment } from '@/config/environment';
import { currentSession, endSession } from '@/session/currentSession';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { EntranceWait } from '@/ui/entrance/EntranceNotice';
import { Card, EntrancePage } from '@/ui/entrance/EntrancePage';
import { Heading } from '@/ui/entrance/Heading';
import { useStillHere } from '@/ui/useStillHere';
import { signOut } from './authApi';
import { leaveTo } from './leaveTo';
import { isSigningOut } from './signingOut';

/** How long the server's answer is waited for; the session ends here and now in any case. */
const patience = 5000;

const Ways = styled.div`
  display: grid;
  gap: 12px;
`;

/**
 * Signs out whoever comes here by a way of ours, or has nothing to lose; whoever came by a link from elsewhere is asked,
 * else any other site could end the session of a person it sends here.
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
          <p>Você veio por um link ou digitou o endereço. Sua sessão continua aberta até você confirmar.</p>
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

/** Ends the session and leaves for the public site. */
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

/** Whatever the server answers, and also when it does not, this comes to its end. */
async function tellServer(token: string | undefined) {
  if (!token) return;
  const waiting = new AbortController();
  const tooLong = setTimeout(() => waiting.abort(), patience);
  await signOut(token, waiting.signal);
  clearTimeout(tooLong);
}
