import { expect, it } from 'vitest';
import type { VoterRecord } from '../../voter';
import { twoPeople } from './plan';

const cpf = '52998224725';
const of = (name: string, individualRegistration = '', dateOfBirth = '') =>
  ({ name, individualRegistration, dateOfBirth }) as VoterRecord;

it.each([
  [of('José da Silva'), of('José da Silva Filho'), 'Só um é Júnior, Filho ou Neto'],
  [of('José da Silva Neto'), of('José da Silva Filho'), 'Júnior, Filho ou Neto diferentes'],
  [of('José da Silva Jr.'), of('Jose Silva Júnior'), null],
  // A CPF is one person's, whose Filho was left out.
  [of('José da Silva', cpf), of('José da Silva Filho', cpf), null],
  [of('José da Silva', cpf), of('José da Silva Filho', '11144477735'), 'CPFs diferentes'],
])('$name and $name are said to be two people, or not', (one, other, why) => {
  expect(twoPeople({ one, other })).toBe(why);
  expect(twoPeople({ one: other, other: one })).toBe(why);
});
