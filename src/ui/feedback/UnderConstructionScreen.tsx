import { ButtonLink } from '../button/ButtonLink';
import { ConstructionDrawing } from '../illustrations/illustrations';
import { usePageTitle } from '../usePageTitle';
import { GenericScreen } from './GenericScreen';

interface UnderConstructionScreenProps {
  /** The module's name as the menu says it. */
  module: string;
  /** Outside of the staff shell. */
  standalone?: boolean;
}

/** A module that is in the menu and not yet built. */
export function UnderConstructionScreen({ module, standalone = false }: UnderConstructionScreenProps) {
  usePageTitle(module);
  return (
    <GenericScreen
      standalone={standalone}
      drawing={<ConstructionDrawing />}
      title={`${module}: em construção`}
      actions={
        <ButtonLink kind="primary" to="/dashboard">
          Voltar para o início
        </ButtonLink>
      }
    >
      <p>Esta parte do sistema ainda não está pronta. Ela aparece aqui assim que estiver.</p>
    </GenericScreen>
  );
}
