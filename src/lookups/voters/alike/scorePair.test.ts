import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scorePair, reasonsText, type Sameness } from './scorePair';
import { traitsOf, type Facts } from './traits';

const [cpf, otherCpf] = ['52998224725', '11144477735'];
const [mobile, landline] = [['19987654321'], ['1932351201']];
const ana = { name: 'Ana Maria da Silva' };
const jose = { name: 'José da Silva', phones: landline };
const [born, later] = [{ birth: '1950-01-02' }, { birth: '1980-03-04' }];

const of = (one: Facts, other: Facts) => scorePair(traitsOf(one), traitsOf(other));

/** The case's name, both people's data, the pairScore and its wording. */
type Case = [who: string, one: Facts, other: Facts, is: Sameness, why: string];

const cases: readonly Case[] = [
  [
    'CPFs differ, all else agrees',
    { ...ana, cpf, phones: mobile },
    { ...ana, cpf: otherCpf, phones: mobile },
    'apart',
    'CPFs diferentes',
  ],
  [
    'CPFs differ, one birth date',
    { ...ana, cpf, ...born },
    { ...ana, cpf: otherCpf, ...born },
    'apart',
    'CPFs diferentes',
  ],
  [
    'a CPF that is none says nothing',
    { ...ana, cpf: '12345678900', phones: mobile },
    { ...ana, cpf, phones: mobile },
    'same',
    'mesmo nome; mesmo celular',
  ],
  [
    'a record without a CPF, one mobile',
    { ...ana, cpf, phones: mobile },
    { ...ana, phones: mobile },
    'same',
    'mesmo nome; mesmo celular',
  ],
  [
    'a record without a CPF, one landline',
    { ...ana, cpf, phones: landline },
    { ...ana, phones: landline },
    'perhaps',
    'mesmo nome; telefone fixo da casa',
  ],
  [
    'one CPF with and without its signs',
    { ...ana, cpf: '529.982.247-25' },
    { ...ana, cpf },
    'same',
    'mesmo CPF; mesmo nome',
  ],
  [
    'one CPF, a birth date that is wrong',
    { ...ana, cpf, ...born },
    { ...ana, cpf, ...later },
    'same',
    'mesmo CPF; mesmo nome; datas de nascimento diferentes',
  ],
  [
    'one CPF, two names',
    { ...ana, cpf },
    { name: 'Gilberto Assis', cpf },
    'perhaps',
    'mesmo CPF; nomes diferentes; um dos dois pode levar o CPF do outro',
  ],
  [
    'one CPF, one is Filho',
    { ...jose, cpf },
    { name: 'José da Silva Filho', cpf },
    'perhaps',
    'mesmo CPF; mesmo nome; só um é Júnior, Filho ou Neto; um dos dois pode levar o CPF do outro',
  ],
  [
    'one CPF, one first name, two birth dates',
    { ...ana, cpf, ...born },
    { name: 'Ana Prado', cpf, ...later },
    'perhaps',
    'mesmo CPF; mesmo primeiro nome; datas de nascimento diferentes',
  ],

  [
    'birth dates differ',
    { ...jose, ...born },
    { ...jose, ...later },
    'apart',
    'datas de nascimento diferentes',
  ],
  [
    'father with a CPF, son with another birth date',
    { ...jose, cpf, ...born },
    { ...jose, ...later },
    'apart',
    'datas de nascimento diferentes',
  ],
  [
    'day and month turned',
    { ...ana, ...born, phones: mobile },
    { ...ana, birth: '1950-02-01', phones: mobile },
    'perhaps',
    'mesmo nome; dia e mês do nascimento trocados; mesmo celular',
  ],
  [
    'one digit of the birth date',
    { ...ana, ...born, phones: mobile },
    { ...ana, birth: '1951-01-02', phones: mobile },
    'perhaps',
    'mesmo nome; nascimento com um algarismo diferente; mesmo celular',
  ],
  [
    'one birth date and landline',
    { ...jose, ...born },
    { ...jose, ...born },
    'same',
    'mesmo nome e data de nascimento; telefone fixo da casa',
  ],
  [
    'one birth date and nothing else',
    { ...ana, ...born },
    { ...ana, ...born },
    'perhaps',
    'mesmo nome e data de nascimento',
  ],

  [
    'Filho and father of one landline',
    jose,
    { name: 'José da Silva Filho', phones: landline },
    'apart',
    'só um é Júnior, Filho ou Neto',
  ],
  [
    'Neto and grandfather of one landline and address',
    { ...jose, address: 'Rua A, 1' },
    { name: 'José da Silva Neto', phones: landline, address: 'Rua A, 1' },
    'apart',
    'só um é Júnior, Filho ou Neto',
  ],
  [
    'Filho and Neto of one mobile',
    { name: 'José da Silva Filho', phones: mobile },
    { name: 'José da Silva Neto', phones: mobile },
    'apart',
    'Júnior, Filho ou Neto diferentes',
  ],
  [
    'Sobrinho and II of one birth date',
    { name: 'José da Silva Sobrinho', ...born },
    { name: 'José da Silva II', ...born },
    'apart',
    'Júnior, Filho ou Neto diferentes',
  ],
  [
    'Jr. and Júnior of one mobile',
    { name: 'José da Silva Jr.', phones: mobile },
    { name: 'Jose Silva Júnior', phones: mobile },
    'same',
    'mesmo nome; mesmo celular',
  ],
  [
    'Júnior left out, his own mobile',
    { name: 'José da Silva Júnior', phones: mobile },
    { ...jose, phones: mobile },
    'perhaps',
    'mesmo nome; mesmo celular; só um é Júnior, Filho ou Neto',
  ],

  [
    'twins',
    { name: 'Ana Clara Luz', ...born, phones: landline },
    { name: 'Ana Carla Luz', ...born, phones: landline },
    'apart',
    'nomes diferentes',
  ],
  [
    'twins of one letter',
    { name: 'Karina Lobo', ...born, phones: mobile },
    { name: 'Marina Lobo', ...born, phones: mobile },
    'apart',
    'nomes diferentes',
  ],
  [
    'mother and daughter of one mobile',
    { name: 'Maria Aparecida Luz', phones: mobile },
    { name: 'Maria Clara Luz', phones: mobile },
    'apart',
    'nomes diferentes',
  ],
  [
    'a house of one landline',
    jose,
    { name: 'Vilma da Silva', phones: landline },
    'apart',
    'nomes diferentes',
  ],
  [
    'two mothers',
    { ...ana, phones: mobile, mother: 'Rita Prado' },
    { ...ana, phones: mobile, mother: 'Zulmira Reis' },
    'apart',
    'mães diferentes',
  ],
  [
    'one mother and birth date',
    { ...ana, ...born, mother: 'Rita de Prado' },
    { ...ana, ...born, mother: 'RITA PRADO' },
    'same',
    'mesmo nome e data de nascimento; mesma mãe',
  ],
  ['one name and nothing else', ana, ana, 'apart', 'mesmo nome'],

  [
    'without da',
    { ...ana, phones: mobile },
    { name: 'ANA MARIA SILVA', phones: mobile },
    'same',
    'mesmo nome; mesmo celular',
  ],
  [
    'a title',
    { name: 'Dra. Ana Maria da Silva', phones: mobile },
    { ...ana, phones: mobile },
    'same',
    'mesmo nome; mesmo celular',
  ],
  [
    'a nickname',
    { ...jose, phones: mobile },
    { name: 'Zé da Silva', phones: mobile },
    'perhaps',
    'apelido no lugar do nome; mesmo celular',
  ],
  [
    'a nickname in its field',
    { name: 'Maria Aparecida Rocha', nickName: 'Cida', phones: mobile },
    { name: 'Cida Rocha', phones: mobile },
    'perhaps',
    'apelido no lugar do nome; mesmo celular',
  ],
  [
    'the ninth digit',
    { ...ana, phones: mobile },
    { ...ana, phones: ['1987654321'] },
    'perhaps',
    'mesmo nome; pode ser o mesmo telefone: só muda o nono dígito',
  ],
  [
    'a number from abroad and one like it',
    { ...ana, phones: ['+34 912345678'] },
    { ...ana, phones: ['34912345678'] },
    'apart',
    'mesmo nome',
  ],
  [
    'one number from abroad',
    { ...ana, phones: ['+34 912345678'] },
    { ...ana, phones: ['0034912345678'] },
    'perhaps',
    'mesmo nome; mesmo telefone de fora do Brasil',
  ],
  [
    'one house',
    { ...ana, address: 'Rua das Flores, 10' },
    { ...ana, address: 'R. das Flores, nº 10' },
    'perhaps',
    'mesmo nome; mesmo endereço',
  ],
  [
    'one e-mail',
    { ...ana, email: 'A@exemplo.com' },
    { ...ana, email: 'a@exemplo.com ' },
    'perhaps',
    'mesmo nome; mesmo e-mail',
  ],
  [
    'a woman and a man',
    { ...ana, phones: mobile, genre: 'Feminino' },
    { ...ana, phones: mobile, genre: 'Masculino' },
    'perhaps',
    'mesmo nome; mesmo celular; gêneros diferentes',
  ],
  [
    'nobody knows the name, one mobile',
    { phones: mobile },
    { ...ana, phones: mobile },
    'perhaps',
    'mesmo celular',
  ],
  ['nobody knows the name, one landline', { phones: landline }, jose, 'perhaps', 'telefone fixo da casa'],
  ['nobody knows anything', {}, jose, 'apart', ''],
];

describe('two people', () => {
  it.each(cases)('%s', (_, one, other, is, why) => {
    const pairScore = of(one, other);
    expect({ is: pairScore.is, why: reasonsText(pairScore) }).toEqual({ is, why });
  });

  const facts = fc.record({
    name: fc.constantFrom(
      '',
      'José da Silva',
      'José da Silva Filho',
      'Zé Silva',
      'José Neto',
      'Ana Souza',
      'Ana',
    ),
    cpf: fc.constantFrom('', cpf, otherCpf, '12345678900'),
    birth: fc.constantFrom('', '1950-01-02', '1950-02-01', '1980-03-04'),
    phones: fc.subarray(['19987654321', '1987654321', '1932351201', '+34912345678']),
    email: fc.constantFrom('', 'a@exemplo.com'),
    genre: fc.constantFrom('', 'Feminino', 'Masculino'),
    address: fc.constantFrom('', 'Rua A, 1'),
    mother: fc.constantFrom('', 'Rita Prado', 'Zulmira Reis'),
  });

  it('are judged alike either way round, and what tells them apart is never overruled', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const pairScore = of(one, other);
        expect({ ...of(other, one), score: 0 }).toEqual({ ...pairScore, score: 0 });
        const hasTwo = (key: 'cpf' | 'birth') =>
          one[key] !== '' && other[key] !== '' && one[key] !== other[key];
        const isTold = (one.cpf === cpf || one.cpf === otherCpf) && hasTwo('cpf') && !/^123/.test(other.cpf);
        if (isTold) expect(pairScore.apart).toBe('CPFs diferentes');
        if (pairScore.apart) expect(pairScore.is).toBe('apart');
        if (pairScore.is !== 'same') return;
        expect(pairScore.reasons.length).toBeGreaterThan(0);
        if (one.cpf !== other.cpf || one.cpf === '') expect(hasTwo('birth')).toBe(false);
        // Nothing shared by a household is enough.
        const isOwn =
          one.cpf === other.cpf || one.birth === other.birth || one.phones.includes('19987654321');
        expect(isOwn).toBe(true);
      }),
    );
  });

  it('of one telephone of many are not joined by it', () => {
    const common = { lines: new Set(['1987654321']), emails: new Set<string>() };
    const [one, other] = [traitsOf({ ...ana, phones: mobile }), traitsOf({ ...ana, phones: mobile })];
    expect(scorePair(one, other, common)).toMatchObject({ is: 'apart', apart: null, isClose: true });
  });
});
