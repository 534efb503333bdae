import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import type { PanelName } from '@/records/list/listModule';
import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelReason } from '@/ui/panel/PanelReason';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SidePanel } from '@/ui/panel/SidePanel';
import { afterPassword, useAfterPassword } from '@/ui/ownPassword';
import type { Session } from '@/session/session';
import { listedRow } from '../listedRow';
import { NewPasswordField } from './NewPasswordField';
import { PassOn } from './PassOn';
import { isLastAdministrator, lastAdministrator } from './ownSession';
import type { UserRow } from './user';
import { EditUser, NewUser } from './UserForm';
import { usersApi } from './usersApi';
import { usersModule } from './usersModule';

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

function Whom({ row: { name, email } }: { row: UserRow }) {
  return (
    <DetailsList>
      <Detail label="Usuário" wide>
        {name}
      </Detail>
      <Detail label="E-mail" wide>
        {email}
      </Detail>
    </DetailsList>
  );
}

function ChangePassword({ row }: { row: UserRow }) {
  const { done } = usePanel(usersModule);
  const [change] = usersApi.useChangeOfPasswordMutation();
  const form = useServerForm({
    defaultValues: { password: '' },
    send: afterPassword(({ password }) => change({ id: row.id, password })),
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

function ChangeStatus({ row, onOwnEnd }: { row: UserRow; onOwnEnd: () => void }) {
  const { id, name, isActive } = row;
  const { open } = usePanel(usersModule);
  const { user } = useSignedInSession();
  const { data: people } = usersApi.usePeopleQuery(undefined, { refetchOnMountOrArgChange: false });
  const [change, state] = usersApi.useChangeOfStatusMutation();
  // The action the panel opened for, even after the row has changed.
  const isOwn = id === user.id;
  const words = isActive ? inactivation : reactivation;
  const removal = useAfterPassword(async () => {
    const answer = await change({ id, status: !isActive });
    if (isOwn && !answer.error) onOwnEnd();
    return answer;
  }, state);

  if (isOwn && isActive && isLastAdministrator(id, people?.rows ?? []))
    return (
      <SidePanel title={words.title}>
        <PanelReason>{lastAdministrator}</PanelReason>
      </SidePanel>
    );
  return (
    <SidePanel title={words.title}>
      <ConfirmRemoval
        id={id}
        removal={removal}
        warning={
          isOwn
            ? 'Este é o seu próprio usuário: após a confirmação você sai do sistema, e só outro administrador pode reativar o seu acesso.'
            : words.warning
        }
        doneText={`O usuário ${name} foi ${words.done}!`}
        confirmText={words.confirm}
        busyText={words.busy}
        kind={isActive ? 'danger' : 'primary'}
      >
        <Whom row={row} />
        {isActive && (
          <PanelNotice tone="info">
            O que {name} ainda tem a fazer continua em seu nome.{' '}
            <Button kind="quiet" onClick={() => open('passOn')}>
              Passar tudo a outra pessoa
            </Button>
          </PanelNotice>
        )}
      </ConfirmRemoval>
    </SidePanel>
  );
}

const inactivation = {
  title: 'Inativar usuário',
  warning: 'Após a confirmação o usuário perderá o acesso ao sistema. O que ele cadastrou continua aqui.',
  done: 'inativado',
  confirm: 'SIM, Inativar',
  busy: 'Inativando...',
};

const reactivation = {
  title: 'Reativar usuário',
  warning:
    'Após a confirmação o usuário voltará a ter acesso ao sistema, com a senha e as permissões de antes.',
  done: 'reativado',
  confirm: 'SIM, Reativar',
  busy: 'Reativando...',
};
