import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { EntranceFailure, EntranceWait } from '@/frames/entrance/EntranceNotice';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { EntranceForm } from '@/frames/entrance/EntranceForm';
import { Heading } from '@/frames/entrance/Heading';
import { PasswordField } from '@/ui/form/PasswordField';
import { useServerForm } from '@/ui/form/useServerForm';
import { useApiRead } from '@/frames/public/useApiRead';
import { withoutSession } from '@/frames/public/withoutSession';
import { changePassword, checkRecoveryToken } from './authApi';

export function ResetPassword() {
  const { identity = '' } = useParams();
  const token = useApiRead(checkRecoveryToken, identity);
  const [isChanged, setChanged] = useState(false);

  if (isChanged) return <PasswordChanged />;
  if (token.status === 'loading') return <EntranceWait title="Carregando..." />;
  if (token.status === 'ready' && token.data.isUsable) {
    return <NewPassword token={identity} onChanged={() => setChanged(true)} />;
  }
  if (token.status === 'failed' && token.failure.kind !== 'notFound') {
    return <EntranceFailure failure={token.failure} onRetry={token.retry} />;
  }
  return <TokenExpired />;
}

function TokenExpired() {
  return (
    <EntrancePage title="Token expirado">
      <Card>
        <div role="alert">
          <Heading title="Ops! Token expirou ou não existe">
            <p>Peça um novo e-mail para criar sua senha.</p>
          </Heading>
        </div>
        <ButtonLink kind="primary" size="large" wide to="/auth/forgot-password">
          Recuperar senha
        </ButtonLink>
      </Card>
    </EntrancePage>
  );
}

function NewPassword({ token, onChanged }: { token: string; onChanged: () => void }) {
  const form = useServerForm({
    defaultValues: { password: '', passwordConfirm: '' },
    send: async (values) =>
      withoutSession(
        await changePassword({ token, ...values }),
        'Não sabemos se a senha foi alterada. Tente entrar com a nova senha antes de enviar de novo.',
      ),
    onDoneHere: onChanged,
  });

  return (
    <EntrancePage title="Redefina sua senha">
      <Card>
        <Heading title="Redefina sua senha">
          <p>Escolha a senha que você vai usar a partir de agora.</p>
        </Heading>
        <EntranceForm form={form} startsIn="password" submitText="Alterar senha" busyText="Alterando...">
          <PasswordField
            control={form.control}
            name="password"
            label="Nova senha"
            autoComplete="new-password"
            help="Use pelo menos 8 caracteres."
            required
          />
          <PasswordField
            control={form.control}
            name="passwordConfirm"
            label="Confirme a nova senha"
            autoComplete="new-password"
            required
            validate={(repeated, { password }) =>
              repeated === password ? undefined : 'As senhas não são iguais.'
            }
          />
        </EntranceForm>
      </Card>
    </EntrancePage>
  );
}

function PasswordChanged() {
  return (
    <EntrancePage title="Senha alterada!">
      <Card>
        <Heading title="Senha alterada!" takesFocus>
          <p>Utilize sua nova senha para acessar o sistema.</p>
        </Heading>
        <ButtonLink kind="primary" size="large" wide to="/auth/login">
          Entrar
        </ButtonLink>
      </Card>
    </EntrancePage>
  );
}
