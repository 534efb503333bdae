import { useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { environment } from '@/config/environment';
import { addDays, today } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { userChoices, useUsers, type UserOption } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { ToggleField } from '@/ui/form/ToggleField';
import { useServerForm } from '@/ui/form/useServerForm';
import { Badge } from '@/ui/panel/Badge';
import { FormPanel } from '@/ui/panel/FormPanel';
import { usePanelHost } from '@/ui/panel/panelHost';
import { remindersApi, type ReminderInput, type ReminderSource } from './remindersApi';

/** Longest description, and how many days from today the reminder is for. */
const maxDescription = 200;
const daysAhead = 5;

interface ReminderPanelProps {
  source: ReminderSource;
  /** Id of the record it is about. */
  sourceId: number;
  /** The text it starts with, e.g. 'Lembrete atendimento AT-12.' */
  description: string;
}

/** Criar lembrete: a task about a record, from among the panels of whatever module the record is of. */
export function ReminderPanel({ source, sourceId, description }: ReminderPanelProps) {
  const { done } = usePanelHost();
  const { user } = useSignedInSession();
  const { data: users } = useUsers();
  const [create] = remindersApi.useCreateReminderMutation();
  const form = useServerForm<ReminderInput>({
    defaultValues: {
      participants: [user.id],
      taskDate: addDays(today(), daysAhead),
      notify: false,
      description: description.slice(0, maxDescription),
    },
    send: (input) => create({ source, sourceId, input: cleanInput(input) }),
    onDone: () => done('Lembrete criado!'),
  });
  const { control } = form;

  return (
    <FormPanel title="Criar lembrete" form={form} width={480}>
      <FieldGroup>
        <MultiSelectField
          control={control}
          name="participants"
          label="Responsáveis"
          required
          options={userChoices(users, [{ id: user.id }])}
        />
        <DateField
          control={control}
          name="taskDate"
          label="Data"
          required
          help="Quando deseja ser lembrado."
        />
        {environment.whatsappReminder && <WhatsappNotice control={control} users={users ?? []} />}
        <TextAreaField
          control={control}
          name="description"
          label="Descrição"
          required
          rows={4}
          maxLength={maxDescription}
        />
      </FieldGroup>
    </FormPanel>
  );
}

/** What is sent of what was typed: nobody is notified where nobody is responsible. */
const cleanInput = (input: ReminderInput): ReminderInput => ({
  ...input,
  notify: input.notify && input.participants.length > 0,
  description: input.description.trim(),
});

const People = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
  }

  small {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;

const nobodyChosen = 'Selecione os responsáveis';

interface WhatsappNoticeProps {
  control: Control<ReminderInput>;
  users: readonly UserOption[];
}

/** Whether the responsible are told by WhatsApp, and whom that will not reach. */
function WhatsappNotice({ control, users }: WhatsappNoticeProps) {
  const [participants, notify] = useWatch({ control, name: ['participants', 'notify'] });
  const hasParticipants = participants.length > 0;
  const chosen = users.filter(({ id }) => participants.includes(id));
  return (
    <>
      <div title={hasParticipants ? undefined : nobodyChosen}>
        <ToggleField
          control={control}
          name="notify"
          label="Notificar por WhatsApp?"
          disabled={!hasParticipants}
          help={hasParticipants ? 'Os responsáveis serão notificados no dia da tarefa.' : nobodyChosen}
        />
      </div>
      {notify && chosen.length > 0 && (
        <People aria-label="Quem será notificado">
          {chosen.map(({ id, name, phone }) => (
            <li key={id}>
              {name}
              {phone ? <small>{formatPhone(phone)}</small> : <Badge tone="warning">sem celular</Badge>}
            </li>
          ))}
        </People>
      )}
    </>
  );
}
