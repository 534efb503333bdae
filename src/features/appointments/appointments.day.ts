import * as v from 'valibot';
import { digits, flag, groupOf, listOf, localDateTime, phpId, someOf, text } from '@/api/reply';
import { formatPhone } from '@/formats/phone';
import { sheetTable, type SheetColumn } from '@/formats/print';
import { dayPart } from '@/records/paper/dayPart';
import { hoursOf } from './appointment';
import { listCall } from './appointmentsFirstCall';

/** Columns of the printed list, whose rows lack the requester. */
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

/** Fits a usual day on one A4 sheet. */
const most = 30;

const columns: SheetColumn<DayRow>[] = [
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

export default dayPart<DayRow>({
  order: 10,
  heading: 'Compromissos',
  none: 'Nenhum compromisso.',
  callOf: ({ date }) => ({
    ...listCall({ startDate: date, endDate: date, page: 1, limit: most }),
    reply: listOf(dayRow),
  }),
  show: (rows) => sheetTable(columns, rows),
});
