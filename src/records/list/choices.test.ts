import { expect, it } from 'vitest';
import * as v from 'valibot';
import { choiceIn } from '@/api/reply';
import { choiceOf, choices, labelOf, numbered } from '@/formats/choices';
import { choiceFilter } from './filters';

const byId = choices([
  { value: 1, label: 'Pendente', tone: 'warning' },
  { value: 2, label: 'Finalizada', tone: 'success' },
]);
const byWord = choices([{ value: 'pending', label: 'Pendente' }]);

it('tells a value of the list, and nothing of any other', () => {
  expect(choiceOf(byId, 2)).toBe(byId[1]);
  expect(labelOf(byId, 1)).toBe('Pendente');
  expect([labelOf(byId, 7), labelOf(byId, null), labelOf(byWord, 'toString')]).toEqual(['', '', '']);
  expect(numbered('Frete', 'Copa')[1]).toEqual({ value: 2, label: 'Copa' });
});

it('reads a value by its kind, also one that the list does not have', () => {
  expect(v.parse(choiceIn(byId), '7')).toBe(7);
  expect(v.parse(choiceIn(byWord), 'archived')).toBe('archived');
  expect(v.safeParse(choiceIn(byId), 'pending').success).toBe(false);
});

it('filters by a value, also by one that the list does not have', () => {
  const [ids, words] = [choiceFilter('Status', byId), choiceFilter('Status', byWord)];
  expect([ids.chip(2, {}), ids.chip(7, {}), ids.chip(null, {})]).toEqual(['Finalizada', '7', '']);
  expect([ids.address?.read('7'), ids.address?.read('x')]).toEqual([7, undefined]);
  expect([words.address?.read('archived'), words.address?.read('a b')]).toEqual(['archived', undefined]);
  const yesOrNo = choiceFilter('Situação', choices([{ value: true, label: 'Ativo' }]));
  expect([yesOrNo.address?.read('false'), yesOrNo.address?.read('0')]).toEqual([false, undefined]);
});
