import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { districtOf, hasAddress, streetOf, voterDetails, voterRecord } from './voter';

const place = { district: 'Cambuí', city: 'Campinas', state: 'SP' };
const street = 'Rua das Flores';
const address = { ...place, street, number: '10', additional: 'fundos', zipcode: '13024000' };
/** The API's two forms of an address. */
const formFields = { ...place, addressNumber: 10, additionalAddress: 'fundos', zipcode: '13024-000' };
const group = {
  address: street,
  number: '10',
  addressAdditional: 'fundos',
  districtName: 'Cambuí',
  cityName: 'Campinas',
  stateName: 'SP',
  zipCode: '13024-000',
};

const read = (fields: object) => {
  const reply = { id: 7, electorId: '7', name: 'Ana', ...fields };
  return [v.parse(voterDetails, reply), v.parse(voterRecord, reply)].map((voter) => voter.address);
};

describe('the address of a voter', () => {
  it.each([
    ['a group to be read', { address: group }],
    ['the street among the fields of the form', { address: street, ...formFields }],
    ['both', { address: group, ...formFields }],
    ['one without coordinates', { address: group, withLocation: false }],
  ])('is read from %s', (_, fields) => {
    expect(read(fields)).toEqual([address, address]);
  });

  it.each([
    ['null', { address: null }],
    ['an empty text', { address: '' }],
    ['a group of nothing', { address: {}, addressNumber: '', zipcode: null }],
    ['nothing, whatever is said of coordinates', { withLocation: true }],
  ])('is none for %s', (_, fields) => {
    expect(read(fields).map(hasAddress)).toEqual([false, false]);
  });

  it('is one as soon as a field of it is filled', () => {
    expect(read({ address: null, city: 'Campinas' }).map(hasAddress)).toEqual([true, true]);
  });
});

it.each([
  [address, 'Rua das Flores, 10, fundos', 'Cambuí - Campinas/SP'],
  [{ ...address, number: '', additional: '', state: '' }, 'Rua das Flores', 'Cambuí - Campinas'],
  [{ ...address, street: '', additional: '', district: '' }, '10', 'Campinas/SP'],
  [{ ...address, street: '', number: '', city: '', state: '' }, 'fundos', 'Cambuí'],
])('an address leaves out what is not known of it', (known, line, place) =>
  expect([streetOf(known), districtOf(known)]).toEqual([line, place]),
);

it('a voter has the telephones that have a number', () => {
  const telephones = [{ number: '' }, { typeName: 'Celular', number: '(19) 98765-1122' }, { number: '-' }];
  expect(v.parse(voterDetails, { electorId: 7, name: 'Ana', telephones }).telephones).toEqual([
    { typeName: 'Celular', number: '19987651122' },
  ]);
});
