import type { ServiceRow } from './service';

type Asking = Pick<ServiceRow, 'id' | 'electorId'>;

/** Who made a request: the same for all of one person's. One whose voter is not known is of somebody by itself. */
export const personOf = ({ id, electorId }: Asking): string =>
  electorId === null ? `request ${id}` : `voter ${electorId}`;

/** Requests by who made them, in their order. */
export function byPerson<Row extends Asking>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(personOf(row), [...(groups.get(personOf(row)) ?? []), row]);
  return [...groups.values()];
}
