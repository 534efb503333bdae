import { resultOf } from '@/api/failure';
import { today } from '@/formats/dates';
import { offeredUsers, userOption, useUsers } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
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
import { servicesApi, type CommentInput, type ServiceRow, type Written } from './servicesApi';

interface CommentServiceProps {
  row: ServiceRow;
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Comentar atendimento: a new entry of its progress, today's and one's own unless told otherwise. */
export function CommentService({ row, onClose, onDone }: CommentServiceProps) {
  const { user } = useSignedInSession();
  const { data: users = [] } = useUsers();
  const [comment] = servicesApi.useCommentServiceMutation();
  const form = useServerForm<CommentInput, Written>({
    defaultValues: { responsibleId: user.id, date: today(), comment: '' },
    send: (input) => resultOf(comment({ id: row.id, input: { ...input, comment: input.comment.trim() } })),
    onDone: ({ reference }) => onDone(`Comentário incluido no atendimento ${reference || referenceOf(row)}!`),
  });
  const { control } = form;

  return (
    <FormPanel title="Comentar atendimento" form={form} onClose={onClose} width={480}>
      <ServiceHeading row={row} />
      <ServerErrors messages={form.generalErrors} />
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
          options={offeredUsers(users, [user.id]).map(userOption)}
          emptyValue={null}
          wide
        />
        <DateField control={control} name="date" label="Data" required wide />
      </FieldGroup>
    </FormPanel>
  );
}
