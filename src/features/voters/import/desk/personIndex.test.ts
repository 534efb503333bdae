import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validCpf, whyApart } from '../../alike/identity';
import { canBeFound, createPersonIndex, type Person } from './personIndex';

const phone = '1934567890';
const of = (changes: Partial<Person> = {}): Person => ({
  ...{ cpf: '', name: 'José da Silva', phones: [phone], dateOfBirth: '' },
  ...changes,
});
const father = of({ cpf: '52998224725', dateOfBirth: '1950-01-02' });
const son = of({ cpf: '01234567032', dateOfBirth: '1980-03-04' });

describe('a person', () => {
  it.each<[string, Person, Person, boolean]>([
    [
      'of the same CPF is one, whatever else differs',
      father,
      of({ ...father, name: 'Zé', phones: [] }),
      true,
    ],
    [
      'of the same CPF is one, with another birth date',
      father,
      of({ cpf: father.cpf, dateOfBirth: '1950-02-01' }),
      true,
    ],
    ['of another CPF is another, with one name and telephone', father, son, false],
    [
      'of another birth date is another',
      of({ dateOfBirth: '1950-01-02' }),
      of({ dateOfBirth: '1980-03-04' }),
      false,
    ],
    [
      'of one birth date, one name and telephone is one',
      of({ dateOfBirth: '1950-01-02' }),
      of({ dateOfBirth: '1950-01-02' }),
      true,
    ],
    ['without a CPF is the one of the name and telephone', father, of(), true],
    ['is the one that has no CPF', of(), father, true],
    [
      'is told from nobody by a number that is no CPF',
      of({ cpf: '12345678900' }),
      of({ cpf: father.cpf }),
      true,
    ],
    ['of another name is another', of(), of({ name: 'José da Silva Filho' }), false],
    ['with a Filho is not the one without', of({ name: 'José da Silva Filho' }), of(), false],
    [
      'that is Neto is not the Filho',
      of({ name: 'José da Silva Filho' }),
      of({ name: 'José da Silva Neto' }),
      false,
    ],
    [
      'with a Filho is not his father of one birth date',
      of({ dateOfBirth: '1950-01-02' }),
      of({ name: 'José da Silva Filho', dateOfBirth: '1950-01-02' }),
      false,
    ],
    ['is Jr. and Júnior', of({ name: 'José da Silva Júnior' }), of({ name: 'Jose Silva Jr.' }), true],
    ['is II and Segundo', of({ name: 'José da Silva Segundo' }), of({ name: 'José da Silva II' }), true],
    ['of another telephone is another', of(), of({ phones: ['1934567891'] }), false],
  ])('%s', (_, known, other, isSame) => {
    const index = createPersonIndex<number>();
    index.add(known, 1);
    expect(index.find(other)?.value).toBe(isSame ? 1 : undefined);
  });

  it('that two others fit is told', () => {
    const index = createPersonIndex<number>();
    index.add(father, 1);
    index.add(son, 2);
    expect(index.find(of())).toEqual({ value: 1, isSole: false });
    expect(index.find(son)).toEqual({ value: 2, isSole: true });
    expect(index.find(of({ dateOfBirth: '1980-03-04' }))).toEqual({ value: 2, isSole: true });
  });

  it('found is never one of another CPF, nor of another birth date unless the CPF is the same', () => {
    const person = fc.record({
      cpf: fc.constantFrom('', father.cpf, son.cpf, '00045123675'),
      name: fc.constantFrom('José da Silva', 'José da Silva Filho', 'José da Silva Neto', 'Ana Souza'),
      phones: fc.subarray([phone, '19987654321']),
      dateOfBirth: fc.constantFrom('', '1950-01-02', '1980-03-04'),
    });
    fc.assert(
      fc.property(fc.array(person, { maxLength: 12 }), person, (others, one) => {
        const index = createPersonIndex<Person>();
        others.forEach((other) => index.add(other, other));
        const found = index.find(one)?.value;
        if (!found) return;
        expect(canBeFound(one)).toBe(true);
        const identityOf = ({ cpf, dateOfBirth }: Person) => ({
          cpf: validCpf(cpf),
          birth: dateOfBirth ?? '',
        });
        expect(whyApart(identityOf(found), identityOf(one))).toBeNull();
        if (found.cpf && found.cpf === one.cpf) return;
        expect(found.cpf === '' || one.cpf === '').toBe(true);
        expect(found.name).toBe(one.name);
        expect(
          found.dateOfBirth === '' || one.dateOfBirth === '' || found.dateOfBirth === one.dateOfBirth,
        ).toBe(true);
      }),
    );
  });
});
