import { expect, it } from 'vitest';
import { modules } from '../modules';
import { listPaths } from '../staffRoutes';

it('has a row for every list of the staff', () => {
  expect(modules.map(({ path }) => path).sort()).toEqual(listPaths().sort());
});
