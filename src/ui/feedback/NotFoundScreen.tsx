import { ButtonLink } from '../button/ButtonLink';
import { NotFoundDrawing } from '../illustrations/NotFoundDrawing';
import { usePageTitle } from '../usePageTitle';
import { GenericScreen } from './GenericScreen';

/** The 404 screen. */
export function NotFoundScreen() {
  usePageTitle('Página não encontrada');
  return (
    <GenericScreen
      standalone
      drawing={<NotFoundDrawing />}
      title="Página não encontrada"
      actions={
        <ButtonLink kind="primary" to="/">
          Ir para o início
        </ButtonLink>
      }
    >
      <p>O link pode ter mudado ou ter sido digitado com um erro.</p>
    </GenericScreen>
  );
}
