import { formatDate } from '@/formats/dates';
import { sheetTable, type SheetColumn } from '@/formats/print';
import { dayPart } from '@/records/paper/dayPart';
import { oneLine } from '@/formats/text';
import type { Task } from './task';
import { tasksDueCall } from './tasksDueCall';

/** Fits a usual day on one A4 sheet. */
const most = 10;

const columns: SheetColumn<Task>[] = [
  { header: 'Data', isWhole: true, value: ({ taskDate }) => formatDate(taskDate) },
  { header: 'O quê', value: ({ description }) => oneLine(description) },
];

export default dayPart<Task>({
  order: 30,
  heading: 'Minhas tarefas até este dia',
  none: 'Nenhuma tarefa.',
  callOf: ({ date, userId }) => tasksDueCall(userId, date, most),
  show: (rows) => sheetTable(columns, rows),
});
