import { useEffect, useId } from 'react';
import { styled } from '@/ui/style';
import { environment } from '@/config/environment';
import { plural } from '@/formats/text';
import { beginSession } from '@/session/currentSession';
import { passwordActs, type PasswordAct } from '@/session/passwordActs';
import type { Session } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { EntranceForm } from '@/frames/entrance/EntranceForm';
import { takeBackFocus } from '@/ui/focus/takeBackFocus';
import { PasswordField } from '@/ui/form/PasswordField';
import { useServerForm } from '@/ui/form/useServerForm';
import { Layer } from '@/ui/panel/Layer';
import { signpost } from '@/ui/signposts';
import { isInCover, markAsCover } from './coverScreen';
import { openSession } from './openSession';
import { signingOut } from './signingOut';
import { UsernameForPasswordManagers } from './UsernameForPasswordManagers';

/** Hides the screen: the user may have left the desk. */
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
  width: min(27.5rem, 100%);
  padding: 32px;
  border: var(--line-width) solid var(--line);
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

  @media (width < 30rem) {
    padding: 24px 20px;
  }
`;

const Message = styled.p`
  margin-top: 8px;
  color: var(--ink-secondary);
  font-size: var(--text-reading);
`;

/** Why the password is asked: expired, idle, about to expire, or required by an action. */
type Reason = 'ended' | 'idle' | 'ending' | 'confirm';

const texts = (
  act: PasswordAct | undefined,
): Record<Reason, { title: string; text: string; submit: string; busy?: string; close?: string }> => ({
  ended: {
    title: 'Oops. Parece que você não esta mais logado!',
    text: 'Para sua segurança, o token de acesso é válido por um tempo limitado. Entre de novo para continuar.',
    submit: 'Continuar de onde parei',
  },
  idle: {
    title: 'Tela bloqueada',
    text: `Ninguém usou o Tribuna por ${plural(environment.lockMinutes, 'minuto', 'minutos')}. Para sua segurança, digite a senha para continuar.`,
    submit: 'Continuar de onde parei',
  },
  ending: {
    title: 'Continuar conectado',
    text: 'Digite a senha para entrar de novo, sem sair de onde está.',
    submit: 'Continuar',
    close: 'Agora não',
  },
  confirm: {
    title: 'Confirme a sua senha',
    text: `O que você vai fazer precisa da sua senha (${act ? passwordActs[act] : ''}), e já faz mais de cinco minutos que ela foi digitada. O que você preencheu continua aqui.`,
    submit: 'Confirmar',
    busy: 'Confirmando...',
    close: 'Cancelar',
  },
});

interface SessionDialogProps {
  session: Session;
  reason: Reason;
  /** The operation that requires the password, for 'confirm'. */
  act?: PasswordAct | undefined;
  /** Cancels, where that is possible. */
  onClose: () => void;
}

/** Covers the screen; clicks on it close no panel. */
const attach = (element: HTMLElement | null) => {
  markAsCover(element);
  return signpost('notices')(element);
};

export default function SessionDialog({ session, reason, act, onClose }: SessionDialogProps) {
  const titleId = useId();
  const { title, text, submit, busy, close } = texts(act)[reason];
  const isCover = close === undefined;
  useKeysKeptFromBelow(isCover ? null : onClose);
  return (
    <Layer full plain role="dialog" aria-modal aria-labelledby={titleId} aria-describedby={`${titleId}-text`}>
      <Backdrop ref={attach} data-toasts>
        <Sheet ref={signpost('dialog')}>
          <h2 id={titleId}>{title}</h2>
          <Message id={`${titleId}-text`}>{text}</Message>
          <PasswordAgain session={session} submit={submit} busyText={busy ?? 'Entrando...'} />
          {isCover ? (
            <ButtonLink size="large" wide to="/auth/logout" state={signingOut} replace>
              Acessar novamente
            </ButtonLink>
          ) : (
            <Button size="large" wide onClick={onClose}>
              {close}
            </Button>
          )}
        </Sheet>
      </Backdrop>
    </Layer>
  );
}

interface PasswordAgainProps {
  session: Session;
  submit: string;
  busyText: string;
}

function PasswordAgain({ session: { user }, submit, busyText }: PasswordAgainProps) {
  const form = useServerForm({
    defaultValues: { password: '' },
    send: ({ password }) => openSession(user.id, password),
    onDone: beginSession,
  });
  const { setFocus } = form;
  useEffect(() => {
    const focus = () => setFocus('password');
    focus();
    return takeBackFocus(isInCover, focus);
  }, [setFocus]);

  return (
    <EntranceForm form={form} submitText={submit} busyText={busyText}>
      <UsernameForPasswordManagers username={user.email} />
      <PasswordField
        control={form.control}
        name="password"
        label="Senha"
        help={user.email}
        required="Informe sua senha."
      />
    </EntranceForm>
  );
}

/** Keeps Esc from closing a panel below, which would lose its input, and screen shortcuts from running. */
function useKeysKeptFromBelow(onEscape: (() => void) | null) {
  useEffect(() => {
    const swallow = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape?.();
      if (event.key === 'Escape' || !isInCover(event.target)) event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', swallow, true);
    return () => window.removeEventListener('keydown', swallow, true);
  }, [onEscape]);
}
