import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importFields, labelOfField, type ColumnUse, type FieldKey } from '../columns/fields';
import { checkRow, type CheckedVoter, type RowOptions } from './checkRow';

const apart: Partial<Record<FieldKey, keyof CheckedVoter>> = {
  maritalStatus: 'maritalStatusId',
  voteStatus: 'voteStatusId',
};
/** Name of the value for a field. */
const readAs = (field: FieldKey) => apart[field] ?? (field as keyof CheckedVoter);

const check = (cells: Partial<Record<FieldKey, string>>, areaCode = '', more: Partial<RowOptions> = {}) => {
  const all = { name: 'Ana Souza', ...cells };
  return checkRow(7, Object.values(all), Object.keys(all) as FieldKey[], {
    areaCode,
    today: '2026-11-23',
    ...more,
  });
};

describe('a row', () => {
  it('is read to what the API takes', () => {
    const { voter, refused, faults } = check({
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
    expect([refused, faults]).toEqual([[], []]);
    expect(voter).toMatchObject({
      ...{ cpf: '52998224725', dateOfBirth: '1982-02-18', genre: 2, maritalStatusId: 1, zipcode: '01310100' },
      ...{ phones: ['19987654321', '1934567890'], number: '', additional: 'S/N, casa 2', city: 'Campinas' },
      ...{ state: 'SP', groups: ['Idosos', 'Esporte'], allows: false },
      note: 'Conhece o bairro.\nOutros telefones: (11) 91234-5678',
    });
  });

  it('without a sex is not told', () => expect(check({ genre: '' }).voter.genre).toBe(3));

  it('gets back the zeros that a spreadsheet dropped', () => {
    expect(check({ cpf: '1234567890' }).voter.cpf).toBe('01234567890');
  });

  it('gets the area code that is given', () => {
    expect(check({ phone: '98765-4321' }, '19').voter.phones).toEqual(['19987654321']);
  });

  it('without a name, or with more cells than headings, stays out', () => {
    expect(check({ name: '' }).refused).toEqual(['Nome: falta.']);
    // A sum below a list, or a number in the place of a name.
    for (const name of ['214', '+55 19 98111-0101'])
      expect(check({ name }).refused).toEqual([`Nome: não tem letras: “${name}”.`]);
    const { refused } = checkRow(2, ['Ana', 'x'], ['name'], { areaCode: '', today: '2026-11-23' });
    expect(refused).toEqual([expect.stringMatching(/mais células do que os títulos/)]);
  });

  it.each<[FieldKey, string, string, RegExp]>([
    ['cpf', '111.111.111-11', 'cpf', /^CPF: não é um CPF/],
    ['cpf', '52998224726', 'cpf', /^CPF: não é um CPF/],
    ['cpf', '12345', 'cpf', /^CPF: não é um CPF/],
    ['cpf', '529.***.***-25', 'cpf-masked', /^CPF: está mascarado/],
    ['cpf', 'XXX.982.247-XX', 'cpf-masked', /^CPF: está mascarado/],
    ['cpf', '1,23457E+10', 'cpf-digits-lost', /^CPF: faltam algarismos/],
    ['phone', '5,51199E+12', 'phone-digits-lost', /^Telefone: faltam algarismos/],
    ['phone', '98765-4321', 'phone-ddd', /^Telefone: falta o DDD/],
    ['phone', '(20) 98765-4321', 'phone-area', /^Telefone: não existe o DDD/],
    ['phone', '(19) 18765-4321', 'phone', /^Telefone: não é um telefone/],
    ['phone', '+1 305-555-0106', 'phone-foreign', /^Telefone: não é do Brasil/],
    ['phone', '+598 99 123 456', 'phone-foreign', /^Telefone: não é do Brasil/],
    ['phone', 'recado com a mãe', 'phone', /^Telefone: não é um telefone/],
    ['email', 'ana@', 'email', /^E-mail: não é um endereço/],
    ['email', `${'a'.repeat(50)}@b.co`, 'email-length', /^E-mail: passa de 50 letras/],
    ['dateOfBirth', '31/02/1980', 'dateOfBirth', /^Data de nascimento: não se lê/],
    ['dateOfBirth', '0101', 'dateOfBirth', /^Data de nascimento: não se lê/],
    ['dateOfBirth', '1982', 'dateOfBirth', /^Data de nascimento: não se lê/],
    ['dateOfBirth', 'ontem', 'dateOfBirth', /^Data de nascimento: não se lê/],
    ['dateOfBirth', '24/11/2026', 'date-far', /^Data de nascimento: está no futuro/],
    ['dateOfBirth', '22/11/1906', 'date-far', /^Data de nascimento: faz mais de 120 anos/],
    ['zipcode', '123', 'zipcode', /^CEP: não é um CEP/],
    ['voterTitle', '1234567890123', 'voterTitle', /^Título de eleitor: não se lê/],
    ['voterTitle', '1,23457E+11', 'voterTitle-digits-lost', /^Título de eleitor: faltam algarismos/],
    ['healthCard', 'abc', 'healthCard', /^Cartão SUS: não se lê/],
    ['district', 'VERDADEIRO', 'ticked', /^Bairro: “VERDADEIRO” não é um nome/],
  ])('of %s with %j comes in without it, which is noted, or stays out', (field, raw, kind, why) => {
    const found = check({ [field]: raw });
    expect(found.refused).toEqual([]);
    expect(found.faults).toEqual([
      { field, kind, raw, why: expect.stringMatching(why) as string, isNoted: true },
    ]);
    expect(found.voter.note).toBe(`${labelOfField(field)} na planilha: ${raw}`);
    const aside = check({ [field]: raw }, '', { faultChoice: { [kind]: 'aside' } });
    expect(aside.refused).toEqual(aside.faults.map((fault) => fault.why));
  });

  it('with a word that is no choice asks what it is, and notes it meanwhile', () => {
    const unknown = check({ genre: 'Azul', maritalStatus: 'Enrolada', allows: 'talvez' });
    expect(unknown.faults).toEqual([]);
    expect(unknown.asked).toEqual([
      { about: 'genre', key: 'azul', word: 'Azul' },
      { about: 'maritalStatus', key: 'enrolada', word: 'Enrolada' },
      { about: 'allows', key: 'talvez', word: 'talvez' },
    ]);
    expect(unknown.voter).toMatchObject({ genre: 3, maritalStatusId: '', allows: '' });
    expect(unknown.voter.note.split('\n')).toEqual([
      'Sexo na planilha: Azul',
      'Estado civil na planilha: Enrolada',
      'Aceita receber comunicação? na planilha: talvez',
    ]);
    const answered = check({ genre: 'Azul' }, '', { answers: { genre: { azul: 2 } } });
    expect(answered.voter).toMatchObject({ genre: 2, note: '' });
  });
});

describe('a cell', () => {
  it.each<[FieldKey, string, unknown]>([
    ...(
      [
        ['2026-02-01', '2026-02-01'],
        ['1/2/2026 00:00', '2026-02-01'],
        ['1982-02-18T00:00:00', '1982-02-18'],
        ['30000', '1982-02-18'],
        ['30000,5', '1982-02-18'],
        ['2/2/51', '1951-02-02'],
        ['03/02/71', '1971-02-03'],
        ['15/mar/85', '1985-03-15'],
        ['15 de março de 1985', '1985-03-15'],
        ['1º de março de 1985', '1985-03-01'],
        ['1o de março de 1985', '1985-03-01'],
        ['18.02.1982', '1982-02-18'],
        ['18‑02‑1982', '1982-02-18'],
        ['18021982', '1982-02-18'],
        ['19820218', '1982-02-18'],
        ['180282', '1982-02-18'],
        ['="18/02/1982"', '1982-02-18'],
        ['', ''],
        ['0000-00-00', ''],
        ['0/0/00', ''],
        ['-', ''],
        ['#NULO#', ''],
      ] as const
    ).map(([cell, day]): [FieldKey, string, unknown] => ['dateOfBirth', cell, day]),
    ['cpf', '1234567890', '01234567890'],
    ['cpf', '45123675', '00045123675'],
    ['cpf', '="30211844721"', '30211844721'],
    ['cpf', "'302.118.447-21", '30211844721'],
    ['cpf', '302.118.447–21', '30211844721'],
    ['cpf', '\u200E302.118.447-21\u202C', '30211844721'],
    ['cpf', '30211844721.0', '30211844721'],
    ['cpf', '3,0211844721E+10', '30211844721'],
    ['cpf', '000.000.000-00', ''],
    ['cpf', 'não tem', ''],
    ['cpf', '-4', ''],
    ['zipcode', '1310100', '01310100'],
    ['zipcode', '13.024-000', '13024000'],
    ['zipcode', 'CEP: 13024-000', '13024000'],
    ['voterTitle', '12345670124', '012345670124'],
    ['voterTitle', '0123 4567 0124', '012345670124'],
    ['number', '1.578', '1578'],
    ['number', '45,0', '45'],
    ['number', 'nº 45', '45'],
    ['electoralZone', '12ª', '12'],
    ['sonsIn', 'Nenhum', '0'],
    ['name', 'NÃO DIVULGÁVEL', ''],
    ['district', '#NE#', ''],
    ['genre', 'Prefiro não dizer', 3],
    ['maritalStatus', 'Separado judicialmente', 3],
    ['maritalStatus', 'CASADO(A)', 1],
    ['voteStatus', 'a conquistar', 3],
    ['allows', 'Sim, autorizo o gabinete a me escrever', true],
    ['allows', 'Não quero', false],
    ['city', 'Xangri-Lá', 'Xangri-Lá'],
  ])('of %s with %j is read to %j', (field, cell, value) => {
    const { voter, faults } = check({ [field]: cell });
    expect(faults).toEqual([]);
    expect(voter[readAs(field)]).toBe(value);
  });

  it.each([
    ['25/12', '25/12'],
    ['--12-25', '25/12'],
    ['1604-12-25', '25/12'],
    ['25 de dezembro', '25/12'],
    ['25-dez', '25/12'],
  ])('of a birth with %j is no date: the day and the month are noted', (cell, day) => {
    const { voter, faults, says } = check({ dateOfBirth: cell });
    expect([voter.dateOfBirth, voter.note, faults]).toEqual(['', `Aniversário: ${day}`, []]);
    expect(says).toEqual([expect.stringMatching(/^Data de nascimento: falta o ano/)]);
  });

  it('with a year of two digits is asked about, and read by the answer', () => {
    const shortYear = (dateOfBirth: string, years = {}) =>
      check({ dateOfBirth }, '', { answers: { shortYear: years } });
    expect(shortYear('2/2/15').asked).toEqual([{ about: 'shortYear', key: '15', word: '15' }]);
    expect(shortYear('2/2/15').voter.dateOfBirth).toBe('2015-02-02');
    expect(shortYear('2/2/15', { '15': '1915' }).voter.dateOfBirth).toBe('1915-02-02');
    expect(shortYear('2/2/19').faults).toMatchObject([{ kind: 'date-short-year', raw: '2/2/19' }]);
    expect(shortYear('2/2/19', { '19': '2019' }).voter.dateOfBirth).toBe('2019-02-02');
  });

  it.each<[string, string[]]>([
    ['19 98765-4321 (Ana)', ['19987654321']],
    ['+55 19 98111-0102 ::: +55 19 98111-0103', ['19981110102', '19981110103']],
    ['19987654321.0', ['19987654321']],
    ['(19) 3235‑0101 ou (19) 3235—0102', ['1932350101', '1932350102']],
    ['\u202A+55\u00A019\u00A098111\u20110104\u202C', ['19981110104']],
    ['0 19 98111-0104', ['19981110104']],
    ['(00) 00000-0000', []],
    ['', []],
  ])('of telephones with %j has %j', (phone, phones) => {
    const { voter, faults } = check({ phone });
    expect([voter.phones, faults]).toEqual([phones, []]);
  });

  it('tells which local number asks for an area code', () => {
    expect(check({ phone: '98111-0105' }).asked).toEqual([
      { about: 'areaCode', key: '', word: '98111-0105' },
    ]);
  });

  it.each([
    ['Campinas/SP', '', 'Campinas', 'SP'],
    ['Campinas (SP)', '', 'Campinas', 'SP'],
    ['Campinas - São Paulo', '', 'Campinas', 'SP'],
    ['Campinas—SP', '', 'Campinas', 'SP'],
    ['CAMPINAS SP', '', 'CAMPINAS', 'SP'],
    ['Campinas - SP, Brasil', '', 'Campinas', 'SP'],
    ['XANGRI-LA', '', 'XANGRI-LA', ''],
    ['Não-Me-Toque', 'Rio Grande do Sul', 'Não-Me-Toque', 'RS'],
    ['Mogi Mirim', 's.p.', 'Mogi Mirim', 'SP'],
    ['Barra de São Francisco', '', 'Barra de São Francisco', ''],
  ])('of a city with %j and a state with %j is %j and %j', (city, state, name, letters) =>
    expect(check({ city, state }).voter).toMatchObject({ city: name, state: letters }),
  );

  it('of a street has the number, where no other column has it', () => {
    expect(check({ street: 'Rua 7 de Setembro, nº 1.045, casa 2' }).voter).toMatchObject({
      ...{ street: 'Rua 7 de Setembro', number: '1045', additional: 'casa 2' },
    });
    expect(check({ street: 'Rua 3, 10', number: '12' }).voter).toMatchObject({
      street: 'Rua 3, 10',
      number: '12',
    });
    expect(check({ street: 'Rodovia SP-340, km 12' }).voter).toMatchObject({ number: '' });
  });
});

describe('several cells of one field', () => {
  it('are one name', () => {
    const name = (cells: Partial<Record<FieldKey, string>>) => check({ name: '', ...cells }).voter.name;
    expect(name({ firstName: 'Jacira', middleName: 'Aparecida', lastName: 'Moutinho' })).toBe(
      'Jacira Aparecida Moutinho',
    );
    expect(name({ name: 'Jacira', lastName: 'Moutinho', nameSuffix: 'Filha' })).toBe('Jacira Moutinho Filha');
    expect(name({ name: 'Jacira Moutinho', firstName: 'Jacira', lastName: 'Moutinho' })).toBe(
      'Jacira Moutinho',
    );
    const otoniel = check({ name: '', firstName: 'Dr.', lastName: 'Otoniel Brandt' });
    expect([otoniel.voter.name, otoniel.voter.note]).toEqual(['Otoniel Brandt', 'Tratamento: Dr.']);
  });

  it('that have no room go to the notes, said', () => {
    const row = ['Ana', 'a@b.co ::: c@d.co', 'e@f.co', '* myContacts ::: Idosos', 'Aninha', 'Nina'];
    const columns: ColumnUse[] = ['name', 'email', 'email', 'groups', 'nickName', 'nickName'];
    const { voter, says } = checkRow(2, row, columns, { areaCode: '', today: '2026-11-23' });
    expect(voter).toMatchObject({ email: 'a@b.co', groups: ['Idosos'], nickName: 'Aninha' });
    expect(voter.note.split('\n')).toEqual(['Outro apelido: Nina', 'Outro e-mail: c@d.co, e@f.co']);
    expect(says).toHaveLength(2);
  });

  it('too long go in cut at a word, and whole to the notes', () => {
    const long = check({ nickName: 'Valentina Nunes Cordeiro Alves' });
    expect(long.voter).toMatchObject({
      nickName: 'Valentina Nunes',
      note: 'Apelido: Valentina Nunes Cordeiro Alves',
    });
    expect(long.says).toEqual([expect.stringMatching(/^Apelido: passa de 20 letras/)]);
    expect(check({ name: 'A'.repeat(51) }).voter.name).toBe('A'.repeat(50));
    const note = check({ note: 'x'.repeat(1001) });
    expect([note.voter.note.length, note.faults[0]?.kind]).toEqual([1000, 'note-length']);
  });

  it('of notes are called as their columns are', () => {
    const headings = ['Nome', 'Profissão', 'Obs.'];
    const { voter } = checkRow(2, ['Ana', 'Pedreira', '– liga cedo'], ['name', 'note', 'note'], {
      ...{ areaCode: '', today: '2026-11-23', headings },
    });
    expect(voter.note).toBe('Profissão: Pedreira\n– liga cedo');
  });
});

it('says what was lost while the file was read, and reads the rest', () => {
  const broken = new Map([
    [1, 'a fórmula da planilha deu o erro #N/D.'],
    [2, 'tem letras que se perderam.'],
  ]);
  const { voter, faults, says } = checkRow(
    2,
    ['Ana', '#N/D', 'Camp\uFFFDs'],
    ['name', 'cpf', 'district'],
    { areaCode: '', today: '2026-11-23' },
    { broken, notices: ['A linha estava em outra codificação.'] },
  );
  expect(voter).toMatchObject({ cpf: '', district: 'Camp\uFFFDs', note: '' });
  expect(faults.map(({ kind, why }) => [kind, why])).toEqual([
    ['cell', 'CPF: a fórmula da planilha deu o erro #N/D.'],
  ]);
  expect(says).toEqual(['A linha estava em outra codificação.', 'Bairro: tem letras que se perderam.']);
});

it('gives nobody a value that stood in no cell of their row', () => {
  const digits = fc.stringMatching(/^[0-9.,/() E+-]{0,16}$/);
  const cell = fc.oneof(
    digits,
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      '529.982.247-25',
      '="01310100"',
      '2/2/51',
      '+55 19 98111-0101',
      'Rua A, 45',
      'Campinas (SP)',
    ),
    fc.constantFrom('a@b.co; c@d.co', 'Dr.', 'Prefiro não dizer', '12345670124', '5,51198E+12', '--12-25'),
  );
  const keys = importFields.map(({ value }) => value);
  fc.assert(
    fc.property(fc.array(cell, { minLength: keys.length, maxLength: keys.length }), (cells) => {
      const { voter } = checkRow(2, cells, keys, { areaCode: '', today: '2026-11-23' });
      const own = (key: FieldKey) => cells[keys.indexOf(key)] ?? '';
      const digitsIn = (text: string) => text.replace(/\D/g, '');
      for (const phone of voter.phones) expect(digitsIn(own('phone'))).toContain(phone.slice(2));
      expect(digitsIn(own('cpf'))).toContain(voter.cpf.replace(/^0{0,3}/, ''));
      expect(digitsIn(own('zipcode'))).toContain(voter.zipcode.replace(/^0/, ''));
      expect(digitsIn(own('voterTitle'))).toContain(voter.voterTitle.replace(/^0+/, ''));
      expect(own('email')).toContain(voter.email);
      expect(digitsIn(own('number') + own('street'))).toContain(voter.number);
      const letters = (text: string) => [...text.normalize('NFD').replace(/[^\p{L}]/gu, '')].sort().join('');
      const all = new Set(letters(cells.join('')));
      for (const text of [
        voter.name,
        voter.nickName,
        voter.street,
        voter.city,
        voter.district,
        ...voter.groups,
      ])
        for (const letter of letters(text)) expect(all).toContain(letter);
    }),
    { numRuns: 300 },
  );
});
