import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { ServiceRow } from './service';
import { ServiceHeading } from './ServiceHeading';
import { servicesApi } from './servicesApi';

export function RemoveService({ row }: { row: ServiceRow }) {
  return (
    <SidePanel title="Remover atendimento">
      <ConfirmRemoval
        id={row.id}
        removal={servicesApi.useDeleteServiceMutation()}
        warning="Após a confirmação o atendimento será PERMANENTEMENTE excluido."
        doneText="O atendimento foi removido!"
      >
        <ServiceHeading row={row} />
      </ConfirmRemoval>
    </SidePanel>
  );
}
