import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validCpf, whyApart, type Apart, type Identity } from './identity';

const [father, son] = ['71829035550', '64011723800'];
const of = (cpf = '', birth = ''): Identity => ({ cpf: validCpf(cpf), birth });

describe('two records', () => {
  it.each<[string, Identity, Identity, Apart | null]>([
    ['father and son of one name, both with a CPF', of(father), of(son), 'CPFs diferentes'],
    [
      'father and son of whom only one has a CPF',
      of(father, '1948-05-10'),
      of('', '1979-11-22'),
      'Datas de nascimento diferentes',
    ],
    ['twins of one birth date', of(father, '1990-01-02'), of(son, '1990-01-02'), 'CPFs diferentes'],
    [
      'mother and daughter of one telephone',
      of('', '1960-01-02'),
      of('', '1985-03-04'),
      'Datas de nascimento diferentes',
    ],
    ['one CPF with two birth dates', of(father, '1948-05-10'), of(father, '1948-10-05'), null],
    ['one without a CPF', of(father), of(), null],
    ['one without a birth date', of('', '1948-05-10'), of(), null],
    ['a CPF that is none says nothing', of(father), of('12345678900'), null],
    ['a CPF with and without its signs', of('718.290.355-50'), of(father), null],
  ])('%s', (_, one, other, why) => {
    expect(whyApart(one, other)).toBe(why);
    expect(whyApart(other, one)).toBe(why);
  });

  it('of two valid CPFs are never one, and either way round the answer is the same', () => {
    const identity = fc.record({
      cpf: fc.constantFrom('', father, son, '52998224725'),
      birth: fc.constantFrom('', '1948-05-10', '1979-11-22'),
    });
    fc.assert(
      fc.property(identity, identity, (one, other) => {
        expect(whyApart(one, other)).toBe(whyApart(other, one));
        if (one.cpf && other.cpf) expect(whyApart(one, other) === null).toBe(one.cpf === other.cpf);
      }),
    );
  });
});
