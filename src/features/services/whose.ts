import { isOpenService } from './finalStatus';
import type { ServiceRow } from './service';

/* The owner of rows found by a voter's id: where the API compares texts, 12 also matches 120 and 312. */

type Owned = Pick<ServiceRow, 'electorId'>;

/** The rows of a voter; one without an owner counts as theirs. */
export const rowsOfVoter = <Row extends Owned>(rows: readonly Row[], voterId: number): Row[] =>
  rows.filter(({ electorId }) => electorId === null || electorId === voterId);

/** The first open row that is certainly a voter's, or null. */
export const openRowOf = (rows: readonly ServiceRow[], voterId: number): ServiceRow | null =>
  rows.find((one) => one.electorId === voterId && isOpenService(one)) ?? null;
