import { createFailure, resultOf, type ApiFailure, type ApiResult } from '@/api/failure';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceHeading } from '../ServiceHeading';
import { useStatusWork } from '../bulk/statusWork';
import { newStatus, type StatusInput } from '../serviceInput';
import type { Written } from '../servicesApi';
import { servicesModule } from '../servicesModule';
import { StatusFields } from './StatusFields';

/** Someone else has changed it meanwhile. */
const hasIt = () => createFailure('validation', { message: 'O atendimento já está com este status.' });

interface ChangeStatusProps {
  row: ServiceRow;
  /** The preselected status: only the reason is asked for. */
  to?: number | null;
  /** Resolves a failure. */
  settle?: (failure: ApiFailure, input: StatusInput) => Promise<ApiResult<Written>>;
}

export function ChangeStatus({ row, to = null, settle }: ChangeStatusProps) {
  const { done } = usePanel(servicesModule);
  const workOf = useStatusWork();
  const form = useServerForm<StatusInput, Written>({
    defaultValues: newStatus(to),
    send: async (input) => {
      const { left, ...answer } = await workOf(input, { isOnly: true }).write(row);
      const sent = await resultOf<Written>(Promise.resolve(left ? { error: hasIt() } : answer));
      return sent.error && settle ? settle(sent.error, input) : sent;
    },
    onDone: ({ reference }) => done(`O status do atendimento ${reference || referenceOf(row)} foi alterado!`),
  });

  return (
    <FormPanel title="Trocar status" form={form}>
      <ServiceHeading row={row} />
      <FieldGroup>
        <StatusFields control={form.control} rows={[row]} isOnly isChosen={to !== null} />
      </FieldGroup>
    </FormPanel>
  );
}
