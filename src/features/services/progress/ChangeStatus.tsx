import { resultOf, type ApiFailure, type ApiResult } from '@/api/failure';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceHeading } from '../ServiceHeading';
import type { StatusInput } from '../serviceInput';
import { servicesApi, type Written } from '../servicesApi';
import { servicesModule, useServiceOptions } from '../servicesModule';
import { StatusFields } from './StatusFields';

interface ChangeStatusProps {
  row: ServiceRow;
  /** Chosen already: the reason is asked for. */
  to?: number | null;
  /** What a failure comes to. */
  settle?: (failure: ApiFailure, input: StatusInput) => Promise<ApiResult<Written>>;
}

export function ChangeStatus({ row, to = null, settle }: ChangeStatusProps) {
  const { done } = usePanel(servicesModule);
  const [change] = servicesApi.useChangeServiceStatusMutation();
  const { statuses } = useServiceOptions();
  const form = useServerForm<StatusInput, Written>({
    defaultValues: { statusNewId: to, comment: '', completionDate: '' },
    send: async (input) => {
      const chosen = statuses.find(({ id }) => id === input.statusNewId);
      const sent = await resultOf<Written>(change({ id: row.id, input, chosen }));
      return sent.error && settle ? settle(sent.error, input) : sent;
    },
    onDone: ({ reference }) => done(`O status do atendimento ${reference || referenceOf(row)} foi alterado!`),
  });

  return (
    <FormPanel title="Trocar status" form={form}>
      <ServiceHeading row={row} />
      <FieldGroup>
        <StatusFields control={form.control} currentId={row.statusId} isChosen={to !== null} />
      </FieldGroup>
    </FormPanel>
  );
}
