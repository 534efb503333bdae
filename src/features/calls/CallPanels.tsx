import { modulePanels } from '@/records/list/ModulePanels';
import { removalPanel } from '@/records/panel/removalPanel';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { Detail } from '@/ui/details/DetailsList';
import { callStatuses, referenceOf, type Call } from './call';
import { CallDetails } from './CallDetails';
import { CallFilters } from './CallFilters';
import { EditCall, NewCall } from './CallForm';
import { callsApi } from './callsApi';
import { callsModule } from './callsModule';

export default modulePanels({
  details: CallDetails,
  filter: CallFilters,
  create: NewCall,
  edit: EditCall,
  remove: removalPanel(callsModule, {
    title: 'Remover ligação',
    useRecord: callsApi.useCallQuery,
    useRemove: callsApi.useDeleteCallMutation,
    warning: 'Após a confirmação a ligação será PERMANENTEMENTE excluída.',
    doneText: (_, id) => `A ligação ${referenceOf({ id })} foi removida!`,
    details: ({ name, statusId, statusName }: Call, id: number) => (
      <>
        <Detail label="Referência">{referenceOf({ id })}</Detail>
        <Detail label="Status">
          <StatusBadge statuses={callStatuses} id={statusId} name={statusName} />
        </Detail>
        <Detail label="Quem ligou" wide>
          {name}
        </Detail>
      </>
    ),
  }),
});
