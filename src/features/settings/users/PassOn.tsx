import { useEffect, useState } from 'react';
import { failureOf } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import { plural } from '@/formats/text';
import { useUsers, userChoices, type UserOption } from '@/lookups/lookupsApi';
import { useWriting } from '@/records/engine/useWriting';
import { findAll, rowsPerCall } from '@/records/many/findAll';
import { ManyProgress } from '@/records/many/ManyProgress';
import { RecordPanel, type RecordQuery } from '@/records/panel/RecordPanel';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { SelectField } from '@/ui/form/SelectField';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent, PanelForm } from '@/ui/panel/PanelContent';
import {
  isOpenService,
  servicesOfUserCall,
  usePassWork as usePassServices,
  type ServiceRow,
} from '@/features/services/many/passWork';
import {
  pendingTasksOfUserCall,
  usePassWork as usePassTasks,
  type Task,
} from '@/features/tasks/many/passWork';
import type { UserRow } from './user';

interface Found {
  services: readonly ServiceRow[];
  tasks: readonly Task[];
  unread?: Unread | undefined;
}

type Item = { service: ServiceRow } | { task: Task };

const nothing = () => undefined;

/** What a user still has to do, read whole once for each opening of the panel. */
function useFound(userId: number): RecordQuery<Found> {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<{ tries: number; data?: Found; error?: unknown }>({ tries: -1 });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      const [services, tasks] = await Promise.all([
        findAll((page) => servicesOfUserCall(userId, page, rowsPerCall), signal, nothing),
        findAll((page) => pendingTasksOfUserCall(userId, page, rowsPerCall), signal, nothing),
      ]);
      if (signal.aborted) return;
      const error = services.error ?? tasks.error;
      const unread = addUnread(services.unread, tasks.unread);
      const open = services.rows.filter(isOpenService);
      setKnown({ tries, ...(error ? { error } : { data: { services: open, tasks: tasks.rows, unread } }) });
    };
    void read();
    return () => controller.abort();
  }, [userId, tries]);
  return {
    data: known.data,
    error: failureOf(known.error),
    isFetching: known.tries !== tries,
    refetch: () => setTries(tries + 1),
  };
}

/** Gives all that a user still has to do to somebody else, as when the user leaves the office. */
export function PassOn({ row }: { row: UserRow }) {
  const query = useFound(row.id);
  return (
    <RecordPanel title="Passar tudo" kind="form" query={query}>
      {(found) => <PassForm row={row} found={found} />}
    </RecordPanel>
  );
}

const countedWork = ({ services, tasks }: Found) =>
  [
    services.length > 0 && plural(services.length, 'atendimento em aberto', 'atendimentos em aberto'),
    tasks.length > 0 && plural(tasks.length, 'tarefa pendente', 'tarefas pendentes'),
  ]
    .filter(Boolean)
    .join(' e ');

function PassForm({ row, found }: { row: UserRow; found: Found }) {
  const { data: users = [] } = useUsers();
  const writing = useWriting<Item>();
  const workOf = usePassing(row.id, users);
  const items: Item[] = [
    ...found.services.map((service) => ({ service })),
    ...found.tasks.map((task) => ({ task })),
  ];
  const form = useServerForm<{ userId: number | null }>({
    defaultValues: { userId: null },
    send: ({ userId }) => {
      if (userId !== null) writing.start(items, workOf(userId));
      return Promise.resolve({ data: null });
    },
  });

  if (writing.ledger) return <ManyProgress writing={writing} ledger={writing.ledger} label="Passar tudo" />;
  if (items.length === 0)
    return (
      <PanelContent footer={<PanelCloseButton />}>
        <p>{row.name} não tem atendimentos em aberto nem tarefas pendentes.</p>
      </PanelContent>
    );
  return (
    <PanelForm form={form} saveText={`Passar ${items.length}`} busyText="Começando...">
      <p>
        {row.name} tem {countedWork(found)}. O que já terminou fica como está.
      </p>
      <FieldGroup>
        <SelectField
          control={form.control}
          name="userId"
          label="Passar para"
          required
          options={userChoices(users, []).filter(({ value }) => value !== row.id)}
          emptyValue={null}
        />
      </FieldGroup>
    </PanelForm>
  );
}

/** Puts one user in the other's place, beside whoever else is there. */
function usePassing(from: number, users: readonly UserOption[]) {
  const passServices = usePassServices();
  const passTasks = usePassTasks(users);
  return (to: number) => {
    const next = (ids: readonly number[]) => [...new Set(ids.map((id) => (id === from ? to : id)))];
    const services = passServices(next);
    const tasks = passTasks(next);
    return {
      write: (item: Item) => ('service' in item ? services.write(item.service) : tasks.write(item.task)),
      isWritten: (item: Item) =>
        'service' in item ? services.isWritten(item.service) : tasks.isWritten(item.task),
      name: (item: Item) => ('service' in item ? item.service.reference : `Tarefa ${item.task.id}`),
    };
  };
}
