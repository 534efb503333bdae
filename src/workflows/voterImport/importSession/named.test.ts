import { expect, it } from 'vitest';
import type { CheckedRow } from '../check/checkRow';
import { collectNamed } from './named';

const row = (city: string, state: string, changes: object = {}) =>
  ({
    ...{ row: 2, refused: [] },
    voter: {
      ...{ zipcode: '64900000', street: 'Rua A', number: '1', additional: '', district: 'Centro' },
      ...{ city, state, groups: [], ...changes },
    },
  }) as unknown as CheckedRow;

it('two cities of one name in two states are two, and so are their bairros', () => {
  const { cities, districts, partial } = collectNamed([
    row('Bom Jesus', 'PI'),
    row('Bom Jesus', 'RS'),
    row('BOM JESUS', 'rs'),
    row('Bom Jesus', ''),
  ]);
  expect(cities.map(({ label, rows }) => [label, rows])).toEqual([
    ['Bom Jesus/RS', 2],
    ['Bom Jesus/PI', 1],
    ['Bom Jesus', 1],
  ]);
  expect(districts.map(({ cityKey, rows }) => [cityKey, rows])).toEqual([
    ['bom jesus/rs', 2],
    ['bom jesus/pi', 1],
    ['bom jesus/', 1],
  ]);
  expect(partial).toBe(0);
});

it('an address that is not whole names no city, and a city alone does', () => {
  const empty = { zipcode: '', street: '', number: '', district: '' };
  const { cities, districts, partial } = collectNamed([
    row('Campinas', 'SP', { ...empty, street: 'Rua B' }),
    row('Santos', 'SP', empty),
  ]);
  expect([cities.map(({ label }) => label), districts, partial]).toEqual([['Santos/SP'], [], 1]);
});
