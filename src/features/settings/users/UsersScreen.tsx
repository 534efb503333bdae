import { lazy, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { currentSession, endSession, updateSession } from '@/session/currentSession';
import { meets } from '@/session/rules';
import type { Session } from '@/session/session';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { atAddress } from '@/ui/list/atAddress';
import { useModule } from '@/ui/list/useModule';
import { useStillHere } from '@/ui/useStillHere';
import { Rows, SettingsPage } from '../SettingsPage';
import { usersApi } from './usersApi';
import { usersModule } from './usersModule';

const UserPanels = lazy(() => import('./UserPanels'));

/** Beside the name; words say the same. */
const Dot = styled.span`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  margin-top: 5px;
  border: 2px solid var(--line-strong);
  border-radius: 50%;

  &[data-active] {
    border-color: var(--success);
    background: var(--success);
  }

  @media (forced-colors: active) {
    &[data-active] {
      background: CanvasText;
    }
  }
`;

/** Who may sign in, and what they may do. */
export const UsersScreen = atAddress(usersModule, function UsersScreen() {
  const state = useModule(usersModule);
  const { panel, openPanel } = state;
  const { user } = useSignedInSession();
  const search = usersApi.usePeopleQuery(undefined);
  const onOwnChange = useOwnChange(panel !== null);

  return (
    <SettingsPage
      module={usersModule}
      state={state}
      intro="Quem entra no sistema e o que cada pessoa pode fazer. Ninguém se exclui: quem saiu da equipe fica inativo, e o que cadastrou continua."
      add="Adicionar usuário"
      search={search}
      textOf={({ name, email }) => `${name} ${email}`}
      panels={(name) => <UserPanels name={name} onOwnChange={onOwnChange} />}
    >
      {(shown) => (
        <Rows aria-label={usersModule.title}>
          {shown.map(({ id, name, email, profile, isActive }) => {
            const change = isActive ? 'Inativar' : 'Reativar';
            return (
              <li key={id} data-current={id === panel?.id || undefined}>
                <div>
                  <strong>
                    <Dot data-active={isActive || undefined} aria-hidden />
                    <span>
                      {name} {id === user.id && <small>(você)</small>}
                    </span>
                  </strong>
                  <p>{[isActive ? 'Ativo' : 'Inativo', profile, email].filter(Boolean).join(' · ')}</p>
                </div>
                <div>
                  <Button kind="quiet" aria-label={`Editar ${name}`} onClick={() => openPanel('edit', id)}>
                    Editar
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={`Trocar senha de ${name}`}
                    onClick={() => openPanel('password', id)}
                  >
                    Trocar senha
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={`${change} ${name}`}
                    onClick={() => openPanel('status', id)}
                  >
                    {change}
                  </Button>
                </div>
              </li>
            );
          })}
        </Rows>
      )}
    </SettingsPage>
  );
});

/**
 * What follows from a change of one's own record: the session is that of the person as they are now, or over. Who no
 * longer administers leaves the settings first, once the panel and its place in the history are gone.
 */
function useOwnChange(isPanelOpen: boolean) {
  const navigate = useNavigate();
  const isHere = useStillHere();
  const isGone = useRef(false);
  const { search } = useLocation();
  const [left, setLeft] = useState<Session | null>(null);
  const isSettled = !isPanelOpen && !search.includes('panel=');
  useEffect(() => {
    if (left && isSettled && isHere()) void navigate('/dashboard', { replace: true });
  }, [left, isSettled, isHere, navigate]);
  // Only once this screen is gone from sight: the router is at the next one sooner than that is drawn, and as long as
  // this one stands, its guard would lead the person to /forbidden. A session that ended meanwhile stays ended.
  useEffect(() => (left ? () => void (currentSession() && updateSession(left)) : undefined), [left]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  return (session: Session | null) => {
    if (!session) endSession();
    // Of a screen that is gone already there is nothing left to lead away from.
    else if (isGone.current || meets(session, { administrator: true })) updateSession(session);
    else setLeft(session);
  };
}
