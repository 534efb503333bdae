import { resultOf } from '@/api/failure';
import { optionOf } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { SelectField } from '@/ui/form/SelectField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import { referenceOf } from './serviceRow';
import { limits } from './serviceInput';
import { ServiceHeading } from './ServiceHeading';
import { servicesApi, type ServiceRow, type StatusInput } from './servicesApi';
import { useServiceOptions } from './useServiceOptions';

interface ChangeStatusProps {
  row: ServiceRow;
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Trocar status: the new one, why, and when it was completed (document 2, sections 2.2 and 4). */
export function ChangeStatus({ row, onClose, onDone }: ChangeStatusProps) {
  const [change] = servicesApi.useChangeServiceStatusMutation();
  const { statuses } = useServiceOptions();
  const form = useServerForm<StatusInput, { reference: string }>({
    defaultValues: { statusNewId: null, comment: '', completionDate: '' },
    send: (input) =>
      resultOf(
        change({
          id: row.id,
          input: { ...input, comment: input.comment.trim() },
          chosen: statuses.find(({ id }) => id === input.statusNewId),
        }),
      ),
    onDone: ({ reference }) =>
      onDone(`O status do atendimento ${reference || referenceOf(row)} foi alterado!`),
  });
  const { control } = form;

  return (
    <FormPanel title="Trocar status" form={form} onClose={onClose} width={480}>
      <ServiceHeading row={row} />
      <ServerErrors messages={form.generalErrors} />
      <FieldGroup>
        <SelectField
          control={control}
          name="statusNewId"
          label="Novo status"
          required
          options={statuses.map((status) => ({
            ...optionOf(status),
            ...(status.id === row.statusId && { disabled: true, detail: 'Status atual' }),
          }))}
          emptyValue={null}
        />
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
