import { formatDateTime } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { sheetTable, type SheetColumn } from '@/formats/print';
import { dayPart } from '@/records/paper/dayPart';
import { firstWords, oneLine } from '@/formats/text';
import type { CallRow } from './call';
import { callsToReturnCall } from './callsToReturnCall';

/** Fits a usual day on one A4 sheet. */
const most = 10;

const columns: SheetColumn<CallRow>[] = [
  { header: 'Quem', value: ({ name }) => name },
  { header: 'Telefone', isWhole: true, value: ({ telephone }) => formatPhone(telephone) },
  { header: 'Ligou em', isWhole: true, value: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Assunto', value: ({ subject }) => firstWords(oneLine(subject), 110) },
];

export default dayPart<CallRow>({
  order: 20,
  heading: 'Ligações a retornar',
  none: 'Nenhuma ligação a retornar.',
  callOf: () => callsToReturnCall(most),
  show: (rows) => sheetTable(columns, rows),
});
