import { addUnread, type Unread } from '@/api/findings';
import { formatLongDate, type LocalDate } from '@/formats/dates';
import { partsSheet, printFileName, sheetLine } from '@/formats/print';
import { plural } from '@/formats/text';
import { askForFile } from '@/records/export/askForFile';
import type { Day, DayPart, OfferedDayPart } from '@/records/paper/dayPart';
import { currentSession } from '@/session/currentSession';

const offered = Object.values(
  import.meta.glob<OfferedDayPart>('../../features/*/*.day.ts', { eager: true, import: 'default' }),
).toSorted((one, other) => one.order - other.order);

/** A part of the sheet, read by its own search; its failure does not affect the others. */
async function readPart<Row>({ heading, none, callOf, show }: DayPart<Row>, day: Day, signal: AbortSignal) {
  const { data } = await askForFile(callOf(day), signal);
  if (!data) return { heading, content: [sheetLine('Não foi possível ler.')] };
  const { rows, total, unread } = data;
  const rest = total - rows.length - (unread?.rows ?? 0);
  return {
    unread,
    heading: total > 0 ? `${heading} · ${total}` : heading,
    content: [
      rows.length > 0 ? show(rows) : sheetLine(total > 0 ? 'Não foi possível ler.' : none),
      ...(rows.length > 0 && rest > 0 ? [sheetLine(`E mais ${plural(rest, 'item', 'itens')}.`)] : []),
    ],
  };
}

/** A day on an A4 sheet, with the parts of each module. */
export async function makeDaySheet(date: LocalDate, signal: AbortSignal) {
  const day = { date, userId: currentSession()?.user.id ?? 0 };
  const parts = await Promise.all(
    offered.map(({ readWith }) => readWith((part) => readPart(part, day, signal))),
  );
  const sheet = partsSheet({ title: 'Folha do dia', subtitle: formatLongDate(date), isDense: true, parts });
  const unread = parts.reduce<Unread | undefined>((all, part) => addUnread(all, part.unread), undefined);
  return { data: { name: printFileName('folha-do-dia'), sheet, unread } };
}
