import { formatShortDateTime } from '@/formats/dates';
import { formatPhone, telHref } from '@/formats/phone';
import { useUsers, userName } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { PendingRecord } from '@/ui/panel/PendingRecord';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { referenceOf } from './callRow';
import { CallStatusBadge } from './CallStatusBadge';
import { callsApi, type Call } from './callsApi';
import type { CallPanel } from './callsSlice';

interface CallDetailsProps {
  id: number;
  /** Known to the list alone. */
  createdBy: string | undefined;
  onOpen: (panel: CallPanel, id: number) => void;
  onClose: () => void;
}

/** Everything about one call; no permission is needed to see it (document 1, section 6). */
export function CallDetails({ id, createdBy, onOpen, onClose }: CallDetailsProps) {
  const query = callsApi.useCallQuery(id);
  const { data: call } = query;
  const blocked = useBlockedReason();

  return (
    <SidePanel
      title={`Ligação ${referenceOf({ id })}`}
      onClose={onClose}
      footer={
        call && (
          <Button
            kind="primary"
            blockedReason={blocked('edit_call', 'Você não tem permissão para editar ligações.')}
            onClick={() => onOpen('edit', id)}
          >
            Editar
          </Button>
        )
      }
    >
      {call ? (
        <CallFactsList call={call} createdBy={createdBy} />
      ) : (
        <PendingRecord query={query} onClose={onClose} />
      )}
    </SidePanel>
  );
}

function CallFactsList({ call, createdBy }: { call: Call; createdBy: string | undefined }) {
  const { statusId, userWantedId, telephone } = call;
  const { data: users } = useUsers();
  const dial = telHref(telephone);
  return (
    <DetailsList>
      <Detail label="Status" wide>
        <CallStatusBadge id={statusId} />
      </Detail>
      <Detail label="Referência" copy={referenceOf(call)}>
        {referenceOf(call)}
      </Detail>
      <Detail label="Data cadastro">{formatShortDateTime(call.createdAt)}</Detail>
      <Detail label="Quem ligou" wide>
        {call.name}
      </Detail>
      <Detail label="Telefone" copy={telephone}>
        {dial && <a href={dial}>{formatPhone(telephone)}</a>}
      </Detail>
      <Detail label="Com quem deseja falar">{userWantedId && users && userName(users, userWantedId)}</Detail>
      <Detail label="Assunto" wide>
        {call.subject}
      </Detail>
      {createdBy && (
        <Detail label="Cadastrado por" wide>
          {createdBy}
        </Detail>
      )}
    </DetailsList>
  );
}
