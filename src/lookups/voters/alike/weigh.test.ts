import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence';
import { weigh } from './weigh';

/*
 * The weight of each agreement and difference: the office has approved the order of its pairs, and any other
 * figure changes it.
 */

const none: Evidence = {
  ...{ like: 'same', isSameCpf: false, birth: null, phone: null, isSameEmail: false, isSameHouse: false },
  ...{ isSameMother: undefined, isSameZip: false, namesake: null, isLeftOut: false, isOtherGenre: false },
};
const mobile = { number: '19987654321', isWhole: true };
const landline = { number: '1932351201', isWhole: true };
const why = 'só um é Júnior, Filho ou Neto';

it.each<[Evidence['like'], number]>([
  ['same', 40],
  ['spelling', 38],
  ['swapped', 34],
  ['typo', 32],
  ['abbreviated', 32],
  ['added', 28],
  ['nickname', 26],
  ['married', 22],
  ['first', 22],
  [null, -10],
])('a name that is %s weighs %d', (like, score) => expect(weigh({ ...none, like }).score).toBe(score));

it.each<[what: string, seen: Partial<Evidence>, gained: number]>([
  ['one CPF', { isSameCpf: true }, 70],
  ['one birth date', { birth: 'same' }, 40],
  ['day and month turned', { birth: 'turned' }, 30],
  ['one digit of the birth date', { birth: 'slip' }, 0],
  ['two birth dates', { birth: 'other' }, -25],
  ['one mobile', { phone: mobile }, 30],
  ['one landline', { phone: landline }, 30],
  ['one line but for the ninth digit', { phone: { ...mobile, isWhole: false } }, 28],
  ['one e-mail', { isSameEmail: true }, 25],
  ['one mother', { isSameMother: true }, 25],
  ['two mothers', { isSameMother: false }, 0],
  ['one house', { isSameHouse: true }, 22],
  ['one house is not one postal code more', { isSameHouse: true, isSameZip: true }, 22],
  ['one postal code', { isSameZip: true }, 8],
  ['a namesake', { namesake: why }, -30],
  ['a namesake with one landline', { namesake: why, phone: landline }, 30 - 30],
  ['a namesake with one mobile', { namesake: why, phone: mobile }, 30 - 20],
  ['a namesake with a line', { namesake: why, phone: { ...mobile, isWhole: false } }, 28 - 30],
  ['two genres', { isOtherGenre: true }, -15],
])('%s weighs %d more', (_, seen, gained) => expect(weigh({ ...none, ...seen }).score).toBe(40 + gained));

it('all together is the sum of its parts', () => {
  const seen = {
    isSameCpf: true,
    birth: 'turned',
    phone: mobile,
    isSameEmail: true,
    isSameMother: true,
  } as const;
  const all = weigh({ ...none, ...seen, isSameHouse: true, isOtherGenre: true, like: 'typo' });
  expect(all.score).toBe(32 + 70 + 30 + 30 + 25 + 25 + 22 - 15);
});

describe('what is said of two', () => {
  it.each<[seen: Partial<Evidence>, reasons: string[], against: string[]]>([
    [{}, ['Mesmo nome'], []],
    [{ like: null }, [], ['Nomes diferentes']],
    [{ birth: 'same' }, ['Mesmo nome e data de nascimento'], []],
    [{ birth: 'same', like: 'typo' }, ['Nome com erro de digitação', 'Mesma data de nascimento'], []],
    [{ birth: 'slip' }, ['Mesmo nome', 'Nascimento com um algarismo diferente'], []],
    [{ birth: 'other' }, ['Mesmo nome'], ['Datas de nascimento diferentes']],
    [{ like: 'first', phone: mobile }, ['Mesmo celular e primeiro nome'], []],
    [
      { like: 'first', phone: { ...mobile, isWhole: false } },
      ['Mesmo primeiro nome', 'Pode ser o mesmo telefone: só muda o nono dígito'],
      [],
    ],
    [{ namesake: why }, ['Mesmo nome'], [why]],
    [
      { namesake: why, isSameCpf: true },
      ['Mesmo CPF', 'Mesmo nome'],
      [why, 'Um dos dois pode levar o CPF do outro'],
    ],
    [{ isOtherGenre: true }, ['Mesmo nome'], ['Gêneros diferentes']],
    [{ isSameHouse: true, isSameZip: true }, ['Mesmo nome', 'Mesmo endereço'], []],
    [{ isSameZip: true, isSameMother: true }, ['Mesmo nome', 'Mesma mãe', 'Mesmo CEP'], []],
  ])('of %j', (seen, reasons, against) =>
    expect(weigh({ ...none, ...seen })).toMatchObject({ reasons, against }),
  );
});
