import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  appointmentsApi,
  appointmentsModule,
  fieldLabels,
  hourFields,
  hoursTogether,
  inputFrom,
  type AppointmentInput,
} from '@/features/appointments/appointmentsForAgenda';
import { EditPanel, type EditOptions } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { HourChoiceField } from '@/ui/form/HourChoiceField';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelForm } from '@/ui/panel/PanelContent';
import { endAfter } from './endAfter';
import { spotText } from './moveWords';

/** Moves an appointment without a mouse: date, start and end; the other fields are saved unchanged. */
export default function MoveAppointment() {
  const { id, done } = usePanel(appointmentsModule);
  const [update] = appointmentsApi.useUpdateAppointmentMutation();
  return (
    <EditPanel
      title={`Mover o compromisso AG-${id}`}
      of={appointmentsApi.endpoints.appointment}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
      together={hoursTogether}
    >
      {({ subject }, edit) => (
        <MoveForm
          subject={subject}
          {...edit<{ id: number }>({
            send: (input, now) =>
              update({ id, input, participants: now.participants.map(({ name }) => ({ name })) }),
            onDone: (_, { date, hourStart, hourEnd }, undo) => {
              const spot = { day: date, hours: { start: hourStart, end: hourEnd } };
              done(`O compromisso AG-${id} foi movido para ${spotText(spot)}.`, { undo });
            },
          })}
        />
      )}
    </EditPanel>
  );
}

function MoveForm({
  subject,
  ...options
}: EditOptions<AppointmentInput, { id: number }> & { subject: string }) {
  const form = useServerForm<AppointmentInput, { id: number }>(options);
  const { control } = form;
  const hours = hourFields(options.defaultValues);
  useSameLength(form, options.defaultValues);
  return (
    <PanelForm form={form} saveText="Mover">
      <p>{subject}</p>
      <FieldGroup title="Para quando" columns={2}>
        <DateField control={control} name="date" label="Data" required wide />
        <HourChoiceField control={control} {...hours.start} />
        <HourChoiceField control={control} {...hours.end} />
      </FieldGroup>
    </PanelForm>
  );
}

/** A new start also moves the end, until the person chooses an end. */
function useSameLength(
  { subscribe, setValue }: UseFormReturn<AppointmentInput>,
  { hourStart, hourEnd }: Pick<AppointmentInput, 'hourStart' | 'hourEnd'>,
) {
  const isTheirs = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          // Values set by this hook have no `type`.
          if (type !== 'change') return;
          if (name === 'hourEnd') isTheirs.current = true;
          const end = endAfter(values.hourStart, { start: hourStart, end: hourEnd });
          if (name === 'hourStart' && end && !isTheirs.current)
            setValue('hourEnd', end, { shouldDirty: true, shouldValidate: true });
        },
      }),
    [subscribe, setValue, hourStart, hourEnd],
  );
}
