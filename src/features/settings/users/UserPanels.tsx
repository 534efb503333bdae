import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import type { PanelName } from '@/records/list/listModule';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SidePanel } from '@/ui/panel/SidePanel';
import { afterPassword } from '@/ui/ownPassword';
import type { Session } from '@/session/session';
import { listedRow } from '../listedRow';
import { offered } from '@/records/offers/offers';
import { NewPasswordField } from './NewPasswordField';
import type { UserRow } from './user';
import { EditUser, NewUser } from './UserForm';
import { usersApi } from './usersApi';
import { usersModule } from './usersModule';
import { Whom } from './Whom';

const PassOn = offered('passOn');
const ChangeStatus = offered('userStatus');

interface UserPanelsProps {
  name: PanelName<'create' | 'edit' | 'password' | 'status' | 'passOn'>;
  /** The user changed themselves; receives their new session, or null if it ended. */
  onOwnChange: (session: Session | null) => void;
}

export default function UserPanels({ name, onOwnChange }: UserPanelsProps) {
  const { row, isListed } = usePanel(usersModule);
  if (name === 'create') return <NewUser />;
  if (name !== 'password' && name !== 'status' && name !== 'passOn')
    return <EditUser onOwnChange={onOwnChange} />;
  if (row && name === 'password') return <ChangePassword row={row} />;
  if (row && name === 'passOn') return <PassOn row={row} />;
  if (row) return <ChangeStatus row={row} onOwnEnd={() => onOwnChange(null)} />;
  if (!isListed) return <ProgressBar isShown label="Carregando o painel" />;
  return (
    <RecordPanel title={titles[name]} query={listedRow()}>
      {() => null}
    </RecordPanel>
  );
}

const titles = { password: 'Trocar senha', status: 'Inativar usuário', passOn: 'Passar tudo' };

function ChangePassword({ row }: { row: UserRow }) {
  const { done } = usePanel(usersModule);
  const [change] = usersApi.useChangeOfPasswordMutation();
  const form = useServerForm({
    defaultValues: { password: '' },
    send: afterPassword('userPassword', ({ password }) => change({ id: row.id, password })),
    onDone: () => done(`A senha do usuário ${row.name} foi alterada!`),
  });
  return (
    <SidePanel title="Trocar senha" kind="form">
      <PanelForm form={form}>
        <FieldGroup>
          <Whom row={row} />
          <NewPasswordField
            form={form}
            name="password"
            label="Nova senha"
            forbidden={[row.name, row.email]}
          />
        </FieldGroup>
      </PanelForm>
    </SidePanel>
  );
}
