import { describe, expect, it } from 'vitest';
import type { FieldKey } from '../columns/fields';
import { checkRow } from './checkRow';
import { readDate, readGenre, readMaritalStatus, readPhones } from './values';

const check = (cells: Partial<Record<FieldKey, string>>, areaCode = '') => {
  const all = { name: 'Ana Souza', ...cells };
  return checkRow(7, Object.values(all), Object.keys(all) as FieldKey[], { areaCode, today: '2026-11-23' });
};

describe('a row', () => {
  it('is read to what the API takes', () => {
    const { voter, wrong } = check({
      cpf: '529.982.247-25',
      dateOfBirth: '18/02/1982',
      genre: 'Fem.',
      maritalStatus: 'Casada',
      phone: '(19) 98765-4321 / 19 3456-7890; +55 11 91234-5678',
      zipcode: '1310-100',
      number: 'S/N',
      additional: 'casa 2',
      city: 'Campinas/SP',
      groups: 'Idosos, Esporte',
      allows: 'não',
      note: 'Conhece o bairro.',
    });
    expect(wrong).toEqual([]);
    expect(voter).toMatchObject({
      ...{ cpf: '52998224725', dateOfBirth: '1982-02-18', genre: 2, maritalStatusId: 1, zipcode: '01310100' },
      ...{ phones: ['19987654321', '1934567890'], number: '', additional: 'S/N, casa 2', city: 'Campinas' },
      ...{ state: 'SP', groups: ['Idosos', 'Esporte'], allows: false },
      note: 'Conhece o bairro.\nOutros telefones: (11) 91234-5678.',
    });
  });

  it('without a sex is not told', () => expect(check({ genre: '' }).voter.genre).toBe(3));

  it('gets back the zeros that a spreadsheet dropped', () => {
    expect(check({ cpf: '1234567890' }).voter.cpf).toBe('01234567890');
  });

  it('gets the area code that is given', () => {
    expect(check({ phone: '98765-4321' }, '19').voter.phones).toEqual(['19987654321']);
  });

  it.each<[Partial<Record<FieldKey, string>>, RegExp]>([
    [{ name: '' }, /^Nome: falta\.$/],
    [{ name: 'A'.repeat(51) }, /^Nome: passa de 50 letras \(tem 51\)\.$/],
    [{ cpf: '111.111.111-11' }, /^CPF: não é um CPF/],
    [{ cpf: '52998224726' }, /^CPF: não é um CPF/],
    [{ cpf: '529.***.***-25' }, /^CPF: está mascarado/],
    [{ phone: '5,51199E+12' }, /^Telefone: não é um telefone com DDD/],
    [{ phone: '98765-4321' }, /^Telefone: não é um telefone com DDD/],
    [{ email: 'ana@' }, /^E-mail: não é um endereço/],
    [{ dateOfBirth: '31/02/1980' }, /^Data de nascimento: não se lê/],
    [{ dateOfBirth: '01/02/85' }, /^Data de nascimento: não se lê/],
    [{ dateOfBirth: '24/11/2026' }, /^Data de nascimento: confira/],
    [{ zipcode: '123' }, /^CEP: não é um CEP/],
    [{ street: 'R'.repeat(61) }, /^Endereço: passa de 60/],
    [{ note: 'x'.repeat(1001) }, /^Observações: passa de 1000/],
    [{ voterTitle: '1234567890123' }, /^Título de eleitor: não se lê/],
    [{ healthCard: 'abc' }, /^Cartão SUS: não se lê/],
    [{ genre: 'azul' }, /^Sexo: não se lê/],
    [{ allows: 'talvez' }, /^Aceita receber comunicação/],
  ])('with %j says what is wrong', (cells, told) =>
    expect(check(cells).wrong).toEqual([expect.stringMatching(told)]),
  );

  it('with more cells than headings says so', () => {
    const { wrong } = checkRow(2, ['Ana', 'x'], ['name'], { areaCode: '', today: '2026-11-23' });
    expect(wrong).toEqual([expect.stringMatching(/mais células do que os títulos/)]);
  });
});

describe('a cell', () => {
  it.each([
    ['2026-02-01', '2026-02-01'],
    ['1/2/2026 00:00', '2026-02-01'],
    ['1982-02-18T00:00:00', '1982-02-18'],
    ['61', '1900-03-01'],
    ['30000', '1982-02-18'],
    ['30000,5', '1982-02-18'],
    ['', ''],
    ['0000-00-00', ''],
    ['ontem', null],
    ['1982', null],
  ])('%j is the day %j', (cell, day) => expect(readDate(cell)).toBe(day));

  it('of a sex or a marital status is read by its words', () => {
    expect(['M', 'masculino', 'Feminino', 'F', '', 'N/I', 'toString'].map(readGenre)).toEqual([
      1,
      1,
      2,
      2,
      3,
      3,
      null,
    ]);
    expect(['Solteira', 'casado(a)', 'União estável', '', 'viuva'].map(readMaritalStatus)).toEqual([
      4,
      1,
      6,
      '',
      5,
    ]);
    expect(readPhones('19 98765-4321 (Ana)', '')).toEqual(['19987654321']);
  });
});
