import type { ApiResult } from '@/api/failure';
import { phoneMask } from '@/formats/masks';
import { isPhone } from '@/formats/phone';
import { offeredUsers, useUsers, userName, userOption, type UserOption } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { HourField } from '@/ui/form/HourField';
import { MaskedField } from '@/ui/form/MaskedField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import { cleanInput, limits } from './callInput';
import { statusOptions } from './callStatuses';
import type { CallInput } from './callsApi';

interface CallFormProps {
  title: string;
  start: CallInput;
  send: (input: CallInput) => Promise<ApiResult<{ id: number }>>;
  onClose: () => void;
  onDone: (saved: { id: number }) => void;
}

/** The fields of a call (document 1, sections 3 and 5), in the order in which a caller tells them. */
export function CallForm({ title, start, send, onClose, onDone }: CallFormProps) {
  const form = useServerForm<CallInput, { id: number }>({
    defaultValues: start,
    send: (input) => send(cleanInput(input)),
    onDone,
  });
  const { control } = form;
  const { data: users } = useUsers();

  return (
    <FormPanel title={title} form={form} onClose={onClose} width={560}>
      <ServerErrors messages={form.generalErrors} />
      <FieldGroup columns={2}>
        <TextField control={control} name="name" label="Quem ligou" required maxLength={limits.name} wide />
        <MaskedField
          control={control}
          name="telephone"
          label="Telefone"
          mask={phoneMask}
          type="tel"
          validate={(phone) => (phone && !isPhone(phone) ? 'Digite o telefone com DDD.' : undefined)}
        />
        <SelectField
          control={control}
          name="userWantedId"
          label="Com quem deseja falar"
          options={soughtOptions(users, start.userWantedId)}
          emptyValue={0}
        />
        <TextAreaField
          control={control}
          name="subject"
          label="Assunto"
          required
          rows={5}
          maxLength={limits.subject}
        />
      </FieldGroup>
      <FieldGroup title="Registro" columns={2}>
        <DateField control={control} name="date" label="Data" required />
        <HourField control={control} name="hour" label="Hora" required />
        <RadioGroupField
          control={control}
          name="status"
          label="Status"
          options={statusOptions}
          required
          wide
        />
      </FieldGroup>
    </FormPanel>
  );
}

/** The active users and the one the call already names, even when that one is no longer active or gone. */
function soughtOptions(users: readonly UserOption[] | undefined, heldId: number) {
  if (!users) return [];
  const options = offeredUsers(users, [heldId]).map(userOption);
  const isOffered = heldId === 0 || options.some(({ value }) => value === heldId);
  return isOffered ? options : [...options, { value: heldId, label: userName(users, heldId) }];
}
