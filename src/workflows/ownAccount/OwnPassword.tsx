import { failureOf, type Settled } from '@/api/failure';
import { useSignedInSession } from '@/session/useSession';
import { showToast } from '@/ui/feedback/toasts';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { afterPassword } from '@/ui/ownPassword';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { NewPasswordField } from '@/features/settings/users/NewPasswordField';
import { isNotAllowed, ownAccountApi, passwordNotAllowed } from './ownAccountApi';

/** Changes one's own password; asks for the current one, unless typed recently. */
export default function OwnPassword({ onClose }: { onClose: () => void }) {
  const { user } = useSignedInSession();
  const [change] = ownAccountApi.useOwnPasswordMutation();
  const send = async ({ password }: { password: string }): Promise<Settled<null>> => {
    const answer = await change({ id: user.id, password });
    return isNotAllowed(failureOf(answer.error)) ? { error: passwordNotAllowed() } : answer;
  };
  const done = (text: string) => {
    onClose();
    showToast(text);
  };
  const form = useServerForm({
    defaultValues: { password: '' },
    send: afterPassword('ownPassword', send),
    onDone: () => done('A sua senha foi trocada!'),
  });
  return (
    <PanelHostContext value={{ close: onClose, done }}>
      <SidePanel title="Trocar a minha senha" kind="form">
        <PanelForm form={form}>
          <FieldGroup>
            <NewPasswordField
              form={form}
              name="password"
              label="Nova senha"
              forbidden={[user.name, user.email]}
            />
          </FieldGroup>
        </PanelForm>
      </SidePanel>
    </PanelHostContext>
  );
}
