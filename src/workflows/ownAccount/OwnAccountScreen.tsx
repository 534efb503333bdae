import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { failureOf } from '@/api/failure';
import { labelOf } from '@/formats/choices';
import { formatPhone } from '@/formats/phone';
import { useOptionList } from '@/lookups/lookupsApi';
import { TitledPage } from '@/records/list/TitledPage';
import { can, meets } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { late } from '@/ui/feedback/late';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { permissionAreas } from '@/features/settings/users/permissions';
import { jobRoles, profiles } from '@/features/settings/users/user';
import { settingsPagePath } from '@/features/settings/settingsPaths';
import { isNotAllowed, ownAccountApi } from './ownAccountApi';
import { RecoveryLink } from './RecoveryLink';

const OwnPassword = late(() => import('./OwnPassword'));

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 45rem;
`;

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px 20px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    font-size: 1rem;
  }

  h2:focus {
    outline: none;
  }

  p {
    color: var(--ink-secondary);
  }
`;

/** The signed-in user, their rights and a password change, without the office's user list. */
export default function OwnAccountScreen() {
  return (
    <TitledPage
      title="Minha conta"
      intro="Os seus dados neste gabinete, o que você pode fazer e a sua senha."
    >
      <Cards>
        <OwnDetails />
        <OwnPasswordCard />
        <OwnRights />
      </Cards>
    </TitledPage>
  );
}

function OwnDetails() {
  const session = useSignedInSession();
  const { user } = session;
  const query = ownAccountApi.useOwnDetailsQuery(user.id, { refetchOnMountOrArgChange: true });
  const offices = useOptionList('officeList');
  const known = query.currentData;
  const failure = query.isFetching ? undefined : failureOf(query.error);
  return (
    <Card aria-labelledby="meus-dados">
      <h2 id="meus-dados" tabIndex={-1}>
        Meus dados
      </h2>
      <DetailsList>
        <Detail label="Nome">{user.name}</Detail>
        <Detail label="E-mail" copy={user.email}>
          {user.email}
        </Detail>
        <Detail label="Perfil">{labelOf(profiles, user.profileId)}</Detail>
        {known && (
          <>
            <Detail label="Cargo">{labelOf(jobRoles, known.jobRoleId)}</Detail>
            <Detail label="Escritório">{offices.find(({ id }) => id === known.officeId)?.name}</Detail>
            <Detail label="Telefone">{formatPhone(known.telephone)}</Detail>
          </>
        )}
      </DetailsList>
      <div role="status">
        {query.isFetching && <p>Lendo cargo, escritório e telefone...</p>}
        {isNotAllowed(failure) && (
          <p>Cargo, escritório e telefone só aparecem aqui a quem administra o gabinete.</p>
        )}
      </div>
      {failure && !isNotAllowed(failure) && (
        <PanelNotice live>
          <p>Não conseguimos ler cargo, escritório e telefone. {failure.message}</p>
          <RetryButton onRetry={query.refetch} />
        </PanelNotice>
      )}
      {meets(session, { administrator: true }) ? (
        <p>
          Para corrigir um deles,{' '}
          <Link to={`${settingsPagePath('user')}?panel=edit&id=${user.id}`}>edite o seu usuário</Link>.
        </p>
      ) : (
        <p>Para corrigir um deles, peça a quem administra o gabinete.</p>
      )}
    </Card>
  );
}

function OwnPasswordCard() {
  const [isChanging, setChanging] = useState(false);
  return (
    <Card aria-labelledby="minha-senha">
      <h2 id="minha-senha">Minha senha</h2>
      <div>
        <Button onClick={() => setChanging(true)}>Trocar a minha senha</Button>
      </div>
      <RecoveryLink />
      {isChanging && (
        <PanelSlot panel="password">
          <OwnPassword onClose={() => setChanging(false)} />
        </PanelSlot>
      )}
    </Card>
  );
}

function OwnRights() {
  const session = useSignedInSession();
  if (meets(session, { administrator: true }))
    return (
      <Card aria-labelledby="o-que-posso">
        <h2 id="o-que-posso">O que posso fazer</h2>
        <p>Tudo, também nas configurações e na área do cliente: você administra o gabinete.</p>
      </Card>
    );
  const areas = permissionAreas.flatMap(({ name, permissions }) => {
    const own = permissions.flatMap(([rule, called]) => (can(session, rule) ? [called] : []));
    return own.length > 0 ? [{ name, own }] : [];
  });
  return (
    <Card aria-labelledby="o-que-posso">
      <h2 id="o-que-posso">O que posso fazer</h2>
      <p>
        Ver todas as listas
        {areas.length > 0 ? ' e o que segue.' : '.'} O que falta, peça a quem administra o gabinete.
      </p>
      {areas.length > 0 && (
        <DetailsList>
          {areas.map(({ name, own }) => (
            <Detail key={name} label={name} wide>
              {own.join(' · ')}
            </Detail>
          ))}
        </DetailsList>
      )}
    </Card>
  );
}
