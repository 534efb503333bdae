import { useWatch, type Control } from 'react-hook-form';
import { environment } from '@/config/environment';
import { formatPhone } from '@/formats/phone';
import { userChoices, useUsers, type UserOption } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { ToggleField } from '@/ui/form/ToggleField';
import { People } from './People';
import { taskStatuses } from './task';
import { limits, type TaskInput } from './taskInput';

interface TaskFieldsProps {
  control: Control<TaskInput>;
  /** Current participants stay available even if inactive. */
  held: readonly { id: number; name?: string }[];
  withStatus?: boolean;
}

/** Fields of a task or reminder. */
export function TaskFields({ control, held, withStatus = false }: TaskFieldsProps) {
  const { data: users } = useUsers();
  return (
    <FieldGroup>
      <MultiSelectField
        control={control}
        name="participants"
        label="Responsáveis"
        required
        options={userChoices(users, held)}
      />
      <DateField control={control} name="taskDate" label="Data" required help="Quando deseja ser lembrado." />
      {environment.whatsappReminder && <WhatsappNotice control={control} users={users ?? []} />}
      <TextAreaField
        control={control}
        name="description"
        label="Descrição"
        required
        rows={4}
        maxLength={limits.description}
      />
      {withStatus && (
        <RadioGroupField control={control} name="status" label="Status" required options={taskStatuses} />
      )}
    </FieldGroup>
  );
}

const nobodyChosen = 'Selecione os responsáveis';

interface WhatsappNoticeProps {
  control: Control<TaskInput>;
  users: readonly UserOption[];
}

/** WhatsApp notification, and who it will not reach. */
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
        <People
          label="Quem será notificado"
          people={chosen.map(({ id, name, phone }) => ({ userId: id, name, phone }))}
          phoneOf={formatPhone}
        />
      )}
    </>
  );
}
