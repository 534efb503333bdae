import { useState } from 'react';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelReason } from '@/ui/panel/PanelReason';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useAfterPassword } from '@/ui/ownPassword';
import { countedWork, itemsOf, useOpenWork, type OpenWork } from './openWork';
import { isLastAdministrator, lastAdministrator } from '@/features/settings/users/ownSession';
import { PassForm } from './PassOn';
import type { UserRow } from '@/features/settings/users/user';
import { Whom } from '@/features/settings/users/Whom';
import { usersApi } from '@/features/settings/users/usersApi';
import { usersModule } from '@/features/settings/users/usersModule';

interface ChangeStatusProps {
  row: UserRow;
  /** Called when users inactivate themselves. */
  onOwnEnd: () => void;
}

/** Inactivates a user, with their open work shown, or reactivates them. */
export function ChangeStatus({ row, onOwnEnd }: ChangeStatusProps) {
  // The action the panel opened for, even after the row has changed.
  const [isEnding] = useState(row.isActive);
  return isEnding ? <Inactivation row={row} onOwnEnd={onOwnEnd} /> : <Reactivation row={row} />;
}

function Reactivation({ row }: { row: UserRow }) {
  const [change, state] = usersApi.useChangeOfStatusMutation();
  const removal = useAfterPassword('userStatus', () => change({ id: row.id, status: true }), state);
  return (
    <SidePanel title="Reativar usuário">
      <ConfirmRemoval
        id={row.id}
        removal={removal}
        warning="Após a confirmação o usuário voltará a ter acesso ao sistema, com a senha e as permissões de antes."
        doneText={`O usuário ${row.name} foi reativado!`}
        confirmText="SIM, Reativar"
        busyText="Reativando..."
        kind="primary"
      >
        <Whom row={row} />
      </ConfirmRemoval>
    </SidePanel>
  );
}

const title = 'Inativar usuário';

function Inactivation({ row, onOwnEnd }: ChangeStatusProps) {
  const { id, name } = row;
  const { done } = usePanel(usersModule);
  const { user } = useSignedInSession();
  const { data: people } = usersApi.usePeopleQuery(undefined, { refetchOnMountOrArgChange: false });
  const [change, state] = usersApi.useChangeOfStatusMutation();
  const work = useOpenWork(id);
  const [isPassing, setPassing] = useState(false);
  const isOwn = id === user.id;
  const inactivate = async () => {
    const answer = await change({ id, status: false });
    if (isOwn && !answer.error) onOwnEnd();
    return answer;
  };
  const removal = useAfterPassword('userStatus', inactivate, state);
  const doneText = `O usuário ${name} foi inativado!`;

  if (isOwn && isLastAdministrator(id, people?.rows ?? []))
    return (
      <SidePanel title={title}>
        <PanelReason>{lastAdministrator}</PanelReason>
      </SidePanel>
    );
  if (isPassing && work.data)
    return (
      <SidePanel title={title} kind="form">
        <PassForm
          row={row}
          found={work.data}
          inactivation={{
            take: () => void inactivate().then(({ error }) => error || done(doneText)),
            isBusy: state.isLoading,
            error: state.isLoading ? undefined : state.error,
          }}
        />
      </SidePanel>
    );

  const isLeaving = work.data !== undefined && itemsOf(work.data).length > 0;
  const isUnread = work.data === undefined && work.error !== undefined;
  return (
    // A failed read does not prevent inactivation: a note is shown instead.
    <RecordPanel title={title} query={{ ...work, data: work.data ?? (isUnread ? 'unread' : undefined) }}>
      {(found: OpenWork | 'unread') => (
        <ConfirmRemoval
          id={id}
          removal={removal}
          warning={
            isOwn
              ? 'Este é o seu próprio usuário: após a confirmação você sai do sistema, e só outro administrador pode reativar o seu acesso.'
              : 'Após a confirmação o usuário perderá o acesso ao sistema. O que ele cadastrou continua aqui.'
          }
          doneText={doneText}
          confirmText={isLeaving ? 'Inativar e deixar' : 'SIM, Inativar'}
          busyText="Inativando..."
          more={
            isLeaving && (
              <Button busy={removal[1].isLoading} busyText="Aguarde..." onClick={() => setPassing(true)}>
                Passar a… e inativar
              </Button>
            )
          }
        >
          <Whom row={row} />
          <WhatStays name={name} found={found} isReading={work.isFetching} onRetry={work.refetch} />
        </ConfirmRemoval>
      )}
    </RecordPanel>
  );
}

interface WhatStaysProps {
  name: string;
  found: OpenWork | 'unread';
  isReading: boolean;
  onRetry: () => void;
}

function WhatStays({ name, found, isReading, onRetry }: WhatStaysProps) {
  if (found === 'unread')
    return (
      <PanelNotice live>
        {isReading ? (
          `Procurando o que ${name} ainda tem a fazer…`
        ) : (
          <>
            Não foi possível ler o que {name} ainda tem a fazer. <RetryButton onRetry={onRetry} />
          </>
        )}
      </PanelNotice>
    );
  if (itemsOf(found).length === 0) return null;
  return (
    <PanelNotice tone="info">
      Fica no nome de {name}, se ninguém receber: {countedWork(found)}.
    </PanelNotice>
  );
}
