import { formatShortDateTime } from '@/formats/dates';
import { useUsers, userName } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { CopyLinkButton } from '@/ui/list/CopyLinkButton';
import { usePanel } from '@/ui/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/panel/DetailsContent';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { DetailsSection } from '@/ui/panel/DetailsSection';
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
    <RecordPanel title={`Ligação ${reference}`} kind="details" query={query}>
      {({ statusId, statusName, createdAt, name, telephone, userWantedId, subject }) => {
        return (
          <DetailsContent
            head={
              <>
                <HeadFact label="Quem ligou" isName>
                  {name}
                </HeadFact>
                <HeadFact label="Referência" copy={reference}>
                  {reference}
                </HeadFact>
                <HeadFact label="Status">
                  <StatusBadge statuses={callStatuses} id={statusId} name={statusName} />
                </HeadFact>
              </>
            }
            actions={
              <>
                <Button
                  data-edit
                  kind="primary"
                  blockedReason={blocked('edit_call')}
                  onClick={() => open('edit')}
                >
                  Editar
                </Button>
                <CopyLinkButton id={id} />
              </>
            }
          >
            <DetailsSection title="Ligação">
              <DetailsList>
                <Detail label="Telefone" copy={telephone}>
                  {telephone && <PhoneLinks phone={telephone} />}
                </Detail>
                <Detail label="Com quem deseja falar">
                  {userWantedId && users && userName(users, userWantedId)}
                </Detail>
                <Detail label="Assunto" wide>
                  {subject}
                </Detail>
              </DetailsList>
            </DetailsSection>
            <DetailsSection title="Registro">
              <DetailsList>
                <Detail label="Data cadastro">{formatShortDateTime(createdAt)}</Detail>
                {row && <Detail label="Cadastrado por">{row.createdBy}</Detail>}
              </DetailsList>
            </DetailsSection>
          </DetailsContent>
        );
      }}
    </RecordPanel>
  );
}
