import { styled } from '@/ui/style';
import { displayProfileApi } from '@/lookups/displayProfileApi';
import { meets } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { displayProfilePath } from '../manifestationPaths';

const Dashed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  justify-content: space-between;
  padding: 16px 20px;
  border: 1px dashed var(--warning);
  border-radius: var(--radius-large);
  background: var(--warning-soft);

  p {
    flex: 1 1 20rem;
    font-weight: 500;
  }
`;

/** Shown until the office has a display profile. */
export function ProfileWarning() {
  const session = useSignedInSession();
  const { data: profile } = displayProfileApi.useDisplayProfileQuery(undefined);
  if (profile !== null) return null;
  return (
    <Dashed role="note">
      <p>Configure o perfil de exibição para personalizar a página do Participativa.</p>
      {meets(session, { administrator: true }) && (
        <ButtonLink to={displayProfilePath} kind="primary">
          Iniciar configuração
        </ButtonLink>
      )}
    </Dashed>
  );
}
