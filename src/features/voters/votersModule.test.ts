import { expect, it } from 'vitest';
import { activeFilters, emptyFilters } from '@/records/list/filters';
import { quickTextOf } from '@/records/list/quickSearch';
import { votersModule } from './votersModule';

it.each([
  ['12345678909', '123.***.***-09', '123.456.789-09'],
  ['1234', '****', '1234'],
])('hides the CPF %s on its chip, as %s, and not in the box it is typed into', (cpf, chip, typed) => {
  const filters = { ...emptyFilters(votersModule.table), cpf };
  expect(activeFilters(votersModule.table, filters, [])).toEqual([{ key: 'cpf', label: 'CPF', value: chip }]);
  expect(quickTextOf(votersModule, filters)).toBe(typed);
});
