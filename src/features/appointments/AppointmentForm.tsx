import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { createFailure } from '@/api/failure';
import { useUsers, userChoices, userName } from '@/lookups/lookupsApi';
import { optional } from '@/ui/feedback/optional';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { HourChoiceField } from '@/ui/form/HourChoiceField';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { yesOrNo } from '@/formats/choices';
import { PhoneField } from '@/ui/form/PhoneField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import { EditPanel } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { Participant } from './appointment';
import {
  fieldLabels,
  hourFields,
  hoursProblem,
  hoursTogether,
  inputFrom,
  limits,
  newAppointment,
  offeredHours,
  usualEnd,
  type AppointmentInput,
} from './appointmentInput';
import { appointmentsApi } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';
import { noRepeat } from './repeat/repeatInput';

// Advisory only: may load after the form, or fail to.
const ClashNotice = optional(async () => ({ default: (await import('./ClashNotice')).ClashNotice }));
const ParticipantNotices = optional(async () => ({
  default: (await import('./ParticipantNotices')).ParticipantNotices,
}));

const RepeatPart = optional(() => import('./repeat/RepeatPart'), {
  // As high as the loaded part, so that nothing below it moves.
  waiting: (
    <FieldGroup title="Repetir">
      <div style={{ height: '4rem' }} />
    </FieldGroup>
  ),
});

export function NewAppointment() {
  const start = { ...newAppointment(), ...usePanelHost().start };
  return (
    <SidePanel title="Novo compromisso" kind="form">
      <NewAppointmentForm defaultValues={start} />
    </SidePanel>
  );
}

export function CopyAppointment() {
  const query = appointmentsApi.useAppointmentQuery(usePanel(appointmentsModule).id);
  return (
    <RecordPanel title="Novo compromisso" kind="form" query={query}>
      {(copied) => (
        <NewAppointmentForm
          defaultValues={{ ...inputFrom(copied), repeat: noRepeat() }}
          held={copied.participants}
        />
      )}
    </RecordPanel>
  );
}

export function EditAppointment() {
  const { id, done } = usePanel(appointmentsModule);
  const { data: users = [] } = useUsers();
  const [update] = appointmentsApi.useUpdateAppointmentMutation();
  return (
    <EditPanel
      title="Editar compromisso"
      of={appointmentsApi.endpoints.appointment}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
      together={hoursTogether}
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
  /** Current participants stay available even if inactive. */
  held?: readonly Participant[];
  ownId?: number;
}

function NewAppointmentForm(starting: Start) {
  const { done } = usePanelHost();
  const [create] = appointmentsApi.useCreateAppointmentMutation();
  const [progress, setProgress] = useState<ReactNode>();
  if (progress) return progress;

  async function send(input: AppointmentInput) {
    const inputs = datesOf(input).map((date) => ({ ...input, date }));
    if (inputs.length === 1) return create({ ...input, ...inputs[0] });
    const { RepeatProgress } = await import('./repeat/RepeatProgress');
    setProgress(<RepeatProgress inputs={inputs} />);
    return { error: createFailure('cancelled') };
  }

  return (
    <AppointmentForm
      {...starting}
      startAgain={newAppointment}
      send={send}
      onDone={({ id }, _, goesOn) => done(`O compromisso AG-${id} foi criado!`, { goesOn, written: id })}
    />
  );
}

/** The dates to create; empty while the repetition is undetermined. */
const datesOf = ({ date, repeat }: Pick<AppointmentInput, 'date' | 'repeat'>) =>
  repeat && repeat.rule !== 'none' ? (repeat.dates ?? []) : [date];

type Saving = Pick<ServerFormOptions<AppointmentInput, { id: number }>, 'send' | 'onDone' | 'startAgain'>;

function AppointmentForm({ held = [], ownId, ...options }: Start & Saving) {
  const form = useServerForm<AppointmentInput, { id: number }>(options);
  const { defaultValues: start } = options;
  const { control } = form;
  const [hourStart, hourEnd, participantIds, repeat] = useWatch({
    control,
    name: ['hourStart', 'hourEnd', 'participant', 'repeat'],
  });
  const isRepeated = repeat !== undefined && repeat.rule !== 'none';
  const dates = datesOf({ date: '', repeat }).length;
  const hours = hourFields(start);
  useUsualEnd(form, start.hourEnd);
  useRefusedAtOnce(form, hourStart, hourEnd);

  const { data: users } = useUsers();
  const choices = userChoices(
    users,
    held.map(({ userId, name }) => ({ id: userId, name })),
  );
  const hasParticipants = participantIds.length > 0;
  const nameOf = (userId: number) =>
    choices.find(({ value }) => value === userId)?.label ?? userName([], userId);

  return (
    <PanelForm
      form={isRepeated ? { ...form, submitAndGoOn: undefined } : form}
      {...(dates > 1 && { saveText: `Salvar ${dates} compromissos` })}
      blockedReason={dates === 0 ? 'Confira as datas em “Repetir”.' : undefined}
    >
      <FieldGroup>
        <TextField control={control} name="subject" label="Assunto" required maxLength={limits.subject} />
      </FieldGroup>
      <FieldGroup title="Quando e onde" columns={2}>
        <DateField control={control} name="date" label="Data" required wide />
        <HourChoiceField control={control} {...hours.start} />
        <HourChoiceField control={control} {...hours.end} />
        <TextField control={control} name="location" label="Local" maxLength={limits.location} wide />
      </FieldGroup>
      {repeat && <RepeatPart form={form} nameOf={nameOf} />}
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
        {!isRepeated && <ClashNotice control={control} ownId={ownId ?? null} nameOf={nameOf} />}
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

/** Sets the usual end for a chosen start, unless the user picked one. */
function useUsualEnd({ subscribe, setValue }: UseFormReturn<AppointmentInput>, heldEnd: string) {
  const isOurs = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          // `setValue` and the initial values have no `type`.
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

/** Validates the end as soon as it is chosen, not only on saving. */
function useRefusedAtOnce(form: UseFormReturn<AppointmentInput>, hourStart: string, hourEnd: string) {
  const { trigger, getFieldState } = form;
  useEffect(() => {
    const isWrong = hoursProblem(hourStart, hourEnd) !== undefined;
    if (isWrong || (hourEnd && getFieldState('hourEnd').error)) void trigger('hourEnd');
  }, [hourStart, hourEnd, trigger, getFieldState]);
}
