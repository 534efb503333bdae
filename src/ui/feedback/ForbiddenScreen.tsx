import { ButtonLink } from '../button/ButtonLink';
import { ForbiddenDrawing } from '../illustrations/ForbiddenDrawing';
import { usePageTitle } from '../usePageTitle';
import { GenericScreen } from './GenericScreen';

/** The /forbidden screen. */
export function ForbiddenScreen() {
  usePageTitle('Acesso não permitido');
  return (
    <GenericScreen
      standalone
      drawing={<ForbiddenDrawing />}
      title="Você não tem permissão para acessar esta página."
      actions={
        <ButtonLink kind="primary" to="/dashboard">
          Voltar para o início
        </ButtonLink>
      }
    >
      <p>Se precisar dela no seu trabalho, peça o acesso a quem administra a conta.</p>
    </GenericScreen>
  );
}
