import * as v from 'valibot';
import { addUnread, type Unread } from '@/api/findings';
import { digits, flag, groupOf, listOf, localDateTime, phpId, someOf, text, type List } from '@/api/reply';
import type { ApiRequest } from '@/api/call';
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
import { callsToReturnCall, type CallRow } from '@/features/calls/callsToReturnCall';
import { tasksDueCall, type Task } from '@/features/tasks/tasksDueCall';
import { birthdaysCall } from '@/features/voters/birthdaysCall';
import { askForFile } from '@/records/export/askForFile';
import { currentSession } from '@/session/currentSession';
import { hoursOf } from '@/features/appointments/appointment';
import { listCall } from '@/features/appointments/appointmentsFirstCall';

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

const callColumns: SheetColumn<CallRow>[] = [
  { header: 'Quem', value: ({ name }) => name },
  { header: 'Telefone', isWhole: true, value: ({ telephone }) => formatPhone(telephone) },
  { header: 'Ligou em', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Assunto', value: ({ subject }) => firstWords(oneLine(subject), 110) },
];

const taskColumns: SheetColumn<Task>[] = [
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

const tableOf =
  <Row>(columns: readonly SheetColumn<Row>[]) =>
  (rows: readonly Row[]) =>
    sheetTable(columns, rows);

interface Part<Row> {
  heading: string;
  none: string;
  call: ApiRequest<List<Row>>;
  show: (rows: readonly Row[]) => SheetNode;
}

/** A part of the sheet, read by its own search: one that fails takes nothing from the others. */
async function readPart<Row>({ heading, none, call, show }: Part<Row>, signal: AbortSignal) {
  const { data } = await askForFile(call, signal);
  if (!data) return { heading, content: [sheetLine('Não foi possível ler.')] };
  const { rows, total, unread } = data;
  const rest = total - rows.length - (unread?.rows ?? 0);
  return {
    unread,
    heading: total > 0 ? `${heading} · ${total}` : heading,
    content: [
      rows.length > 0 ? show(rows) : sheetLine(total > 0 ? 'Não foi possível ler.' : none),
      ...(rows.length > 0 && rest > 0 ? [sheetLine(`E mais ${plural(rest, 'registro', 'registros')}.`)] : []),
    ],
  };
}

/** A day on a sheet of A4: appointments, calls to return, the person's tasks due, birthdays. */
export async function makeDaySheet(day: LocalDate, signal: AbortSignal) {
  const appointmentsCall = {
    ...listCall({ startDate: day, endDate: day, page: 1, limit: most.appointments }),
    reply: listOf(dayRow),
  };
  const read = <Row>(part: Part<Row>) => readPart(part, signal);
  const parts = await Promise.all([
    read({
      heading: 'Compromissos',
      none: 'Nenhum compromisso.',
      call: appointmentsCall,
      show: tableOf(appointmentColumns),
    }),
    read({
      heading: 'Ligações a retornar',
      none: 'Nenhuma ligação a retornar.',
      call: callsToReturnCall(most.calls),
      show: tableOf(callColumns),
    }),
    read({
      heading: 'Minhas tarefas até este dia',
      none: 'Nenhuma tarefa.',
      call: tasksDueCall(currentSession()?.user.id ?? 0, day, most.tasks),
      show: tableOf(taskColumns),
    }),
    read({
      heading: 'Aniversariantes',
      none: 'Nenhum aniversariante.',
      call: birthdaysCall(day, most.birthdays),
      show: birthdayList,
    }),
  ]);
  const sheet = partsSheet({ title: 'Folha do dia', subtitle: formatLongDate(day), isDense: true, parts });
  const unread = parts.reduce<Unread | undefined>((all, part) => addUnread(all, part.unread), undefined);
  return { data: { name: printFileName('folha-do-dia'), sheet, unread } };
}
