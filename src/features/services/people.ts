import type { ServiceRow } from './service';

type Asking = Pick<ServiceRow, 'id' | 'electorId'>;

/** The requester of a service, equal for all of one person's. Without a known voter a service is its own person. */
export const personOf = ({ id, electorId }: Asking): string =>
  electorId === null ? `request ${id}` : `voter ${electorId}`;

/** Services grouped by requester, in order. */
export function byPerson<Row extends Asking>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(personOf(row), [...(groups.get(personOf(row)) ?? []), row]);
  return [...groups.values()];
}
