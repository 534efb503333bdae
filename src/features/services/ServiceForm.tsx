import type { ApiResult } from '@/api/failure';
import { offeredUsers, optionOf, userOption, withHeld, type NamedOption } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { SelectField } from '@/ui/form/SelectField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import type { SidePanelProps } from '@/ui/panel/SidePanel';
import { DocumentRows } from './DocumentRows';
import { completionProblem, inputFrom, limits, newService } from './serviceInput';
import type { Service, ServiceInput, Written } from './servicesApi';
import { ServiceVoter } from './ServiceVoter';
import type { VoterOption } from '../voters/VoterPicker';
import { useServiceOptions } from './useServiceOptions';

interface ServiceFormProps extends Pick<SidePanelProps, 'title' | 'side' | 'onClose'> {
  /** The request that is edited; undefined for a new one. */
  service?: Service;
  /** The voter a new one is made for, from the voter's own record. */
  voter?: VoterOption | undefined;
  send: (input: ServiceInput) => Promise<ApiResult<Written>>;
  onDone: (saved: Written) => void;
}

/** The fields of a service request (document 2, sections 2.2, 3.2 and 5). */
export function ServiceForm({ service, voter, send, onDone, ...panel }: ServiceFormProps) {
  const form = useServerForm<ServiceInput, Written>({
    defaultValues: service ? inputFrom(service) : newService(voter),
    send,
    onDone,
    fieldNames: { electorId: 'elector', 'documents.all': 'documents.root' },
  });
  const { control } = form;
  const { statuses, origins, categories, offices, departments, documentTypes, users } = useServiceOptions();

  const held = service?.responsibles ?? [];
  const offered = offeredUsers(
    users,
    held.map(({ userId }) => userId),
  ).map(userOption);
  const gone = held
    .filter(({ userId }) => !users.some((user) => user.id === userId))
    .map(({ userId, userName }) => ({ value: userId, label: userName }));

  return (
    <FormPanel form={form} {...panel}>
      <ServerErrors messages={form.generalErrors} />
      <FieldGroup columns={2}>
        <ServiceVoter form={form} isFixed={voter !== undefined} />
        <SelectField
          control={control}
          name="statusId"
          label="Status"
          required
          options={choices(statuses, service?.statusId, service?.statusName)}
          emptyValue={null}
          disabled={service !== undefined}
          help={service && 'Para mudar o status, use "Trocar status" na listagem.'}
        />
        <SelectField
          control={control}
          name="categoryId"
          label="Categoria"
          required
          options={choices(categories, service?.categoryId, service?.categoryName)}
          emptyValue={null}
        />
        <DateField control={control} name="requestDate" label="Data de solicitação" required />
        <DateField
          control={control}
          name="completionDate"
          label="Data de conclusão"
          validate={(completion, { requestDate }) => completionProblem(completion, requestDate)}
        />
        <SelectField
          control={control}
          name="originId"
          label="Origem"
          required
          options={choices(origins, service?.originId, service?.originName)}
          emptyValue={null}
        />
        <SelectField
          control={control}
          name="officeId"
          label="Escritório"
          required
          options={choices(offices, service?.officeId, service?.officeName)}
          emptyValue={null}
        />
        <SelectField
          control={control}
          name="departmentId"
          label="Secretária"
          options={choices(departments, service?.departmentId, service?.departmentName)}
          emptyValue={null}
          wide
        />
        <TextAreaField
          control={control}
          name="description"
          label="Descrição"
          required
          rows={5}
          maxLength={limits.description}
        />
        <MultiSelectField
          control={control}
          name="responsibles"
          label="Responsáveis"
          options={[...offered, ...gone]}
          wide
        />
      </FieldGroup>
      <DocumentRows form={form} types={documentTypes} held={service?.documents ?? []} />
    </FormPanel>
  );
}

/** The list, with the choice the record already holds. */
const choices = (list: readonly NamedOption[], heldId?: number | null, heldName?: string) =>
  withHeld(list.map(optionOf), heldId ? { value: heldId, label: heldName || `nº ${heldId}` } : null);
