import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scorePair, type Sameness } from '@/lookups/voters/alike/scorePair';
import { traitsOf } from '@/lookups/voters/alike/traits';
import { canBeFound, createPersonIndex, keysOf, type Person } from './personIndex';

const phone = '19987654321';
const landline = '1934567890';
const of = (changes: Partial<Person> = {}): Person => ({
  ...{ cpf: '', name: 'José da Silva', phones: [phone], dateOfBirth: '' },
  ...changes,
});
const father = of({ cpf: '52998224725', dateOfBirth: '1950-01-02' });
const son = of({ cpf: '01234567032', dateOfBirth: '1980-03-04' });
const other = { name: 'Ana Souza', cpf: '11144477735', phones: ['11912345678'], dateOfBirth: '' } as const;

const indexOf = (...persons: readonly Person[]) => {
  const index = createPersonIndex<number>();
  persons.forEach((person, at) => index.add(person, at));
  return index;
};
const traits = ({ dateOfBirth, ...person }: Person) => traitsOf({ ...person, birth: dateOfBirth });

describe('a person', () => {
  it.each<[string, Person, Person, Sameness | undefined]>([
    ['by the CPF, with another telephone', father, of({ ...father, phones: ['1133334444'] }), 'same'],
    ['by the CPF, with another name', father, { ...other, cpf: father.cpf }, 'perhaps'],
    ['by the CPF, of whom one is Filho', father, of({ ...father, name: 'José da Silva Filho' }), 'perhaps'],
    ['by the mobile and the name', of(), of({ name: 'JOSE SILVA' }), 'same'],
    ['by a landline and the name', of({ phones: [landline] }), of({ phones: [landline] }), 'perhaps'],
    ['without the ninth digit', of(), of({ phones: ['1987654321'] }), 'perhaps'],
    ['by the mobile and a nickname', of(), of({ name: 'Zé da Silva' }), 'perhaps'],
    [
      'by the name and birth date',
      of({ dateOfBirth: '1980-03-04' }),
      of({ dateOfBirth: '1980-03-04', phones: [] }),
      'perhaps',
    ],
    ['of another CPF', father, son, undefined],
    [
      'of another birth date',
      of({ dateOfBirth: '1950-01-02' }),
      of({ dateOfBirth: '1980-03-04' }),
      undefined,
    ],
    ['of another telephone', of(), of({ phones: ['19987654322'] }), undefined],
    ['of another name', of(), of({ name: 'Ana Souza' }), undefined],
  ])('is found, or not, %s', (_, known, asked, is) => {
    expect(indexOf(other, known).find(asked)?.pairScore.is).toBe(is);
    expect(indexOf(known, other).find(asked)?.value).toBe(is && 0);
  });

  it.each([
    ['Ana', [landline], '', false],
    ['Ana', [phone], '', true],
    ['Ana', [landline, phone], '', true],
    ['Ana Lima', [landline], '', true],
    ['Ana Lima', [], '', false],
    ['Ana Lima', ['x', ''], '', false],
    ['', [phone], '', false],
    ['', [], '52998224725', true],
    ['', [], '52998224726', false],
  ])('%s, with %j and the CPF “%s”, can be found: %s', (name, phones, cpf, can) =>
    expect(canBeFound(keysOf(of({ name, phones, cpf })))).toBe(can),
  );

  it('is the likeliest of those whom it may be, whoever was put first', () => {
    const near = of({ name: 'Zé da Silva' });
    const same = of({ name: 'Jose Silva' });
    const nearer = of({ name: 'José Silva Prado' });
    for (const others of [
      [near, same],
      [same, near],
    ]) {
      const found = indexOf(...others).find(of());
      expect([found && others[found.value], found?.isSole]).toEqual([same, true]);
    }
    const byCpf = of({ cpf: father.cpf, name: 'Ana Souza', phones: [] });
    for (const others of [
      [byCpf, same],
      [same, byCpf],
    ]) {
      const found = indexOf(...others).find(of({ cpf: father.cpf }));
      expect([found && others[found.value], found?.pairScore.is]).toEqual([same, 'same']);
    }
    const scoreOf = (one: Person) => scorePair(traits(one), traits(of())).score;
    expect(scoreOf(nearer)).toBeGreaterThan(scoreOf(near));
    for (const others of [
      [near, nearer],
      [nearer, near],
    ]) {
      const found = indexOf(...others).find(of());
      expect([found && others[found.value], found?.isSole]).toEqual([nearer, true]);
    }
    expect(indexOf(near, near).find(of())).toMatchObject({ value: 0, isSole: false });
  });

  it('that two others fit is told', () => {
    const index = indexOf(father, son);
    expect(index.find(of())).toMatchObject({ value: 0, isSole: false });
    expect(index.find(son)).toMatchObject({ value: 1, isSole: true });
    expect(index.find(of({ dateOfBirth: '1980-03-04' }))).toMatchObject({ value: 1, isSole: true });
  });

  it('of a telephone of many is found by the name, and never joined unasked', () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      of({ name: `Maria ${'abcdefgh'[at % 8]}${at} Souza` }),
    );
    const index = indexOf(...many, father);
    expect(index.find(of({ name: 'Maria b9 Souza' }))).toMatchObject({
      value: 9,
      pairScore: { is: 'perhaps' },
    });
    expect(index.find(of())).toMatchObject({ value: 40, pairScore: { is: 'perhaps' } });
    expect(index.find(father)).toMatchObject({ value: 40, pairScore: { is: 'same' } });
    expect(index.find(of({ name: 'Clara Dias' }))).toBeUndefined();
  });

  it('found is who the judgement says, and nobody the same is missed', () => {
    const person = fc.record({
      cpf: fc.constantFrom('', father.cpf, son.cpf, '00045123675'),
      name: fc.constantFrom(
        'José da Silva',
        'José da Silva Filho',
        'Zé Silva',
        'José da Silva Neto',
        'Ana Souza',
      ),
      phones: fc.subarray([phone, landline]),
      dateOfBirth: fc.constantFrom('', '1950-01-02', '1980-03-04'),
    });
    fc.assert(
      fc.property(fc.array(person, { maxLength: 8 }), person, (others, one) => {
        const found = indexOf(...others).find(one);
        const pairScores = others.map((known) => scorePair(traits(known), traits(one)).is);
        if (found) {
          expect(canBeFound(keysOf(one)) || one.dateOfBirth !== '').toBe(true);
          expect(pairScores[found.value]).toBe(found.pairScore.is);
        }
        if (pairScores.includes('same')) expect(found?.pairScore.is).toBe('same');
      }),
    );
  });
});
