import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceHeading } from '../ServiceHeading';
import type { StatusInput } from '../serviceInput';
import { servicesApi } from '../servicesApi';
import { servicesModule, useServiceOptions } from '../servicesModule';
import { StatusFields } from './StatusFields';

export function ChangeStatus({ row }: { row: ServiceRow }) {
  const { done } = usePanel(servicesModule);
  const [change] = servicesApi.useChangeServiceStatusMutation();
  const { statuses } = useServiceOptions();
  const form = useServerForm<StatusInput, { reference: string }>({
    defaultValues: { statusNewId: null, comment: '', completionDate: '' },
    send: (input) =>
      change({ id: row.id, input, chosen: statuses.find(({ id }) => id === input.statusNewId) }),
    onDone: ({ reference }) => done(`O status do atendimento ${reference || referenceOf(row)} foi alterado!`),
  });

  return (
    <FormPanel title="Trocar status" form={form}>
      <ServiceHeading row={row} />
      <FieldGroup>
        <StatusFields control={form.control} currentId={row.statusId} />
      </FieldGroup>
    </FormPanel>
  );
}
