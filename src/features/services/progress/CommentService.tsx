import { today } from '@/formats/dates';
import { userChoices, useUsers } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import { usePanelHost } from '@/ui/panel/panelHost';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceHeading } from '../ServiceHeading';
import { limits, type CommentInput } from '../serviceInput';
import { servicesApi, type Written } from '../servicesApi';

interface CommentServiceProps {
  row: ServiceRow;
  /** Prefilled from another record. */
  comment?: string;
  /** Called after saving, if the user is still here. */
  onMade?: () => void;
}

/** Adds a progress entry, by default the user's and today's. */
export function CommentService({ row, comment: start = '', onMade }: CommentServiceProps) {
  const { done } = usePanelHost();
  const { user } = useSignedInSession();
  const { data: users } = useUsers();
  const [comment] = servicesApi.useCommentServiceMutation();
  const form = useServerForm<CommentInput, Written>({
    defaultValues: { responsibleId: user.id, date: today(), comment: start },
    send: (input) => comment({ id: row.id, input }),
    onDone: ({ reference }) => done(`Comentário incluido no atendimento ${reference || referenceOf(row)}!`),
    onDoneHere: onMade,
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
