import { formatShortDateTime } from '@/formats/dates';
import { isPhone } from '@/formats/phone';
import { useUsers, userName } from '@/lookups/lookupsApi';
import { usePanel } from '@/records/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { Detail } from '@/ui/details/DetailsList';
import { LongText } from '@/ui/details/LongText';
import { FactsSection } from '@/ui/details/FactsSection';
import { RecordActions } from '@/records/panel/RecordActions';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { Late, late } from '@/ui/feedback/late';
import { callStatuses, referenceOf } from './call';
import { callsApi } from './callsApi';
import { callsModule } from './callsModule';

// The comparison it uses is heavy.
const VoterOfPhone = late(() => import('@/lookups/voters/VoterOfPhone'));

/** Needs no permission. */
export function CallDetails() {
  // Only the list row has `createdBy`.
  const { id, row, open } = usePanel(callsModule);
  const reference = referenceOf({ id });
  const query = callsApi.useCallQuery(id);
  const { data: users } = useUsers();

  return (
    <RecordPanel title={`Ligação ${reference}`} kind="details" query={query}>
      {({ statusId, statusName, createdAt, name, telephone, userWantedId, subject }) => (
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
          actions={<RecordActions id={id} rule="edit_call" onEdit={() => open('edit')} />}
        >
          <FactsSection title="Ligação">
            <Detail label="Telefone" copy={telephone}>
              {telephone && <PhoneLinks phone={telephone} />}
            </Detail>
            {isPhone(telephone) && (
              <Detail label="Eleitor">
                <Late fallback="…">
                  <VoterOfPhone phone={telephone} name={name} />
                </Late>
              </Detail>
            )}
            <Detail label="Com quem deseja falar">
              {userWantedId && users && userName(users, userWantedId)}
            </Detail>
            <Detail label="Assunto" wide>
              {subject && <LongText>{subject}</LongText>}
            </Detail>
          </FactsSection>
          <FactsSection title="Registro">
            <Detail label="Data cadastro" field="Data|Hora">
              {formatShortDateTime(createdAt)}
            </Detail>
            {row && <Detail label="Cadastrado por">{row.createdBy}</Detail>}
          </FactsSection>
        </DetailsContent>
      )}
    </RecordPanel>
  );
}
