import { expect, it } from 'vitest';
import { sumOf } from '@/formats/sums';
import { knownOf, searchesOf, type Searches } from './searches';

const sizeOf = (searches: Searches) => sumOf([...searches.values()].map(({ length }) => length));

const voter = (phones: string[], email = '') => ({
  name: ' Ana Lima ',
  email,
  telephones: phones.map((number) => ({ typeName: '', number })),
});

it('knows a voter by national digits, each once, and an e-mail in small letters', () => {
  expect(knownOf(voter(['5519981234567', '19981234567', '123'], ' Ana@Correio.example '))).toEqual({
    name: 'Ana Lima',
    phones: ['19981234567'],
    email: 'ana@correio.example',
  });
});

it('searches at once what seven calls allow, the rest and the name on demand', () => {
  const known = knownOf(voter(['19981234567', '1932351234'], 'a@b.example'));
  const { now, later } = searchesOf(known, { hasGroups: true });
  expect(sizeOf(now)).toBe(3);
  expect(now.get('call')).toEqual([{ telephone: '19981234567' }, { telephone: '1932351234' }]);
  expect(later.get('call')).toEqual([{ name: 'Ana Lima' }]);
  expect(later.get('manifestation')).toEqual([
    { telephone: '1932351234' },
    { email: 'a@b.example' },
    { name: 'Ana Lima' },
  ]);
  const without = searchesOf(known, { hasGroups: false });
  expect(sizeOf(without.now)).toBe(4);
});

it('searches nothing by what is not known', () => {
  const { now, later } = searchesOf(knownOf({ ...voter([]), name: '' }), { hasGroups: false });
  expect(sizeOf(now) + sizeOf(later)).toBe(0);
});
