import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from '@/ui/style';
import { currentSession, endSession, updateSession } from '@/session/currentSession';
import { meets } from '@/session/rules';
import type { Session } from '@/session/session';
import { useSignedInSession } from '@/session/useSession';
import { atAddress } from '@/records/list/atAddress';
import { late } from '@/ui/feedback/late';
import { useStillHere } from '@/ui/useStillHere';
import { RowAction, Rows, SettingsPage } from '../SettingsPage';
import { useWholeList } from '../useWholeList';
import { usersApi } from './usersApi';
import { usersModule } from './usersModule';

const UserPanels = late(() => import('./UserPanels'));

/** Decorative: the state is also in words. */
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

const UsersScreen = atAddress(usersModule, function UsersScreen() {
  const { user } = useSignedInSession();
  const search = usersApi.usePeopleQuery(undefined);
  const list = useWholeList(usersModule, search, ({ name, email }) => `${name} ${email}`);
  const { panel, openPanel } = list;
  const onOwnChange = useOwnChange(panel !== null);

  return (
    <SettingsPage
      list={list}
      intro="Quem entra no sistema e o que cada pessoa pode fazer. Ninguém se exclui: quem saiu da equipe fica inativo, e o que cadastrou continua."
      add="Adicionar usuário"
      panels={(name) => <UserPanels name={name} onOwnChange={onOwnChange} />}
    >
      <Rows aria-label={usersModule.title}>
        {list.rows.map(({ id, name, email, profile, isActive }) => (
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
              <RowAction label="Editar" of={name} onClick={() => openPanel('edit', id)} />
              <RowAction label="Trocar senha" of={`de ${name}`} onClick={() => openPanel('password', id)} />
              <RowAction label="Passar tudo" of={`de ${name}`} onClick={() => openPanel('passOn', id)} />
              <RowAction
                label={isActive ? 'Inativar' : 'Reativar'}
                of={name}
                onClick={() => openPanel('status', id)}
              />
            </div>
          </li>
        ))}
      </Rows>
    </SettingsPage>
  );
});

/**
 * Applies a change to one's own user: updates or ends the session. A user who lost the administrator profile
 * first leaves the settings, once the panel and its history entry are gone.
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
  // On unmount: the location changes before the next screen renders, and this screen's guard would redirect
  // to /forbidden. Skipped if the session ended meanwhile.
  useEffect(() => (left ? () => void (currentSession() && updateSession(left)) : undefined), [left]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  return (session: Session | null) => {
    if (!session) endSession();
    // After unmount there is nothing to navigate away from.
    else if (isGone.current || meets(session, { administrator: true })) updateSession(session);
    else setLeft(session);
  };
}

export default UsersScreen;
