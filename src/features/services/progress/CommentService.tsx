import { today } from '@/formats/dates';
import { userChoices, useUsers } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/ui/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceHeading } from '../ServiceHeading';
import { limits, type CommentInput } from '../serviceInput';
import { servicesApi, type Written } from '../servicesApi';
import { servicesModule } from '../servicesModule';

/** Comentar atendimento: a new entry of its progress, today's and one's own unless told otherwise. */
export function CommentService({ row }: { row: ServiceRow }) {
  const { done } = usePanel(servicesModule);
  const { user } = useSignedInSession();
  const { data: users } = useUsers();
  const [comment] = servicesApi.useCommentServiceMutation();
  const form = useServerForm<CommentInput, Written>({
    defaultValues: { responsibleId: user.id, date: today(), comment: '' },
    send: (input) => comment({ id: row.id, input }),
    onDone: ({ reference }) => done(`Comentário incluido no atendimento ${reference || referenceOf(row)}!`),
  });
  const { control } = form;

  return (
    <FormPanel title="Comentar atendimento" form={form}>
      <ServiceHeading row={row} />
      <FieldGroup columns={2}>
        <TextAreaField
          control={control}
          name="comment"
          label="Comentário"
          required
          rows={5}
          maxLength={limits.comment}
        />
        <SelectField
          control={control}
          name="responsibleId"
          label="Responsável"
          required
          options={userChoices(users, [{ id: user.id }])}
          emptyValue={null}
          wide
        />
        <DateField control={control} name="date" label="Data" required wide />
      </FieldGroup>
    </FormPanel>
  );
}
