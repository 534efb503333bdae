import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useUsers, userChoices, userName } from '@/lookups/lookupsApi';
import { optional } from '@/ui/feedback/optional';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { HourChoiceField } from '@/ui/form/HourChoiceField';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { yesOrNo } from '@/ui/form/options';
import { PhoneField } from '@/ui/form/PhoneField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import { EditPanel } from '@/ui/edit/EditPanel';
import { usePanel } from '@/ui/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { Participant } from './appointment';
import {
  fieldWords,
  hoursOffered,
  hoursProblem,
  inputFrom,
  limits,
  newAppointment,
  offeredHours,
  usualEnd,
  type AppointmentInput,
} from './appointmentInput';
import { appointmentsApi, detailsCall } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';

// They tell of what was chosen already, so they may come after the form, or not at all.
const ClashNotice = optional(async () => ({ default: (await import('./ClashNotice')).ClashNotice }));
const ParticipantNotices = optional(async () => ({
  default: (await import('./ParticipantNotices')).ParticipantNotices,
}));

/** An end says nothing without its start. */
const together = [
  {
    label: 'Horário',
    fields: ['hourStart', 'hourEnd'],
    textOf: ({ hourStart, hourEnd }: AppointmentInput) => [hourStart, hourEnd].filter(Boolean).join(' – '),
  },
] as const;

export function NewAppointment() {
  return (
    <SidePanel title="Novo compromisso" kind="form">
      <NewAppointmentForm defaultValues={newAppointment()} />
    </SidePanel>
  );
}

/** A new appointment that starts with all that another one says. */
export function CopyAppointment() {
  const query = appointmentsApi.useAppointmentQuery(usePanel(appointmentsModule).id);
  return (
    <RecordPanel title="Novo compromisso" kind="form" query={query}>
      {(copied) => <NewAppointmentForm defaultValues={inputFrom(copied)} held={copied.participants} />}
    </RecordPanel>
  );
}

export function EditAppointment() {
  const { id, done } = usePanel(appointmentsModule);
  const query = appointmentsApi.useAppointmentQuery(id);
  const { data: users = [] } = useUsers();
  const [update] = appointmentsApi.useUpdateAppointmentMutation();
  return (
    <EditPanel
      title="Editar compromisso"
      query={query}
      call={detailsCall(id)}
      inputFrom={inputFrom}
      fieldWords={fieldWords}
      together={together}
    >
      {(appointment, edit) => (
        <AppointmentForm
          ownId={id}
          held={appointment.participants}
          {...edit({
            send: (input, now) =>
              update({
                id,
                input,
                participants: input.participant.map((userId) => ({
                  name:
                    now.participants.find((held) => held.userId === userId)?.name ?? userName(users, userId),
                })),
              }),
            onDone: (_, __, undo) => done(`O compromisso AG-${id} foi atualizado!`, { undo }),
          })}
        />
      )}
    </EditPanel>
  );
}

interface Start {
  defaultValues: AppointmentInput;
  /** Who takes part already: offered even when no longer active. */
  held?: readonly Participant[];
  /** The appointment that is being edited. */
  ownId?: number;
}

function NewAppointmentForm(starting: Start) {
  const { done } = usePanel(appointmentsModule);
  const [create] = appointmentsApi.useCreateAppointmentMutation();
  return (
    <AppointmentForm
      {...starting}
      startAgain={newAppointment}
      send={create}
      onDone={({ id }, _, goesOn) => done(`O compromisso AG-${id} foi criado!`, { goesOn, written: id })}
    />
  );
}

type Saving = Pick<ServerFormOptions<AppointmentInput, { id: number }>, 'send' | 'onDone' | 'startAgain'>;

/** The fields of an appointment. */
function AppointmentForm({ held = [], ownId, ...options }: Start & Saving) {
  const form = useServerForm<AppointmentInput, { id: number }>(options);
  const { defaultValues: start } = options;
  const { control } = form;
  const [hourStart, hourEnd, participantIds] = useWatch({
    control,
    name: ['hourStart', 'hourEnd', 'participant'],
  });
  useUsualEnd(form, start.hourEnd);
  useRefusedAtOnce(form, hourStart, hourEnd);

  const { data: users } = useUsers();
  const choices = userChoices(
    users,
    held.map(({ userId, name }) => ({ id: userId, name })),
  );
  const hasParticipants = participantIds.length > 0;

  return (
    <PanelForm form={form}>
      <FieldGroup>
        <TextField control={control} name="subject" label="Assunto" required maxLength={limits.subject} />
      </FieldGroup>
      <FieldGroup title="Quando e onde" columns={2}>
        <DateField control={control} name="date" label="Data" required wide />
        <HourChoiceField
          control={control}
          name="hourStart"
          label="Horário de início"
          required
          hours={offeredHours(start.hourStart)}
          outside={hoursOffered}
        />
        <HourChoiceField
          control={control}
          name="hourEnd"
          label="Horário de término"
          required
          hours={offeredHours(start.hourEnd)}
          outside={hoursOffered}
          validate={(end, values) => hoursProblem(values.hourStart, end)}
        />
        <TextField control={control} name="location" label="Local" maxLength={limits.location} wide />
      </FieldGroup>
      <FieldGroup title="Participantes" columns={2}>
        <MultiSelectField control={control} name="participant" label="Participantes" options={choices} wide />
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
        <ClashNotice
          control={control}
          ownId={ownId ?? null}
          nameOf={(userId) => choices.find(({ value }) => value === userId)?.label ?? userName([], userId)}
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
        <PhoneField control={control} name="requesterPhone" label="Telefone do solicitante" />
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
    </PanelForm>
  );
}

/** A start that is chosen brings its usual end, unless the person has chosen one. */
function useUsualEnd({ subscribe, setValue }: UseFormReturn<AppointmentInput>, heldEnd: string) {
  const isOurs = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          // Ours, and what the form starts with, come without a type.
          if (type !== 'change') return;
          if (name === 'hourEnd') isOurs.current = false;
          if (name !== 'hourStart' || !values.hourStart || (values.hourEnd && !isOurs.current)) return;
          isOurs.current = true;
          setValue('hourEnd', usualEnd(values.hourStart, offeredHours(heldEnd)), { shouldDirty: true });
        },
      }),
    [subscribe, setValue, heldEnd],
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
