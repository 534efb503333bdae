import * as v from 'valibot';
import { addUnread, type Unread } from '@/api/findings';
import { digits, flag, groupOf, listOf, localDateTime, phpId, someOf, text, type List } from '@/api/reply';
import type { ApiCall } from '@/api/call';
import { formatDate, formatDateTime, formatLongDate, type LocalDate } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import {
  partsSheet,
  printFileName,
  sheetLine,
  sheetTable,
  type SheetColumn,
  type SheetNode,
} from '@/formats/print';
import { firstWords, oneLine, plural } from '@/formats/text';
import { callsToReturnCall } from '@/features/calls/callsToReturnCall';
import { tasksDueCall } from '@/features/tasks/tasksDueCall';
import { birthdaysCall } from '@/features/voters/birthdaysCall';
import { askForFile } from '@/records/export/askForFile';
import { currentSession } from '@/session/currentSession';
import { hoursOf } from '../appointment';
import { listCall } from '../appointmentsFirstCall';

/** An appointment as the paper shows it: the list's rows lack the requester. */
const dayRow = v.object({
  id: phpId,
  subject: text,
  startDate: localDateTime,
  endDate: localDateTime,
  location: text,
  isExcluded: flag(),
  participants: someOf(v.object({ name: text })),
  requester: groupOf({ name: text, telephone: digits }),
});
type DayRow = v.InferOutput<typeof dayRow>;

/** Rows of each part, so that a usual day fits on one sheet of A4. */
const most = { appointments: 30, calls: 10, tasks: 10, birthdays: 36 };

type RowsOf<Call> = Call extends ApiCall<List<infer Row>> ? List<Row> : never;
type CallsOfDay = ReturnType<typeof callsOf>;

/** Null: it could not be read. */
type DayRead = { day: LocalDate; unread?: Unread | undefined } & {
  [Part in keyof CallsOfDay]: RowsOf<CallsOfDay[Part]> | null;
};

const callsOf = (day: LocalDate, userId: number) => ({
  appointments: {
    ...listCall({ startDate: day, endDate: day, page: 1, limit: most.appointments }),
    reply: listOf(dayRow),
  },
  calls: callsToReturnCall(most.calls),
  tasks: tasksDueCall(userId, day, most.tasks),
  birthdays: birthdaysCall(day, most.birthdays),
});

/** Reads the parts of a day, each by its own search: one that fails takes nothing from the others. */
async function readDay(day: LocalDate, signal: AbortSignal): Promise<DayRead> {
  const read = async <Row>(call: ApiCall<List<Row>>) => (await askForFile(call, signal)).data ?? null;
  const asked = callsOf(day, currentSession()?.user.id ?? 0);
  const [appointments, calls, tasks, birthdays] = await Promise.all([
    read(asked.appointments),
    read(asked.calls),
    read(asked.tasks),
    read(asked.birthdays),
  ]);
  const unread = [appointments, calls, tasks, birthdays].reduce<Unread | undefined>(
    (all, list) => addUnread(all, list?.unread),
    undefined,
  );
  return { day, appointments, calls, tasks, birthdays, unread };
}

const appointmentColumns: SheetColumn<DayRow>[] = [
  {
    header: 'Horário',
    isWhole: true,
    value: ({ startDate, endDate }) => hoursOf({ start: startDate, end: endDate }),
  },
  { header: 'O quê', value: ({ isExcluded, subject }) => (isExcluded ? `CANCELADO: ${subject}` : subject) },
  { header: 'Onde', value: ({ location }) => location },
  { header: 'Quem', value: ({ participants }) => participants.map(({ name }) => name).join(', ') },
  { header: 'Solicitante', value: ({ requester }) => requester.name },
  { header: 'Telefone', isWhole: true, value: ({ requester }) => formatPhone(requester.telephone) },
];

type CallRow = RowsOf<CallsOfDay['calls']>['rows'][number];
const callColumns: SheetColumn<CallRow>[] = [
  { header: 'Quem', value: ({ name }) => name },
  { header: 'Telefone', isWhole: true, value: ({ telephone }) => formatPhone(telephone) },
  { header: 'Ligou em', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Assunto', value: ({ subject }) => firstWords(oneLine(subject), 110) },
];

type TaskRow = RowsOf<CallsOfDay['tasks']>['rows'][number];
const taskColumns: SheetColumn<TaskRow>[] = [
  { header: 'Data', isWhole: true, value: ({ taskDate }) => formatDate(taskDate) },
  { header: 'O quê', value: ({ description }) => oneLine(description) },
];

const birthdayList = (people: readonly { name: string; telephone: string }[]): SheetNode => ({
  tag: 'ul',
  content: people.map(({ name, telephone }) => ({
    tag: 'li',
    attributes: { dir: 'auto' },
    content: [[name, formatPhone(telephone)].filter(Boolean).join(' · ')],
  })),
});

interface Part<Row> {
  heading: string;
  list: List<Row> | null;
  none: string;
  show: (rows: readonly Row[]) => SheetNode;
}

function partOf<Row>({ heading, list, none, show }: Part<Row>) {
  if (!list) return { heading, content: [sheetLine('Não foi possível ler.')] };
  const { rows, total } = list;
  const rest = total - rows.length - (list.unread?.rows ?? 0);
  return {
    heading: total > 0 ? `${heading} · ${total}` : heading,
    content: [
      rows.length > 0 ? show(rows) : sheetLine(total > 0 ? 'Não foi possível ler.' : none),
      ...(rows.length > 0 && rest > 0 ? [sheetLine(`E mais ${plural(rest, 'registro', 'registros')}.`)] : []),
    ],
  };
}

const tableOf =
  <Row>(columns: readonly SheetColumn<Row>[]) =>
  (rows: readonly Row[]) =>
    sheetTable(columns, rows);

/** A day on a sheet of A4: appointments, calls to return, the person's tasks due, birthdays. */
export async function makeDaySheet(day: LocalDate, signal: AbortSignal) {
  const read = await readDay(day, signal);
  return { data: { ...sheetOf(read), unread: read.unread } };
}

const sheetOf = ({ day, appointments, calls, tasks, birthdays }: DayRead) => ({
  name: printFileName('folha-do-dia'),
  sheet: partsSheet({
    title: 'Folha do dia',
    subtitle: formatLongDate(day),
    isDense: true,
    parts: [
      partOf({
        heading: 'Compromissos',
        list: appointments,
        none: 'Nenhum compromisso.',
        show: tableOf(appointmentColumns),
      }),
      partOf({
        heading: 'Ligações a retornar',
        list: calls,
        none: 'Nenhuma ligação a retornar.',
        show: tableOf(callColumns),
      }),
      partOf({
        heading: 'Minhas tarefas até este dia',
        list: tasks,
        none: 'Nenhuma tarefa.',
        show: tableOf(taskColumns),
      }),
      partOf({
        heading: 'Aniversariantes',
        list: birthdays,
        none: 'Nenhum aniversariante.',
        show: birthdayList,
      }),
    ],
  }),
});
