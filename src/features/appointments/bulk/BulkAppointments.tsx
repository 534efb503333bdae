import { plural } from '@/formats/text';
import { useAsk } from '@/api/ask';
import { addDays } from '@/formats/dates';
import { changeOf, bulkAction } from '@/records/bulk/bulkAction';
import { bulkActions } from '@/records/bulk/bulkActions';
import { bulkRemoval } from '@/records/bulk/bulkRemoval';
import { NumberField } from '@/ui/form/NumberField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { appointmentRemoval } from '../appointmentRemoval';
import type { AppointmentRow } from '../appointment';
import { fieldLabels, inputFrom } from '../appointmentInput';
import { appointmentsApi, searchCall } from '../appointmentsApi';
import { appointmentsModule } from '../appointmentsModule';

const { appointment } = appointmentsApi.endpoints;

interface Move {
  days: string;
  direction: 'later' | 'earlier';
}

const directions = [
  { value: 'later' as const, label: 'Adiar' },
  { value: 'earlier' as const, label: 'Antecipar' },
];

const move = bulkAction<AppointmentRow, Move>({
  key: 'move',
  label: 'Mudar a data',
  rule: 'edit_appointment',
  startText: (rows) => `Mudar a data de ${plural(rows, 'compromisso', 'compromissos')}`,
  values: { days: '', direction: 'later' },
  Fields: ({ control }) => (
    <>
      <NumberField
        control={control}
        name="days"
        label="Quantos dias"
        required
        digits={3}
        help="O horário de cada um continua o mesmo; quem é avisado de mudanças é avisado destas."
        validate={(value) => (Number(value) > 0 ? undefined : 'Digite um número de dias.')}
      />
      <RadioGroupField control={control} name="direction" label="Para quando?" options={directions} />
    </>
  ),
  useWork: () => {
    const [update] = appointmentsApi.useUpdateAppointmentMutation();
    const ask = useAsk();
    return ({ days, direction }) =>
      changeOf({
        ask,
        endpoint: appointment,
        fieldLabels,
        targetOf: ({ start }) =>
          addDays(start.slice(0, 10), direction === 'later' ? Number(days) : -Number(days)),
        valueOf: ({ start }) => start.slice(0, 10),
        save: ({ id }: AppointmentRow, now, date) =>
          update({
            id,
            input: { ...inputFrom(now), date },
            participants: now.participants.map(({ name }) => ({ name })),
          }),
      });
  },
});

export default bulkActions(appointmentsModule, searchCall, [
  move,
  bulkRemoval({
    words: appointmentRemoval,
    useRemove: appointmentsApi.useDeleteAppointmentMutation,
    record: appointment,
    isGone: ({ isCancelled }) => isCancelled,
  }),
]);
