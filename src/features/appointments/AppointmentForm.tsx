import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ApiResult } from '@/api/failure';
import { phoneMask } from '@/formats/masks';
import { isPhone } from '@/formats/phone';
import { offeredUsers, useUsers, userOption } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { MaskedField } from '@/ui/form/MaskedField';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { SelectField } from '@/ui/form/SelectField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import { hoursProblem, limits, offeredHours } from './appointmentInput';
import type { AppointmentInput, Participant } from './appointmentsApi';
import { ParticipantNotices } from './ParticipantNotices';

interface AppointmentFormProps {
  title: string;
  start: AppointmentInput;
  /** Those the appointment already has: offered even when they are no longer active. */
  heldParticipants: readonly Participant[];
  send: (input: AppointmentInput) => Promise<ApiResult<{ id: number }>>;
  onClose: () => void;
  onDone: (saved: { id: number }) => void;
}

const yesOrNo = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];

/** The fields of an appointment (document 1, sections 2, 3 and 5). */
export function AppointmentForm({
  title,
  start,
  heldParticipants,
  send,
  onClose,
  onDone,
}: AppointmentFormProps) {
  const form = useServerForm<AppointmentInput, { id: number }>({
    defaultValues: start,
    send: (input) => send({ ...input, subject: input.subject.trim() }),
    onDone,
  });
  const { control } = form;
  const [hourStart, hourEnd, participantIds] = useWatch({
    control,
    name: ['hourStart', 'hourEnd', 'participant'],
  });
  useRefusedAtOnce(form, hourStart, hourEnd);

  const { data: users = [] } = useUsers();
  const participants = offeredUsers(users, participantIds).map(userOption);
  const gone = heldParticipants
    .filter(({ userId }) => !users.some((user) => user.id === userId))
    .map(({ userId, name }) => ({ value: userId, label: name }));
  const hasParticipants = participantIds.length > 0;
  const hours = (held: string) => offeredHours(held).map((hour) => ({ value: hour, label: hour }));

  return (
    <FormPanel title={title} form={form} onClose={onClose}>
      <ServerErrors messages={form.generalErrors} />
      <FieldGroup>
        <TextField control={control} name="subject" label="Assunto" required maxLength={limits.subject} />
      </FieldGroup>
      <FieldGroup title="Quando e onde" columns={2}>
        <DateField control={control} name="date" label="Data" required wide />
        <SelectField
          control={control}
          name="hourStart"
          label="Horário de início"
          required
          options={hours(start.hourStart)}
        />
        <SelectField
          control={control}
          name="hourEnd"
          label="Horário de término"
          required
          options={hours(start.hourEnd)}
          validate={(end, values) => hoursProblem(values.hourStart, end)}
        />
        <TextField control={control} name="location" label="Local" maxLength={limits.location} wide />
      </FieldGroup>
      <FieldGroup title="Participantes" columns={2}>
        <MultiSelectField
          control={control}
          name="participant"
          label="Participantes"
          options={[...participants, ...gone]}
          wide
        />
        <NativeSelectField
          control={control}
          name="notify"
          label="Notificar participantes?"
          options={yesOrNo}
          required
          disabled={!hasParticipants}
          help={hasParticipants ? 'Mensagem até 30 minutos antes do início.' : 'Selecione os participantes'}
        />
        <NativeSelectField
          control={control}
          name="integrate"
          label="Integrar com a agenda?"
          options={yesOrNo}
          required
          disabled={!hasParticipants}
          help={hasParticipants ? 'Inclui na agenda de quem a integrou.' : 'Selecione os participantes'}
        />
        <ParticipantNotices control={control} />
      </FieldGroup>
      <FieldGroup title="Solicitante" columns={2}>
        <TextField
          control={control}
          name="requesterName"
          label="Nome do solicitante"
          maxLength={limits.requesterName}
        />
        <MaskedField
          control={control}
          name="requesterPhone"
          label="Telefone do solicitante"
          mask={phoneMask}
          type="tel"
          validate={(phone) => (phone && !isPhone(phone) ? 'Digite o telefone com DDD.' : undefined)}
        />
      </FieldGroup>
      <FieldGroup title="Descrição">
        <TextAreaField
          control={control}
          name="description"
          label="Descrição"
          rows={4}
          maxLength={limits.description}
        />
      </FieldGroup>
    </FormPanel>
  );
}

/** An end that does not come after the start is refused while it is chosen, not only on saving. */
function useRefusedAtOnce(form: UseFormReturn<AppointmentInput>, hourStart: string, hourEnd: string) {
  const { trigger, getFieldState } = form;
  useEffect(() => {
    const isWrong = hoursProblem(hourStart, hourEnd) !== undefined;
    if (isWrong || (hourEnd && getFieldState('hourEnd').error)) void trigger('hourEnd');
  }, [hourStart, hourEnd, trigger, getFieldState]);
}
