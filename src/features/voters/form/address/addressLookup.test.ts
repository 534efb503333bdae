import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Ask } from '@/api/ask';
import { createFailure } from '@/api/failure';
import { foundAddress, isWholeAddress, placeLine, searchDistrictsOf } from './addressLookup';

const sent = {
  ...{ address: 'Rua Alfa', zipcode: '13010-100', districtId: '4', district: 'Centro' },
  ...{ cityId: '5', city: 'Campinas', stateId: '25', state: 'SP' },
};
const found = v.parse(foundAddress, sent);

it('an address that was found has its bairro in its city, and neither where it is of no city', () => {
  expect(found).toMatchObject({ zipcode: '13010100', district: { value: 4, label: 'Centro', cityId: 5 } });
  expect(found.city).toMatchObject({ value: 5, name: 'Campinas', state: 'SP', stateId: 25 });
  expect(v.parse(foundAddress, { ...sent, districtId: null })).toMatchObject({
    district: null,
    city: { value: 5 },
  });
  expect(v.parse(foundAddress, { ...sent, cityId: 0 })).toMatchObject({ district: null, city: null });
});

it('an address is whole with a street, a whole CEP, a city and a bairro', () => {
  expect(isWholeAddress(found)).toBe(true);
  for (const lacks of [{ address: ' ' }, { zipcode: '1301010' }, { city: null }, { district: null }])
    expect(isWholeAddress({ ...found, ...lacks })).toBe(false);
});

it('its place is written on one line, of what is known', () => {
  expect(placeLine(found)).toBe(`Centro, ${found.city?.label}, 13010-100`);
  expect(placeLine({ zipcode: '', city: null, district: null })).toBe('');
});

it('a bairro that was found knows its city, and a failure is told', async () => {
  const asked: unknown[] = [];
  const districts = [{ value: 4, label: 'Centro' }];
  const answers = [{ data: districts }, { error: createFailure('server') }];
  const ask = ((_: unknown, question: unknown) => {
    asked.push(question);
    return Promise.resolve(answers.shift());
  }) as unknown as Ask;
  const search = searchDistrictsOf(ask, 5);
  const { signal } = new AbortController();
  expect(await search('Cen', signal)).toEqual({ data: [{ value: 4, label: 'Centro', cityId: 5 }] });
  expect((await search('Cen', signal)).error?.kind).toBe('server');
  expect(asked[0]).toEqual({ cityId: 5, name: 'Cen' });
});
