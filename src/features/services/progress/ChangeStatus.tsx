import { NewStatusField } from '@/lookups/NewStatusField';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/ui/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceHeading } from '../ServiceHeading';
import { limits, type StatusInput } from '../serviceInput';
import { servicesApi } from '../servicesApi';
import { servicesModule } from '../servicesModule';
import { useServiceOptions } from '../useServiceOptions';

/** Trocar status: the new one, why, and when it was completed. */
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
  const { control } = form;

  return (
    <FormPanel title="Trocar status" form={form}>
      <ServiceHeading row={row} />
      <FieldGroup>
        <NewStatusField control={control} name="statusNewId" statuses={statuses} currentId={row.statusId} />
        <TextAreaField
          control={control}
          name="comment"
          label="Motivo"
          required
          rows={4}
          maxLength={limits.reason}
        />
        <DateField control={control} name="completionDate" label="Data de conclusão" />
      </FieldGroup>
    </FormPanel>
  );
}
