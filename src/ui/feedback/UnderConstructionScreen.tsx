import { ButtonLink } from '../button/ButtonLink';
import { ConstructionDrawing } from '../illustrations/illustrations';
import { usePageTitle } from '../usePageTitle';
import { GenericScreen } from './GenericScreen';

interface UnderConstructionScreenProps {
  /** The module's name as the menu says it. */
  module?: string;
  homePath?: string;
  /** Outside of the staff shell. */
  standalone?: boolean;
}

/** A module that is in the menu and not yet built. */
export function UnderConstructionScreen({
  module,
  homePath = '/dashboard',
  standalone = false,
}: UnderConstructionScreenProps) {
  usePageTitle(module ?? 'Em construção');
  return (
    <GenericScreen
      standalone={standalone}
      drawing={<ConstructionDrawing />}
      title={module ? `${module}: em construção` : 'Em construção'}
      actions={
        <ButtonLink kind="primary" to={homePath}>
          Voltar para o início
        </ButtonLink>
      }
    >
      <p>Esta parte do sistema ainda não está pronta. Ela aparece aqui assim que estiver.</p>
    </GenericScreen>
  );
}
