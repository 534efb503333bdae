import { ButtonLink } from '../button/ButtonLink';
import { SessionDrawing } from '../illustrations/illustrations';
import { GenericScreen } from './GenericScreen';

/** Shown when the access token is no longer valid (document 1, section 2). */
export function SessionExpiredScreen() {
  return (
    <GenericScreen
      role="alert"
      drawing={<SessionDrawing />}
      title="Oops. Parece que você não esta mais logado!"
      actions={
        <ButtonLink kind="primary" to="/auth/logout">
          Acessar novamente
        </ButtonLink>
      }
    >
      <p>
        Para sua segurança, o token de acesso é válido por um tempo limitado. Entre de novo para continuar.
      </p>
    </GenericScreen>
  );
}
