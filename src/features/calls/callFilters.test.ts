import { expect, it } from 'vitest';
import { activeFilters } from '@/records/list/filters';
import { callsModule } from './callsModule';

it('the chips of calls name a part of a telephone as it is, and a user not known yet by number', () => {
  const filters = { ...callsModule.emptyFilters, telephone: '9812', participantId: 8 };
  const chips = activeFilters(callsModule.table, filters, []);
  expect(chips.map(({ value }) => value)).toEqual(['9812', 'nº 8']);
});
