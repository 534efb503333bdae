import { styled } from '@/ui/style';
import type { Session } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { EntranceForm } from '@/frames/entrance/EntranceForm';
import { Heading } from '@/frames/entrance/Heading';
import { EntranceLink } from '@/frames/entrance/links';
import { PasswordField } from '@/ui/form/PasswordField';
import { useServerForm } from '@/ui/form/useServerForm';
import type { Account } from './authApi';
import { openSession } from './openSession';
import type { RecoveryRequest } from './recoveryRequest';
import { UsernameForPasswordManagers } from './UsernameForPasswordManagers';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-top: 8px;

  > button {
    margin-right: -12px;
    padding-inline: 12px;
    font-size: 0.9375rem;
  }
`;

interface PasswordStepProps {
  account: Account;
  backText: string;
  onBack: () => void;
  onSignedIn: (session: Session) => void;
}

export function PasswordStep({ account, backText, onBack, onSignedIn }: PasswordStepProps) {
  const form = useServerForm({
    defaultValues: { password: '' },
    send: ({ password }) => openSession(account.id, password),
    // Only if still mounted: a session would redirect a user who navigated to another page.
    onDoneHere: onSignedIn,
  });
  const recovery: RecoveryRequest = { email: account.email, userId: account.id };

  return (
    <>
      <Heading title="Digite sua senha">
        <p>
          {account.clientName && <strong>{account.clientName}</strong>}
          {account.clientName && <br />}
          {account.email}
        </p>
      </Heading>
      <EntranceForm form={form} startsIn="password" submitText="Entrar" busyText="Entrando...">
        <UsernameForPasswordManagers username={account.email} />
        <PasswordField control={form.control} name="password" label="Senha" required="Informe sua senha." />
      </EntranceForm>
      <Links>
        <EntranceLink to="/auth/forgot-password" state={recovery}>
          Esqueceu a senha?
        </EntranceLink>
        <Button kind="quiet" size="large" onClick={onBack}>
          {backText}
        </Button>
      </Links>
    </>
  );
}
