import { describe, expect, it } from 'vitest';
import { birthLikeness, isOwnMobile, isSameMother, phoneWords, sharedPhone } from './evidence';
import { isSlip, isTurned, validCpf } from './identity';
import { cpfKey, isMobileKey, lineKey, phoneKey } from './keys';
import { traitsOf, type Facts } from './traits';

const traits = (facts: Facts) => traitsOf(facts);
const none = { lines: new Set<string>(), emails: new Set<string>() };

describe('two birth dates', () => {
  it.each([
    ['1950-01-02', '1950-01-02', 'same'],
    ['1950-01-02', '1950-02-01', 'turned'],
    ['1950-01-02', '1951-02-01', 'other'],
    ['1950-01-02', '1950-01-03', 'slip'],
    ['1950-01-02', '1950-01-13', 'other'],
    ['1950-01-02', '', null],
    ['', '1950-01-02', null],
    ['', '', null],
  ])('%s and %s: %s', (one, other, like) =>
    expect(birthLikeness(traits({ birth: one }), traits({ birth: other }))).toBe(like),
  );

  it('are turned only where both day and month are', () => {
    expect(isTurned('1950-01-02', '1950-02-02')).toBe(false);
    expect(isTurned('1950-01-02', '1950-01-01')).toBe(false);
    expect(isTurned('1950-01-02', '1950-03-01')).toBe(false);
    expect(isSlip('1950-01-02', '1950-01-0')).toBe(false);
  });
});

describe('a telephone of two', () => {
  const shared = (one: string[], other: string[], common = none) =>
    sharedPhone(traits({ phones: one }), traits({ phones: other }), common);
  it('is the whole number, or the line but for its ninth digit', () => {
    expect(shared(['19987654321'], ['19987654321'])).toEqual({ number: '19987654321', isWhole: true });
    expect(shared(['19987654321'], ['1987654321'])).toEqual({ number: '1987654321', isWhole: false });
    expect(shared(['19987654321'], ['1932351201'])).toBeNull();
    expect(shared(['1932351201', '19987654321'], ['19987654321'])).toMatchObject({ number: '19987654321' });
    expect(shared(['19987654321'], ['19987654321'], { ...none, lines: new Set(['1987654321']) })).toBeNull();
  });

  it('is called by what it is, and is one person’s where it is a mobile', () => {
    const says = (number: string, isWhole = true) => phoneWords({ number, isWhole });
    expect([
      says('19987654321'),
      says('1932351201'),
      says('+34912345678'),
      says('1987654321', false),
    ]).toEqual([
      'Mesmo celular',
      'Telefone fixo da casa',
      'Mesmo telefone de fora do Brasil',
      'Pode ser o mesmo telefone: só muda o nono dígito',
    ]);
    expect([null, { number: '1932351201', isWhole: true }].map(isOwnMobile)).toEqual([false, false]);
    expect(isOwnMobile({ number: '19987654321', isWhole: true })).toBe(true);
    expect(isOwnMobile({ number: '1987654321', isWhole: false })).toBe(true);
  });
});

it('mothers are told apart only where both are known', () => {
  const of = (one: string, other: string) => isSameMother(traits({ mother: one }), traits({ mother: other }));
  expect([
    of('Rita Prado', 'RITA PRADO'),
    of('Rita Prado', 'Zulmira Reis'),
    of('', 'Rita'),
    of('Rita', ''),
  ]).toEqual([true, false, undefined, undefined]);
});

describe('a key', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['111.111.111-11', ''],
    ['1112', ''],
    ['529982247251', ''],
    ['11122233344', '11122233344'],
  ])('of the CPF %s is "%s"', (written, key) => expect(cpfKey(written)).toBe(key));

  it('of a CPF is valid only with its check digits', () => {
    expect([validCpf('529.982.247-25'), validCpf('52998224724')]).toEqual(['52998224725', '']);
  });

  it.each([
    ['(19) 98765-4321', '19987654321'],
    ['+34 912345678', '+34912345678'],
    ['+34 1', ''],
    ['+1234567', ''],
    ['+34 9123 4567 8901 2345', ''],
    ['98765-4321', ''],
    ['', ''],
  ])('of the telephone %s is "%s"', (written, key) => expect(phoneKey(written)).toBe(key));

  it('of a line has no ninth digit, and a number from abroad all of its own', () => {
    expect(['19987654321', '1932351201', '+3491234567'].map(lineKey)).toEqual([
      '1987654321',
      '1932351201',
      '+3491234567',
    ]);
    expect(['19987654321', '1932351201', '+3491234567'].map(isMobileKey)).toEqual([true, false, false]);
  });
});

describe('what somebody is compared by', () => {
  it.each([
    ['Rua das Flores, 10', 'R. das Flores, nº 10', true],
    ['Av. Brasil, 5', 'Avenida Brasil 5', true],
    ['Travessa A, 1', 'Tv A 1', true],
    ['Alameda A, 1', 'Al. A numero 1', true],
    ['Rua A', 'Rua A', false],
    ['Rua A, 1', 'Rua A, 2', false],
    ['  ', '  ', false],
  ])('%s and %s are one house: %s', (one, other, isSo) => {
    const [a, b] = [traits({ address: one }).address, traits({ address: other }).address];
    expect(a !== '' && a === b).toBe(isSo);
  });

  it('is cleaned of what says nothing', () => {
    expect(traits({ zipcode: '13010001', houseNumber: ' 10 ' })).toMatchObject({
      ...{ zip: '13010001', zipAndNumber: '13010001 10' },
    });
    expect(traits({ zipcode: '13010001' })).toMatchObject({ zip: '13010001', zipAndNumber: '' });
    expect(traits({ zipcode: '1301', houseNumber: '10' })).toMatchObject({ zip: '', zipAndNumber: '' });
    expect(traits({ genre: 'Feminino' }).genre).toBe('f');
    expect(traits({ genre: 'masculino' }).genre).toBe('m');
    expect(traits({ genre: 'Não informado' }).genre).toBe('');
    expect(traits({ email: ' A@B.C ' }).email).toBe('a@b.c');
    expect(traits({ phones: ['19987654321', '(19) 98765-4321', 'x'] }).phones).toEqual(['19987654321']);
    expect(traits({ phones: ['19987654321', '1987654321'] }).lines).toEqual(['1987654321']);
    expect(traits({}).phones).toEqual([]);
  });

  it('has a name without its titles, of which two words are left', () => {
    expect(traits({ name: 'Dra. Ana Souza' }).name.words).toEqual(['ana', 'souza']);
    expect(traits({ name: 'Dra. Ana' }).name.words).toEqual(['dra', 'ana']);
    expect(traits({ name: 'Ana Souza', nickName: 'Dona Aninha' }).name.nick).toBe('dona');
    expect(traits({ mother: 'Dona Rita Prado' }).mother.words).toEqual(['rita', 'prado']);
    expect(traits({ birth: null }).birth).toBe('');
  });
});
