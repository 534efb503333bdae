import { useEffect, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { officeChoice, userChoices } from '@/lookups/lookupsApi';
import { optional } from '@/ui/feedback/optional';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import { useStartingValue } from '@/ui/form/useStartingValue';
import { PanelForm } from '@/ui/panel/PanelContent';
import { CompletionDateField } from '../progress/CompletionDateField';
import type { Service } from '../service';
import { completionProblem, limits, type ServiceInput } from '../serviceInput';
import { lastChosen, lastOffice, lastOrigin } from '../serviceStart';
import type { Written } from '../servicesApi';
import { named, openStatus, useServiceOptions } from '../servicesModule';
import { DocumentRows } from './DocumentRows';
import { ServiceVoter } from './ServiceVoter';

const CategoryProposal = optional(() => import('../category/CategoryProposal'));

interface ServiceFormProps extends Pick<
  ServerFormOptions<ServiceInput, Written>,
  'send' | 'onDone' | 'onDoneHere' | 'startAgain'
> {
  defaultValues: ServiceInput;
  /** Present when editing. */
  service?: Service;
  /** Created from a voter: the voter cannot be changed. */
  hasFixedVoter?: boolean;
  /** Preferred over the last origin, if the office has it. */
  originName?: string | undefined;
  /** Field focused on mount, instead of the first. */
  startsAt?: 'categoryId' | undefined;
  /** Shown above the fields. */
  notice?: ReactNode;
  /** Shown under the category. */
  aboutCategory?: ((control: Control<ServiceInput>) => ReactNode) | undefined;
}

const fieldNames = { electorId: 'elector', 'documents.all': 'documents.root' } as const;

export function ServiceForm({
  service,
  hasFixedVoter = false,
  originName,
  startsAt,
  notice,
  aboutCategory,
  ...options
}: ServiceFormProps) {
  const form = useServerForm({ ...options, fieldNames });
  const { control, setFocus } = form;
  const { statuses, origins, categories, offices, departments, documentTypes, users } = useServiceOptions();
  const isNew = service === undefined;
  const startOrigin =
    (originName === undefined ? undefined : named(origins, originName)) ?? lastChosen(origins, lastOrigin);
  useStartingValue(form, 'statusId', isNew ? openStatus(statuses) : undefined);
  useStartingValue(form, 'originId', isNew ? startOrigin : undefined);
  useStartingValue(form, 'officeId', isNew ? lastChosen(offices, lastOffice) : undefined);
  useEffect(() => {
    if (startsAt) setFocus(startsAt);
  }, [startsAt, setFocus]);
  const held = service?.responsibles ?? [];
  const choice = officeChoice(control);

  return (
    <PanelForm form={form}>
      {notice}
      <FieldGroup columns={2}>
        <ServiceVoter form={form} isFixed={hasFixedVoter} />
        <SelectField
          {...choice(statuses, service?.statusId, service?.statusName)}
          name="statusId"
          label="Status"
          required
          disabled={service !== undefined}
          help={service && 'Para mudar o status, use "Trocar status" na listagem.'}
        />
        <SelectField
          {...choice(categories, service?.categoryId, service?.categoryName)}
          name="categoryId"
          label="Categoria"
          required
        />
        {isNew && <CategoryProposal form={form} categories={categories} />}
        {aboutCategory?.(control)}
        <DateField control={control} name="requestDate" label="Data de solicitação" required />
        <CompletionDateField
          control={control}
          name="completionDate"
          held={service?.completionDate}
          validate={(completion, { requestDate }) => completionProblem(completion, requestDate)}
        />
        <SelectField
          {...choice(origins, service?.originId, service?.originName)}
          name="originId"
          label="Origem"
          required
        />
        <SelectField
          {...choice(offices, service?.officeId, service?.officeName)}
          name="officeId"
          label="Escritório"
          required
        />
        <SelectField
          {...choice(departments, service?.departmentId, service?.departmentName)}
          name="departmentId"
          label="Secretária"
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
          options={userChoices(
            users,
            held.map(({ userId, userName }) => ({ id: userId, name: userName })),
          )}
          wide
        />
      </FieldGroup>
      <DocumentRows form={form} types={documentTypes} held={service?.documents ?? []} />
    </PanelForm>
  );
}
