import { expect, it } from 'vitest';
import { againText } from './again';
import { correctionsOf, doubledFields, hasName, looksLikeHeadings, matchColumns } from './matchColumns';

it.each([
  ['NOME COMPLETO', 'name'],
  ['Dt. Nasc.', 'dateOfBirth'],
  ['Data de nascimento (dd/mm/aaaa)', 'dateOfBirth'],
  ['E-MAIL:', 'email'],
  ['Título  Eleitoral', 'voterTitle'],
  ['Logradouro', 'street'],
  ['Nº', 'number'],
  ['Município', 'city'],
  ['UF', 'state'],
  ['Obs.', 'note'],
  ['WhatsApp', 'phone'],
  ['C.P.F.', 'cpf'],
  ['C.E.P.', 'zipcode'],
  ['Fone 1', 'phone'],
  ['Telefone3', 'phone'],
  ['Telefone/WhatsApp (com DDD)', 'phone'],
  ['Celular com DDD', 'phone'],
  ['Telefone do assistente', 'none'],
  ['Nome da mãe', 'none'],
  ['nomeCompleto', 'name'],
  ['Qual é o seu nome completo?', 'name'],
  ['Seu e-mail para contato:', 'email'],
  ['Dt. nasc.', 'dateOfBirth'],
  ['NM_ELEITOR', 'name'],
  ['DT_NASCIMENTO', 'dateOfBirth'],
  ['DS_GENERO', 'genre'],
  ['DS_ESTADO_CIVIL', 'maritalStatus'],
  ['NR_CPF_CANDIDATO', 'cpf'],
  ['NR_TITULO_ELEITORAL_CANDIDATO', 'voterTitle'],
  ['NR_ZONA', 'electoralZone'],
  ['NM_MUNICIPIO', 'city'],
  ['SG_UF', 'state'],
  ['CD_GENERO', 'none'],
  ['Carimbo de data/hora', 'none'],
  ['Endereço 2', 'otherAddress'],
  ['Nome 2', 'none'],
  ['Cor preferida', 'none'],
  ['constructor', 'none'],
])('%s is %s', (heading, use) => expect(matchColumns([heading])).toEqual([use]));

it('takes the first of two columns of a kind, both of telephones, and keeps what only one can be', () => {
  const headings = ['Nome', 'Nome', 'Celular', 'Telefone fixo', 'E-mail', 'E-mail', 'Bairro', 'Bairro'];
  const uses = matchColumns(headings);
  expect(uses).toEqual(['name', 'note', 'phone', 'phone', 'email', 'email', 'district', 'otherAddress']);
  const said = headings.map((_, at) => againText(headings, uses, at).replace(/:.*/, ''));
  expect(said).toEqual([
    ...[
      '',
      'Já há uma coluna de Nome',
      '',
      'Mais uma coluna de Telefone',
      '',
      'Mais uma coluna de E-mail',
      '',
    ],
    'Já há uma coluna de Bairro',
  ]);
  expect(doubledFields(['name', 'name', 'phone', 'phone'])).toEqual(['name']);
});

const google =
  'First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Address 2 - Formatted,Website 1 - Value';
const googleBefore =
  'Name,Given Name,Additional Name,Family Name,Name Suffix,Nickname,Birthday,Gender,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Name';
const outlook =
  'Title,First Name,Middle Name,Last Name,Suffix,Company,Job Title,Business Street,Business City,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Business Fax,Business Phone,Home Phone,Mobile Phone,Birthday,Categories,E-mail Address,E-mail 2 Address,E-mail Display Name,Gender,Notes';
const outlookPt =
  'Título,Nome,Segundo nome,Sobrenome,Sufixo,Empresa,Cargo,Endereço comercial,Cidade do endereço comercial,Endereço residencial,Cidade do endereço residencial,Estado do endereço residencial,CEP do endereço residencial,Telefone comercial,Telefone residencial,Celular,Aniversário,Categorias,Endereço de email,Endereço de email 2,Nome para exibição do email,Sexo,Anotações';
const own =
  'Ref.;CPF;Nome;Apelido;Gênero;Data de nascimento;Telefone;Grupo;Endereço;Número;Complemento;Bairro;Cidade;Estado;CEP;Observações;E-mail;Local de votação;Zona eleitoral;Seção;Status;Data de cadastro';

it.each([
  [
    google,
    'firstName middleName lastName none treatment nameSuffix nickName none none dateOfBirth note none groups none email email none phone phone none wholeAddress street city none state zipcode none district otherAddress none',
  ],
  [
    googleBefore,
    'name firstName middleName lastName nameSuffix nickName dateOfBirth genre note groups none email none phone none',
  ],
  [
    outlook,
    'treatment firstName middleName lastName nameSuffix none none otherAddress otherAddress street city state zipcode none none phone phone phone dateOfBirth groups email email none genre note',
  ],
  [
    outlookPt,
    'voterTitle name middleName lastName nameSuffix none none otherAddress otherAddress street city state zipcode phone phone phone dateOfBirth groups email email none genre note',
  ],
  [
    own,
    'none cpf name nickName genre dateOfBirth phone groups street number additional district city state zipcode note email none electoralZone votingSection none none',
  ],
])('knows the export %#', (headings, uses) =>
  expect(matchColumns(headings.split(/[,;]/))).toEqual(uses.split(' ')),
);

it('takes what the cells below say', () => {
  const by = (heading: string, ...cells: string[]) => matchColumns([heading], {}, [cells])[0];
  expect(by('Título', 'Sr.', 'Dra.')).toBe('treatment');
  expect(by('Título', '0123 4567 0124')).toBe('voterTitle');
  expect(by('Título')).toBe('voterTitle');
  expect(by('Número', '19 98111-0101')).toBe('phone');
  expect(by('Contato', '(19) 98111-0101', '1932350101')).toBe('phone');
  expect(by('Estado', 'Casado', 'Viúva')).toBe('maritalStatus');
  expect(by('Filhos', 'Ana, Bia')).toBe('note');
  expect(by('Filhos', '2', 'nenhum')).toBe('sonsIn');
  expect(by('Filhos', 'Nenhum')).toBe('sonsIn');
  expect(by('Filhos', 'Ana 2', 'Bia')).toBe('sonsIn');
  expect(by('Filhos', 'quase nenhum')).toBe('note');
  expect(by('Filhos', '-', '')).toBe('sonsIn');
  expect(by('Título', 'Sr.', '0123 4567 0124')).toBe('voterTitle');
  expect(by('Número', '19 98111-0101', '12')).toBe('number');
  expect(by('Número', '12345678')).toBe('phone');
  expect(by('Número', '1234567')).toBe('number');
  expect(by('Número', '19 98111-0101 casa')).toBe('number');
  expect(by('Número', '19 98111-0101 ana')).toBe('phone');
  expect(by('Nome', '19 98111-0101', '-')).toBe('phone');
  expect(by('Nome', 'Ana Lima')).toBe('name');
  expect(by('Bairro', '19 98111-0101')).toBe('district');
  expect(by('Estado', 'SP', 'Casado')).toBe('state');
  expect(by('Estado', 'São Paulo')).toBe('state');
  expect(by('Estado', '')).toBe('state');
  expect(by('Cidade', 'Casado')).toBe('city');
  expect(by('Contato', '(19) 98111-0101 (filha Bia)')).toBe('phone');
  expect(by('Contato', '(19) 98111-0101 (2 vezes)')).toBe('name');
  expect(by('WhatsApp?', 'sim', 'não')).toBe('note');
  expect(by('WhatsApp?', 'sim', '19 98111-0101')).toBe('phone');
  expect(by('Aceita mensagens', 'sim', 'não')).toBe('allows');
});

it.each([
  ['Nº;Nome;Telefone', 'none name phone'],
  ['Nome;Nº;Telefone', 'name none phone'],
  ['Nº', 'number'],
  ['Número;Rua;Nome', 'number street name'],
  ['Nº;Complemento', 'number additional'],
  ['Nº;Endereço completo', 'number wholeAddress'],
  ['Rua;Tipo;Nº;Nome', 'street none number name'],
  ['Rua;Nome;Nº', 'street name number'],
  ['CEP;x;Nº', 'zipcode none number'],
  ['Nome;x;Nº;Bairro', 'name none number district'],
])('a number of %j is a house’s only near a street', (headings, uses) =>
  expect(matchColumns(headings.split(';'))).toEqual(uses.split(' ')),
);

it('goes by the cells alone where there are no headings', () => {
  const by = (...columns: string[][]) =>
    matchColumns(
      columns.map(() => ''),
      {},
      columns,
    );
  expect(by(['~Ana Lima', 'Bia 🌻 Reis'], ['19 98111-0101'], ['ana@exemplo.com'], ['13024-000'])).toEqual([
    ...['name', 'phone', 'email', 'none'],
  ]);
  expect(by(['1', '2'], ['Ana', 'Bia'], ['19 98111-0101'], ['012.345.670-32'])).toEqual([
    ...['none', 'name', 'phone', 'cpf'],
  ]);
  expect(by(['Ana', 'Bia'], ['x', 'y'])).toEqual(['none', 'none']);
  expect(by([], ['Ana Lima'], ['Rua Brasil'])).toEqual(['none', 'name', 'none']);
  // One cell that does not match makes it uncertain.
  expect(by(['Ana Lima', 'Bia 2'], ['19 98111-0101', 'x'], ['ana@exemplo.com', 'x'])).toEqual([
    ...['none', 'none', 'none'],
  ]);
  expect(by(['012.345.670-32', '1'], ['1012.345.670-32'], ['012.345.670-321'], ['a b@exemplo.com'])).toEqual([
    ...['none', 'none', 'none', 'none'],
  ]);
  expect(by(['a@b.example; c@d.example'], ['19 98111-0101 / 19 32351111', '-'])).toEqual(['none', 'phone']);
  expect(by(['19 98111-0101'], ['1'], ['Ana', 'Bia'], ['Caio'])).toEqual(['phone', 'none', 'name', 'none']);
  expect(by(['19 98111-0101'], [], ['Ana', '1'])).toEqual(['phone', 'none', 'none']);
  expect(by(['Ana', 'Bia'], ['19 98111-0101'])).toEqual(['name', 'phone']);
  expect(
    by(['19 98111-0101'], ['19 32351111'], ['a@b.example'], ['c@d.example'], ['Ana Sá'], ['Bia Sá']),
  ).toEqual([...['phone', 'phone', 'email', 'email', 'name', 'none']]);
  // An existing heading takes precedence.
  expect(matchColumns(['', 'Nome'], {}, [['Ana Lima'], ['Bia Lima']])).toEqual(['none', 'name']);
});

it.each([
  ['Você autoriza o gabinete a enviar mensagens?', 'allows'],
  ['Deseja receber informações do mandato?', 'allows'],
  ['Gostaria de ser contatado?', 'allows'],
  ['Que informações você quer deixar?', undefined],
  ['Em qual bairro você mora?', 'district'],
  ['Em que cidade mora?', 'city'],
])('knows what a form asks: %s', (heading, use) => expect(matchColumns([heading])[0]).toBe(use ?? 'none'));

it('keeps what was learned of two equal headings apart', () => {
  const headings = ['Nome', 'E-mail', 'E-mail', 'Telefone', 'Telefone', 'Nome'];
  const first = ['name', 'email', 'email', 'phone', 'phone', 'note'] as const;
  expect(matchColumns(headings)).toEqual(first);
  const learned = correctionsOf(headings, ['name', 'email', 'note', 'phone', 'phone', 'none']);
  expect(learned).toEqual({ 'e mail #2': 'note', 'nome #2': 'none' });
  expect(matchColumns(headings, learned)).toEqual(['name', 'email', 'note', 'phone', 'phone', 'none']);
  expect(matchColumns(headings.slice(0, 2), learned)).toEqual(['name', 'email']);
});

it('goes by what was corrected before', () => {
  expect(matchColumns(['Líder', 'Nome'], { lider: 'name' })).toEqual(['name', 'note']);
  expect(matchColumns(['Nome', 'Líder'], { lider: 'name' })).toEqual(['name', 'none']);
  expect(matchColumns(['Fone', 'Líder'], { lider: 'phone' })).toEqual(['phone', 'phone']);
  expect(matchColumns(['Fone', 'Nome'], { fone: 'none' })).toEqual(['none', 'name']);
});

it('remembers corrected headings alone, and nothing that may be a person', () => {
  const headings = ['Nome', 'Líder', 'Ana', 'ana@exemplo.com', '11 98765-4321'];
  expect(correctionsOf(headings, ['name', 'note', 'none', 'email', 'phone'])).toEqual({ lider: 'note' });
  const [longest, longer] = ['a'.repeat(44), 'b'.repeat(45)];
  expect(correctionsOf(['', longest, longer, 'Nome'], ['note', 'note', 'note'])).toEqual({
    ...{ [longest]: 'note', nome: 'none' },
  });
});

it('knows a row of headings from a person', () => {
  expect(looksLikeHeadings(['Nome', 'Telefone'])).toBe(true);
  expect(looksLikeHeadings(['Ana', '11987654321'])).toBe(false);
  expect(looksLikeHeadings(['Nome', 'ana@exemplo.com'])).toBe(false);
  expect(looksLikeHeadings(['Nome', 'Ano de 2026'])).toBe(true);
  expect(looksLikeHeadings(['Nome', '12345'])).toBe(false);
  expect(looksLikeHeadings(['Nome', 'Cor preferida'])).toBe(true);
  expect(looksLikeHeadings(['Ana', 'Bia'])).toBe(false);
});

it('knows what gives a name, and what only one column can give', () => {
  for (const use of ['name', 'firstName', 'lastName'] as const) expect(hasName(['phone', use])).toBe(true);
  expect([hasName(['phone', 'nickName']), hasName([])]).toEqual([false, false]);
  expect(doubledFields(['name', 'phone', 'phone', 'cpf', 'cpf', 'email', 'none', 'none'])).toEqual(['cpf']);
});
