import { Layer } from 'grommet/es6/components/Layer';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { beginSession } from '@/session/currentSession';
import type { Session } from '@/session/session';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { SubmitButton } from '@/ui/entrance/SubmitButton';
import { Form } from '@/ui/form/Form';
import { PasswordField } from '@/ui/form/PasswordField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useServerForm } from '@/ui/form/useServerForm';
import { openSession } from './openSession';
import { signingOut } from './signingOut';
import { UsernameForPasswordManagers } from './UsernameForPasswordManagers';

/** Fills the window and hides what it covers: nobody may be at the desk any more. */
const Backdrop = styled.div`
  display: grid;
  place-items: center;
  width: 100vw;
  height: 100vh;
  height: 100dvh;
  overflow-y: auto;
  padding: 16px;
  background: var(--backdrop);
  background: color-mix(in srgb, var(--ground) 82%, transparent);
  backdrop-filter: blur(10px);
`;

const Sheet = styled.div`
  width: min(440px, 100%);
  padding: 32px;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);
  overflow-wrap: anywhere;

  h2 {
    font-size: var(--text-title);
  }

  form {
    margin: 20px 0 12px;
  }

  @media (max-width: 479.98px) {
    padding: 24px 20px;
  }
`;

const Message = styled.p`
  margin-top: 8px;
  color: var(--ink-secondary);
  font-size: var(--text-reading);
`;

/** Tells that the session ended and takes the password that goes on with it, in place. */
export default function SessionExpiredDialog({ session }: { session: Session }) {
  const titleId = useId();
  useEscapeKeptFromBelow();
  return (
    <Layer
      full
      plain
      responsive={false}
      animation={false}
      role="dialog"
      aria-modal
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-text`}
    >
      <Backdrop>
        <Sheet>
          <h2 id={titleId}>Oops. Parece que você não esta mais logado!</h2>
          <Message id={`${titleId}-text`}>
            Para sua segurança, o token de acesso é válido por um tempo limitado. Entre de novo para
            continuar.
          </Message>
          <PasswordAgain session={session} />
          <ButtonLink size="large" wide to="/auth/logout" state={signingOut} replace>
            Acessar novamente
          </ButtonLink>
        </Sheet>
      </Backdrop>
    </Layer>
  );
}

function PasswordAgain({ session: { user } }: { session: Session }) {
  const form = useServerForm({
    defaultValues: { password: '' },
    send: ({ password }) => openSession(user.id, password),
    onDone: beginSession,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);

  return (
    <Form size="large" onSubmit={form.submit}>
      <ServerErrors messages={form.generalErrors} />
      <UsernameForPasswordManagers username={user.email} />
      <PasswordField
        control={form.control}
        name="password"
        label="Senha"
        help={user.email}
        required="Informe sua senha."
      />
      <SubmitButton busy={form.busy} busyText="Entrando...">
        Continuar de onde parei
      </SubmitButton>
    </Form>
  );
}

/** A panel or menu underneath must not close, and lose what was typed in it, by an Esc meant for nothing. */
function useEscapeKeptFromBelow() {
  useEffect(() => {
    const swallow = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', swallow, true);
    return () => window.removeEventListener('keydown', swallow, true);
  }, []);
}
