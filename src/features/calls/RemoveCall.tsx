import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { callStatuses, referenceOf } from './call';
import { callsApi } from './callsApi';
import { callsModule } from './callsModule';

export function RemoveCall() {
  const { id } = usePanel(callsModule);
  const query = callsApi.useCallQuery(id);
  const removal = callsApi.useDeleteCallMutation();
  const reference = referenceOf({ id });
  return (
    <RecordPanel title="Remover ligação" query={query}>
      {({ name, statusId, statusName }) => (
        <ConfirmRemoval
          id={id}
          removal={removal}
          warning="Após a confirmação a ligação será PERMANENTEMENTE excluída."
          doneText={`A ligação ${reference} foi removida!`}
        >
          <DetailsList>
            <Detail label="Referência">{reference}</Detail>
            <Detail label="Status">
              <StatusBadge statuses={callStatuses} id={statusId} name={statusName} />
            </Detail>
            <Detail label="Quem ligou" wide>
              {name}
            </Detail>
          </DetailsList>
        </ConfirmRemoval>
      )}
    </RecordPanel>
  );
}
