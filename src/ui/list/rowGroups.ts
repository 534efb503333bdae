import { addDays, formatDayHeading, today, type LocalDate } from '@/formats/dates';

/** What a row of a list stands under. Rows that follow each other with one key make a group. */
export interface RowGroup {
  key: string;
  label: string;
}

/** The group of a day, for lists in the order of their dates: 'Hoje · sáb, 21 nov', 'seg, 23 nov', with another year it too. */
export function dayGroup(date: LocalDate, now: LocalDate = today()): RowGroup {
  const key = date.slice(0, 10);
  const day = formatDayHeading(date) || 'Sem data';
  const year = key.slice(0, 4);
  const near = nearDays.find(([, away]) => addDays(now, away) === key)?.[0];
  if (near) return { key, label: `${near} · ${day}` };
  return { key, label: year && year !== now.slice(0, 4) ? `${day} ${year}` : day };
}

const nearDays = [
  ['Ontem', -1],
  ['Hoje', 0],
  ['Amanhã', 1],
] as const;

/** The rows, parted where the group changes; all of them in one part without groups. Each part has a key of its own. */
export function partRows<Row>(rows: readonly Row[], groupOf: ((row: Row) => RowGroup) | undefined) {
  const parts: { key: string; group: RowGroup | null; rows: Row[] }[] = [];
  for (const row of rows) {
    const group = groupOf?.(row) ?? null;
    const last = parts.at(-1);
    if (last && last.group?.key === group?.key) last.rows.push(row);
    else {
      const earlier = parts.filter((part) => part.group?.key === group?.key).length;
      parts.push({ key: `${group?.key} ${earlier}`, group, rows: [row] });
    }
  }
  return parts;
}
