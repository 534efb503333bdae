import { expect, it } from 'vitest';
import { idFilter, textFilter } from './filters';
import { historyStep } from './historyStep';
import { stateAt } from './listAddress';
import { createListModule } from './listModule';

const module = createListModule({
  name: 'stepped',
  title: 'Pessoas',
  one: 'pessoa',
  many: 'pessoas',
  labelOf: ({ id }: { id: number }) => String(id),
  filters: { name: textFilter('Nome'), userId: idFilter('Usuário', String) },
  quickSearch: { by: 'nome', filters: ['name'], read: (name) => ({ name }) },
  panels: ['edit'],
});

const start = stateAt(module, { search: '', filters: {} });
const list = { filters: {}, depth: 0, isOverDetails: false, isTyping: false };
const entry = (search = '', kept: Partial<typeof list> = {}) => ({
  search,
  state: { list: { ...list, ...kept } },
});
const details = '?panel=details&id=7';
const edit = '?panel=edit&id=7';
const at = (search: string) => stateAt(module, { search, filters: {} });
const named = { ...start, filters: { ...start.filters, name: 'Ana' } };

it.each([
  ['an entry that says so already', entry(), start, null],
  [
    'an entry from a menu',
    { search: '', state: null },
    named,
    { search: '', replace: true, list: { ...list, filters: { name: 'Ana' } } },
  ],
  [
    'an entry that says something wrongly',
    { search: '?page=-1', state: null },
    start,
    { search: '', replace: true, list },
  ],
  ['a first filter', entry(), at('?userId=3'), { search: '?userId=3', replace: false, list }],
  [
    'a filter, from its panel',
    entry('?panel=filter', { depth: 1 }),
    at('?userId=3'),
    { search: '?userId=3', replace: true, list },
  ],
  [
    'the first letter of a search',
    entry(),
    { ...named, isTyping: true },
    { search: '', replace: false, list: { ...list, filters: { name: 'Ana' }, isTyping: true } },
  ],
  [
    'its next letter',
    entry('', { filters: { name: 'A' }, isTyping: true }),
    { ...named, isTyping: true },
    { search: '', replace: true, list: { ...list, filters: { name: 'Ana' }, isTyping: true } },
  ],
  ['a panel', entry(), at(details), { search: details, replace: false, list: { ...list, depth: 1 } }],
  [
    'a panel over the details',
    entry(details, { depth: 1 }),
    at(edit),
    { search: edit, replace: false, list: { ...list, depth: 2, isOverDetails: true } },
  ],
  ['the details below a panel', entry(edit, { depth: 2, isOverDetails: true }), at(details), { back: 1 }],
  [
    'the details of another record',
    entry(details, { depth: 1 }),
    at('?panel=details&id=8'),
    { search: '?panel=details&id=8', replace: true, list: { ...list, depth: 1 } },
  ],
  ['the list below two panels', entry(edit, { depth: 2, isOverDetails: true }), start, { back: 2 }],
  ['the list of a panel that a link led to', entry(details), start, { search: '', replace: true, list }],
])('the step to %s', (_, from, to, step) => expect(historyStep(module, from, to)).toEqual(step));
