import { formatShortDateTime } from '@/formats/dates';
import { useUsers, userName } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { CopyLinkButton } from '@/ui/list/CopyLinkButton';
import { usePanel } from '@/ui/list/ModulePanels';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { PanelContent } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { StatusBadge } from '@/ui/panel/StatusBadge';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { callStatuses, referenceOf } from './call';
import { callsApi } from './callsApi';
import { callsModule } from './callsModule';

/** Everything about one call; no right is needed to see it. */
export function CallDetails() {
  // Who wrote it down is known to the list alone.
  const { id, row, open } = usePanel(callsModule);
  const reference = referenceOf({ id });
  const query = callsApi.useCallQuery(id);
  const { data: users } = useUsers();
  const blocked = useBlockedReason();

  return (
    <RecordPanel title={`Ligação ${reference}`} query={query}>
      {({ statusId, statusName, createdAt, name, telephone, userWantedId, subject }) => {
        return (
          <PanelContent
            footer={
              <>
                <CopyLinkButton id={id} />
                <Button
                  data-edit
                  kind="primary"
                  blockedReason={blocked('edit_call')}
                  onClick={() => open('edit')}
                >
                  Editar
                </Button>
              </>
            }
          >
            <DetailsList>
              <Detail label="Status" wide>
                <StatusBadge statuses={callStatuses} id={statusId} name={statusName} />
              </Detail>
              <Detail label="Referência" copy={reference}>
                {reference}
              </Detail>
              <Detail label="Data cadastro">{formatShortDateTime(createdAt)}</Detail>
              <Detail label="Quem ligou" wide>
                {name}
              </Detail>
              <Detail label="Telefone" copy={telephone}>
                {telephone && <PhoneLinks phone={telephone} />}
              </Detail>
              <Detail label="Com quem deseja falar">
                {userWantedId && users && userName(users, userWantedId)}
              </Detail>
              <Detail label="Assunto" wide>
                {subject}
              </Detail>
              {row && (
                <Detail label="Cadastrado por" wide>
                  {row.createdBy}
                </Detail>
              )}
            </DetailsList>
          </PanelContent>
        );
      }}
    </RecordPanel>
  );
}
