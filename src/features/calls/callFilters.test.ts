import { expect, it } from 'vitest';
import { activeFilters } from '@/records/list/filters';
import { callsModule } from './callsModule';

it('the chips of calls name a part of a telephone as it is, and a user not known yet by number', () => {
  const filters = { ...callsModule.emptyFilters, telephone: '9812', participantId: 8 };
  const chips = activeFilters(callsModule.table, filters, []);
  expect(chips.map(({ value }) => value)).toEqual(['9812', 'nº 8']);
});

it('what is typed into the quick search of calls is a telephone, or else a name', () => {
  const read = (text: string) => callsModule.quickSearch?.read(text);
  expect([read('(19) 9812'), read('Ana 2')]).toEqual([{ telephone: '(19) 9812' }, { name: 'Ana 2' }]);
});
