import { expect, it } from 'vitest';
import type { ServiceRow } from './service';
import { openRowOf, rowsOfVoter } from './whose';

const row = (id: number, electorId: number | null, statusName = 'Aberto') =>
  ({ id, electorId, statusName, statusId: null }) as ServiceRow & { statusId: null };
const found = [row(1, 120), row(2, 12), row(3, 312), row(4, null), row(5, 1), row(6, 12, 'Concluído')];
const idsOf = (rows: readonly ServiceRow[]) => rows.map(({ id }) => id);

it('of voter 12 are neither those of 120 and 312 nor those of 1', () => {
  expect(idsOf(rowsOfVoter(found, 12))).toEqual([2, 4, 6]);
  expect(idsOf(rowsOfVoter(found, 120))).toEqual([1, 4]);
  expect(idsOf(rowsOfVoter(found, 3))).toEqual([4]);
});

it('an open one is only one that surely is theirs', () => {
  expect(openRowOf(found, 12)?.id).toBe(2);
  expect(openRowOf([row(1, 120), row(4, null), row(6, 12, 'Concluído')], 12)).toBeNull();
});
