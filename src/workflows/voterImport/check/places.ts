import { unused, type ColumnUse, type FieldKey } from '../columns/fields';

type Places = ReadonlyMap<FieldKey, readonly number[]>;

const known = new WeakMap<readonly ColumnUse[], Places>();

/** Column indices of each field, computed once for all rows. */
export function placesOf(columns: readonly ColumnUse[]): Places {
  const before = known.get(columns);
  if (before) return before;
  const places = new Map<FieldKey, number[]>();
  for (const [at, use] of columns.entries()) {
    if (use === unused) continue;
    const list = places.get(use);
    if (list) list.push(at);
    else places.set(use, [at]);
  }
  known.set(columns, places);
  return places;
}
