import { remembered } from '@/ui/remembered';
import { columnUses, type ColumnUse } from './fields';
import { correctionsOf, headingKey } from './matchColumns';

const kept = remembered('tribuna.importar.colunas');
const mostKept = 100;

const isUse = (use: unknown): use is ColumnUse => columnUses.some(({ value }) => value === use);

/** What was corrected by hand on this machine, by folded heading. */
export function rememberedColumns(): Record<string, ColumnUse> {
  try {
    const read: unknown = JSON.parse(kept.read() || '{}');
    const entries = Object.entries(read ?? {}).filter((entry): entry is [string, ColumnUse] =>
      isUse(entry[1]),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Remembers what was corrected, the newest first. */
export function rememberColumns(headings: readonly string[], columns: readonly ColumnUse[]) {
  const now = Object.entries(correctionsOf(headings, columns));
  const here = new Set(headings.map(headingKey));
  const before = Object.entries(rememberedColumns()).filter(([heading]) => !here.has(heading));
  const all = [...now, ...before].slice(0, mostKept);
  kept.keep(all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : '');
}
