import { expect, it } from 'vitest';
import { isShown } from '@/ui/table/columns';
import { serviceColumns } from './serviceColumns';

const shownAt = (width: number, choice = {}) =>
  serviceColumns
    .filter((column) => isShown(column, serviceColumns, choice, width))
    .map(({ header }) => header);

it('leave the room to whose request it is and what it is about, before what nobody asked for', () => {
  expect(shownAt(1024)).toEqual(['Ref.', 'Descrição', 'Status', 'Eleitor']);
  expect(shownAt(1440)).toEqual(['Ref.', 'Descrição', 'Categoria', 'Solicitação', 'Status', 'Eleitor']);
  expect(shownAt(4000)).not.toContain('Secretária');
  expect(shownAt(1024, { department: true })).toContain('Secretária');
});

it('begin the card of a phone with the person', () => {
  expect(serviceColumns.filter(({ leadsCard }) => leadsCard).map(({ header }) => header)).toEqual([
    'Eleitor',
  ]);
});
