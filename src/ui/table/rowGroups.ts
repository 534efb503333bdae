import { addDays, formatDayHeading, today, type LocalDate } from '@/formats/dates';

/** A row's group; consecutive rows with the same key share a heading. */
export interface RowGroup {
  key: string;
  label: string;
}

/** The group of a date: 'Hoje · sáb, 21 nov', 'seg, 23 nov', plus the year if not the current one. */
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

/** Splits rows where the group changes; each part has a unique key. */
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
