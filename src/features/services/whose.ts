import { isOpenService } from './finalStatus';
import type { ServiceRow } from './service';

/* Whose the rows of a search by a voter's number are: where the API compares texts, 12 finds 120 and 312 as well. */

type Owned = Pick<ServiceRow, 'electorId'>;

/** Those of a voter; one that does not say whose it is counts as theirs. */
export const rowsOfVoter = <Row extends Owned>(rows: readonly Row[], voterId: number): Row[] =>
  rows.filter(({ electorId }) => electorId === null || electorId === voterId);

/** The first open one that surely is a voter's, or null. */
export const openRowOf = (rows: readonly ServiceRow[], voterId: number): ServiceRow | null =>
  rows.find((one) => one.electorId === voterId && isOpenService(one)) ?? null;
