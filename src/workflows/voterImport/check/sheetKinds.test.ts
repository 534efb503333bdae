import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRow, type Answers, type RowOptions } from './checkRow';
import { orderOf, withDayFirst } from './dateOrder';
import { areTurned, turnedName } from './surnameFirst';

const options: RowOptions = { areaCode: '', today: '2026-11-23' };
const row = (use: 'name' | 'phone' | 'dateOfBirth', cell: string, changes: Partial<RowOptions> = {}) => {
  const columns = ['name', use] as const;
  return use === 'name'
    ? checkRow(2, [cell], ['name'], { ...options, ...changes })
    : checkRow(2, ['Ana', cell], columns, { ...options, ...changes });
};
const answered = (about: keyof Answers, answer: string) => ({ answers: { [about]: { '': answer } } });

describe('a name with its surname in front', () => {
  it.each([
    ['SOUZA, Maria', 'Maria Souza', true],
    ['SOUZA LIMA, José Carlos', 'José Carlos Souza Lima', true],
    ['Silva, Maria da', 'Maria da Silva', false],
    ["D'ÁVILA, Ivone", "Ivone D'Ávila", true],
    ['SOUZA, MARIA', 'MARIA SOUZA', false],
  ])('%s is %s', (written, name, isSure) => expect(turnedName(written)).toEqual({ name, isSure }));

  it.each([
    ...['Maria, mãe de João', 'Padaria Central, Ltda', 'PREFEITURA, Secretaria de Obras', 'Souza, Dr. João'],
    ...['Maria, Ana, Bia', 'Maria,', ', Maria', 'Maria, 35', 'Maria, professora', 'MARIA, MÃE DO JOÃO'],
    ...['SILVA, Filho', 'Associação de Moradores, Vila Rica', 'Maria, Vereadora'],
  ])('%s is left as it is', (written) => expect(turnedName(written)).toBeNull());

  it('is turned with a word where its capitals or most of its column say so, and as is answered', () => {
    expect(row('name', 'SOUZA, Maria')).toMatchObject({
      voter: { name: 'Maria Souza' },
      says: ['Nome: “SOUZA, Maria” entra como “Maria Souza”.'],
    });
    const unsure = row('name', 'Souza, Maria');
    expect(unsure).toMatchObject({ voter: { name: 'Souza, Maria' }, asked: [{ about: 'surnameFirst' }] });
    expect(unsure.says[0]).toMatch(/parece ter o sobrenome na frente/);
    expect(row('name', 'Souza, Maria', { areTurned: true }).voter.name).toBe('Maria Souza');
    expect(row('name', 'Souza, Maria', answered('surnameFirst', 'turn')).voter.name).toBe('Maria Souza');
    expect(row('name', 'SOUZA, Maria', answered('surnameFirst', 'keep')).voter.name).toBe('SOUZA, Maria');
    expect(areTurned(['Souza, Ana', 'Lima, Bia', 'Carla Dias', ''])).toBe(true);
    expect(areTurned(['Souza, Ana', 'Bia Lima', 'Carla Dias'])).toBe(false);
  });
});

describe('a mobile of eight digits', () => {
  it.each(['(19) 8111-0001', '19 9111-0001', '1971110001', '+55 (19) 6111-0001'])(
    '%s is asked about, and completed only then',
    (cell) => {
      const as = row('phone', cell);
      const [digits = ''] = as.voter.phones;
      expect(digits).toHaveLength(10);
      expect(as.asked).toMatchObject([{ about: 'ninthDigit' }]);
      expect(as.says[0]).toMatch(/^Telefone: falta o nono dígito em .* \(19\) 9\d{4}-0001\?$/);
      const whole = row('phone', cell, answered('ninthDigit', 'complete'));
      expect(whole.voter.phones).toEqual([`${digits.slice(0, 2)}9${digits.slice(2)}`]);
      expect(whole.says[0]).toMatch(/entra com o nono dígito/);
    },
  );

  it.each(['(19) 3235-0001', '(19) 98111-0001', '(19) 2111-0001', '(19) 5111-0001'])('%s is none', (cell) =>
    expect(row('phone', cell)).toMatchObject({ says: [], asked: [] }),
  );
});

describe('a column of birth dates', () => {
  it.each([
    ['Nascimento', ['5/9/1980', '13/2/1970'], 'day'],
    ['Birthday', ['5/9/1980', '13/2/1970'], 'day'],
    ['Birthday', ['5/9/1980', '2/13/1970'], 'month'],
    ['Nascimento', ['5/9/1980', '2/13/1970'], 'month'],
    ['Birthday', ['5/9/1980', '5/5/1980'], 'ask'],
    ['Nascimento', ['5/9/1980', '2/1/1970'], 'day'],
    ['Nascimento', ['5/9/1980', '13/1/1970', '1/13/1970'], 'ask'],
    ['Birthday', ['1980-09-05', '1970-02-01', '5/5/1980'], 'day'],
    ['Birthday', [], 'day'],
  ] as const)('%s of %j is by %s', (heading, cells, order) => expect(orderOf(heading, cells)).toBe(order));

  it('is read as its order or the answer says, with a word', () => {
    const born = (cell: string, changes: Partial<RowOptions>) => row('dateOfBirth', cell, changes);
    expect(born('5/9/1980', { dateOrder: 'month' })).toMatchObject({
      voter: { dateOfBirth: '1980-05-09' },
      says: [],
      asked: [{ about: 'dateOrder', key: 'month', word: '5/9/1980' }],
    });
    const notices = { answers: { dateOrder: { month: 'day' } }, dateOrder: 'month' } as const;
    expect(born('5/9/1980', notices).voter.dateOfBirth).toBe('1980-09-05');
    expect(born('12/25/1975', notices)).toMatchObject({
      voter: { dateOfBirth: '1975-12-25' },
      says: [expect.stringMatching(/tem o mês primeiro: entra como 25\/12\/1975/)],
    });
    expect(born('5/9/1980', { dateOrder: 'ask' })).toMatchObject({
      voter: { dateOfBirth: '1980-09-05' },
      asked: [{ about: 'dateOrder', word: '5/9/1980' }],
    });
    const month = { dateOrder: 'ask', ...answered('dateOrder', 'month') } as const;
    expect(born('5/9/1980', month).voter.dateOfBirth).toBe('1980-05-09');
    expect(born('5/25/1980', { dateOrder: 'ask' }).voter.dateOfBirth).toBe('1980-05-25');
    expect(born('1980-09-05', month).voter.dateOfBirth).toBe('1980-09-05');
    expect(born('5/9/1980', {})).toMatchObject({ voter: { dateOfBirth: '1980-09-05' }, asked: [] });
  });

  it('has no date changed but by its order', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (month, day) => {
        expect(withDayFirst(`${month}/${day}/1980`)).toBe(`${day}/${month}/1980`);
        const { voter } = row('dateOfBirth', `${month}/${day}/1980`, { dateOrder: 'month' });
        expect(voter.dateOfBirth).toBe(
          `1980-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
        );
      }),
    ));
});
