import { describe, expect, it } from 'vitest';
import { sheetXml, workbookFile } from '@tests/zipFile';
import { matchColumns } from '../columns/matchColumns';
import { createImportSession } from './importSession';
import type { Choices, Resolved } from './questions';

/* Further variants of the lists that offices import, each as its program writes it. */

const resolved: Resolved = {
  ...{ cities: {}, districts: {}, groups: {}, withoutAddress: 'note' },
  ...{ answers: {}, areaCode: '', allowsForAll: false, voteStatusId: 3 },
};
const choices: Choices = { inBase: 'skip', inSheet: 'skip', faults: {}, noWins: true };

/** Results of importing a file or pasted text without any corrections. */
async function outcomeOf(source: Blob | string, changes: Partial<Resolved> = {}) {
  const importSession = createImportSession();
  const opened = await importSession.open({ source, separator: null, hasHeadings: null });
  if (opened.kind === 'refused') throw new Error(opened.text);
  const headings = opened.hasHeadings ? opened.headings : opened.headings.map(() => '');
  const columns = matchColumns(headings, {}, opened.samples);
  await importSession.check({ columns, options: { areaCode: '', today: '2026-11-23' } });
  await importSession.beginBase(null);
  await importSession.addBase(new Blob([JSON.stringify({ data: [], total: 0 })]));
  await importSession.plan({ resolved: { ...resolved, ...changes }, choices });
  const { items } = await importSession.items({ from: 0, count: 99 });
  const { rows } = await importSession.rows({ filter: 'all', from: 0, count: 99 });
  const voters = items.map(({ voter }) => voter);
  return {
    opened,
    columns,
    voters,
    notices: rows.flatMap(({ notices, why }) => [why, ...notices]).join('\n'),
  };
}

const lines = (...all: string[]) => all.join('\r\n');
const noted = (text: string) => expect.stringContaining(text) as string;

describe('a list', () => {
  it('of an iPhone, with groups of its own labels', async () => {
    const { voters } = await outcomeOf(
      lines(
        ...[
          'BEGIN:VCARD',
          'VERSION:3.0',
          'PRODID:-//Apple Inc.//iPhone OS 17.5//EN',
          'N:Moutinho;Jacira;Aparecida;;',
        ],
        ...[
          'FN:Jacira Aparecida Moutinho',
          'item1.TEL;type=pref:+55 19 98111-0101',
          'item1.X-ABLabel:_$!<HomePage>!$_',
        ],
        ...[
          'item2.EMAIL;type=INTERNET:jacira@exemplo.com',
          'item2.X-ABLabel:Igreja',
          'BDAY;X-APPLE-OMIT-YEAR=1604:1604-12-25',
        ],
        ...['item3.ADR;type=HOME:;;Rua das Acácias\\, 45;Campinas;SP;13024-000;Brasil', 'END:VCARD'],
      ),
    );
    expect(voters).toMatchObject([
      {
        ...{ name: 'Jacira Aparecida Moutinho', phones: ['19981110101'], email: 'jacira@exemplo.com' },
        ...{ dateOfBirth: '', note: noted('25/12'), zipcode: '13024000', city: 'Campinas', number: '45' },
      },
    ]);
  });

  it('of a Samsung, in vCards 2.1 with quoted-printable over several lines', async () => {
    const { voters } = await outcomeOf(
      lines(
        ...[
          'BEGIN:VCARD',
          'VERSION:2.1',
          'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=53=61=6E=74=6F=73;=4A=6F=C3=A3=6F;;;',
        ],
        ...['FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=6F=C3=A3=6F=20=', '=53=61=6E=74=6F=73'],
        ...['TEL;CELL:019981110102', 'TEL;HOME;VOICE:1932350102', 'X-SAMSUNGADR;X-CUSTOM:x', 'END:VCARD'],
      ),
    );
    expect(voters).toMatchObject([{ name: 'João Santos', phones: ['19981110102', '1932350102'] }]);
  });

  it('of Google Contacts, with headings in Portuguese', async () => {
    const { voters } = await outcomeOf(
      lines(
        'Nome,Nome do meio,Sobrenome,Prefixo do nome,Sufixo do nome,Apelido,Aniversário,Observações,Marcadores,E-mail 1 - Valor,Telefone 1 - Valor',
        'Otoniel,Luís,Brandt,Dr.,,Toni,1967-04-09,gosta de bocha,Apoiadores ::: * myContacts,oto@exemplo.com,+55 19 98111-0103',
      ),
    );
    expect(voters).toMatchObject([
      {
        ...{
          name: 'Otoniel Luís Brandt',
          nickName: 'Toni',
          dateOfBirth: '1967-04-09',
          groups: ['Apoiadores'],
        },
        ...{ email: 'oto@exemplo.com', phones: ['19981110103'], note: noted('Tratamento: Dr.') },
      },
    ]);
  });

  it('of Outlook.com, with headings in Portuguese', async () => {
    const { voters } = await outcomeOf(
      lines(
        'Nome;Segundo Nome;Sobrenome;Título;Celular;Telefone Residencial;Endereço de Email;Endereço de Email 2;Aniversário',
        'Ivone;Sant’Anna;Lima;Sra.;(19) 98111-0104;(19) 3235-0104;ivone@exemplo.com;vone@exemplo.com;09/04/1967',
      ),
    );
    expect(voters).toMatchObject([
      {
        ...{
          name: 'Ivone Sant’Anna Lima',
          phones: ['19981110104', '1932350104'],
          email: 'ivone@exemplo.com',
        },
        ...{ dateOfBirth: '1967-04-09', note: noted('vone@exemplo.com') },
      },
    ]);
    expect(voters[0]?.note).toContain('Tratamento: Sra.');
  });

  it('with titles and sums of its parts, rows without a name, and an extension', async () => {
    const { opened, voters, notices } = await outcomeOf(
      lines(
        ...['Nome;Telefone;Bairro', 'CENTRO;;', 'Ana Prado;(19) 3235-0101 R.12;Centro', 'Subtotal;1;'],
        ...[
          'Vila Nova;;',
          'Bia Reis;19 98111-0101;Vila Nova',
          'Sem nome;19 98111-0102;Vila Nova',
          'Lia Vila;;',
        ],
      ),
    );
    expect(voters.map(({ name }) => name)).toEqual(['Ana Prado', 'Bia Reis', 'Lia Vila']);
    expect(voters[0]).toMatchObject({ phones: ['1932350101'], note: noted('R.12') });
    expect(notices.split('Nome: falta.')).toHaveLength(2);
    expect(opened.notices).toEqual([
      '2 linhas são títulos de partes da lista e não entram: “CENTRO”, “Vila Nova”',
      'Fora da lista: 1 linha de soma.',
    ]);
  });

  it('of Outlook, whose mobile stands behind two landlines', async () => {
    const { voters } = await outcomeOf(
      lines(
        'Nome;Telefone comercial;Telefone residencial;Telefone celular',
        'Rita Prado;(19) 3235-1000;(19) 3235-0120;(19) 98111-0120',
      ),
    );
    expect(voters).toMatchObject([
      { phones: ['19981110120', '1932351000'], note: 'Outros telefones: (19) 3235-0120' },
    ]);
  });

  it('of Outlook in English, whose birthdays have the month first', async () => {
    const { voters, notices } = await outcomeOf(
      lines(
        'Title,First Name,Last Name,Birthday,Mobile Phone',
        'Mr.,Paulo,Prado,5/9/1980,19 98111-0105',
        'Mrs.,Rita,Prado,12/25/1975,19 98111-0106',
      ),
    );
    expect(voters.map(({ dateOfBirth }) => dateOfBirth)).toEqual(['1980-05-09', '1975-12-25']);
    expect(notices).not.toContain('mês');
  });

  it('of the electoral court, in Windows-1252 with semicolons and quotes', async () => {
    const text = lines(
      '"NM_CANDIDATO";"NM_SOCIAL_CANDIDATO";"NR_CPF_CANDIDATO";"DT_NASCIMENTO";"NR_TITULO_ELEITORAL_CANDIDATO";"DS_GENERO";"DS_ESTADO_CIVIL";"DS_EMAIL";"SG_UF"',
      '"JOSÉ DA CONCEIÇÃO";"#NULO#";"01234567032";"09/04/1967";"012345670124";"MASCULINO";"CASADO(A)";"NÃO DIVULGÁVEL";"SP"',
      '"ANA LÚCIA";"#NE";"-4";"";"-1";"NÃO DIVULGÁVEL";"#NE#";"#NULO";"SP"',
    );
    const { opened, voters } = await outcomeOf(new Blob([new Uint8Array(Buffer.from(text, 'latin1'))]));
    expect(opened).toMatchObject({ encoding: 'Windows-1252', separator: ';' });
    expect(voters).toMatchObject([
      {
        ...{ name: 'JOSÉ DA CONCEIÇÃO', nickName: '', cpf: '01234567032', dateOfBirth: '1967-04-09' },
        ...{ voterTitle: '012345670124', genre: 1, maritalStatusId: 1, email: '' },
      },
      { name: 'ANA LÚCIA', nickName: '', cpf: '', dateOfBirth: '', voterTitle: '', genre: 3, email: '' },
    ]);
  });

  it('of the answers to a form', async () => {
    const { columns, voters } = await outcomeOf(
      lines(
        'Carimbo de data/hora,Qual é o seu nome completo?,Seu WhatsApp (com DDD),Data de nascimento,Cidade,Aceita receber mensagens?',
        '23/11/2026 10:15:00,Dalva Pimenta,(19) 98111-0107,09/04/1967,Campinas (SP),Sim',
      ),
    );
    expect(columns[0]).toBe('none');
    expect(voters).toMatchObject([
      {
        name: 'Dalva Pimenta',
        phones: ['19981110107'],
        dateOfBirth: '1967-04-09',
        state: 'SP',
        allows: true,
      },
    ]);
  });

  it('with a title, blank rows and a total in capitals', async () => {
    const { opened, voters } = await outcomeOf(
      lines(
        ...[
          'LISTA DE APOIADORES DO BAIRRO;;',
          ';;',
          ';;',
          'Nome;Telefone;Bairro',
          'Ana Lima;(19) 98111-0108;Centro',
        ],
        ...[';;', 'Bia Reis;(19) 98111-0109;Sul', ';;', 'TOTAL: 214;;'],
      ),
    );
    expect(voters.map(({ name }) => name)).toEqual(['Ana Lima', 'Bia Reis']);
    expect(opened).toMatchObject({
      headingRow: 4,
      skipped: [{ why: 'above' }, { why: 'total', text: 'TOTAL: 214' }],
    });
  });

  it('with headings in two rows, the upper ones merged', async () => {
    const { voters } = await outcomeOf(
      lines(
        ...['Identificação;;Contato;;', 'Nome;CPF;Telefone;E-mail;Bairro'],
        'Ana Lima;012.345.670-32;(19) 98111-0110;ana@exemplo.com;Centro',
      ),
    );
    expect(voters).toMatchObject([{ name: 'Ana Lima', cpf: '01234567032', email: 'ana@exemplo.com' }]);
  });

  it('of tabs, and of Excel as “Unicode text”', async () => {
    const text = lines('Nome\tTelefone\tObs', 'João Conceição\t19 98111-0111\t"disse ""sim"", talvez"');
    const wide = new Blob([new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))]);
    for (const source of [text, wide])
      expect((await outcomeOf(source)).voters).toMatchObject([
        { name: 'João Conceição', phones: ['19981110111'], note: 'disse "sim", talvez' },
      ]);
  });

  it('of Excel, with numbers of few digits left, as days since 1900 and as zeros lost', async () => {
    const { voters, notices } = await outcomeOf(
      lines(
        'Nome;CPF;Celular;Nascimento',
        'Ana;1,23E+10;5,51998E+12;24571',
        'Bia;1234567032;19981110112;30000',
      ),
    );
    expect(voters).toMatchObject([
      { name: 'Ana', cpf: '', phones: [], dateOfBirth: '1967-04-09' },
      { name: 'Bia', cpf: '01234567032', phones: ['19981110112'], dateOfBirth: '1982-02-18' },
    ]);
    expect(notices).toMatch(/CPF: faltam algarismos/);
    expect(notices).toMatch(/Telefone: faltam algarismos/);
  });

  it('of an Excel that counts the days from 1904', async () => {
    const cells =
      '<c r="A1" t="inlineStr"><is><t>Nome</t></is></c><c r="B1" t="inlineStr"><is><t>Nascimento</t></is></c>';
    const xml = sheetXml(
      `<row r="1">${cells}</row><row r="2"><c r="A2" t="inlineStr"><is><t>Ana</t></is></c><c r="B2" s="0"><v>23109</v></c></row>`,
    );
    const file = workbookFile([{ name: 'A', xml }], { formats: ['dd/mm/yyyy'], is1904: true });
    expect((await outcomeOf(new Blob([file]))).voters).toMatchObject([
      { name: 'Ana', dateOfBirth: '1967-04-09' },
    ]);
  });

  it('of a group of WhatsApp, pasted with one person a line', async () => {
    const { voters } = await outcomeOf(
      lines('Nome\tTelefone', '~Ana Lima\t+55 19 98111-0113', 'Bia 🌻\t\u202A+55 19 98111‑0114\u202C'),
    );
    expect(voters).toMatchObject([{ phones: ['19981110113'] }, { phones: ['19981110114'] }]);
  });

  it('with a stray quote that closes in the same column of a later row', async () => {
    const { voters, notices } = await outcomeOf(
      lines(
        ...['Nome;Apelido;Telefone', 'Ana Lima;;(19) 98111-0120', 'Bia Reis;"Bibi;(19) 98111-0121'],
        ...['Caio Sá;;(19) 98111-0122', 'Davi Melo;Dadá";(19) 98111-0123', 'Eva Luz;;(19) 98111-0124'],
      ),
    );
    expect(voters.map(({ name, phones }) => `${name} ${phones.join()}`)).toEqual([
      ...['Ana Lima 19981110120', 'Bia Reis 19981110121', 'Caio Sá 19981110122', 'Davi Melo 19981110123'],
      'Eva Luz 19981110124',
    ]);
    expect(notices).toContain('aspas que se abrem e não se fecham');
    // A note with several lines is one note.
    const note = await outcomeOf(
      lines(
        ...[
          'Nome;Obs;Telefone',
          'Ana;x;(19) 98111-0120',
          'Bia;"pediu;poda',
          'Rua A;não veio";(19) 98111-0121',
        ],
        'Caio;y;(19) 98111-0122',
      ),
    );
    expect(note.voters[1]).toMatchObject({
      name: 'Bia',
      phones: ['19981110121'],
      note: noted('Rua A;não veio'),
    });
  });

  it('in alphabetical order, with the surnames in front', async () => {
    const text = lines('Nome;Telefone', 'Lima, Ana;(19) 98111-0115', 'Souza, Maria da;(19) 8111-0116');
    const { voters, notices } = await outcomeOf(text);
    expect(voters).toMatchObject([{ name: 'Ana Lima' }, { name: 'Maria da Souza', phones: ['1981110116'] }]);
    expect(notices).toContain('falta o nono dígito');
    const answers = { ninthDigit: { '': 'complete' }, surnameFirst: { '': 'keep' } };
    expect((await outcomeOf(text, { answers })).voters).toMatchObject([
      { name: 'Lima, Ana' },
      { name: 'Souza, Maria da', phones: ['19981110116'] },
    ]);
  });

  it('of Outlook in Portuguese, in Windows-1252 with commas', async () => {
    const text = lines(
      '"Título","Nome","Segundo Nome","Sobrenome","Sufixo","Empresa","Rua do endereço comercial","Rua do endereço residencial","Cidade do endereço residencial","Estado do endereço residencial","CEP do endereço residencial","Telefone comercial","Telefone celular","Aniversário","Categorias","Endereço de correio eletrônico","Tipo de correio eletrônico","Sexo","Anotações","Filhos","Particular"',
      '"Sra.","Jacira","Aparecida","Moutinho","","Mercado","Av. Brasil, 1","Rua das Acácias, 45","Campinas","SP","13024-000","(19) 3235-0101","(19) 98111-0101","09/04/1967","Apoiadores;Igreja","jacira@exemplo.com","SMTP","Não especificado","pediu poda\r\nna praça","Ana","Falso"',
      '"","João","","da Conceição","Filho","","","","","","","","","0/0/00","","","","Masculino","","","Falso"',
    );
    const { opened, voters } = await outcomeOf(new Blob([new Uint8Array(Buffer.from(text, 'latin1'))]));
    expect(opened).toMatchObject({ encoding: 'Windows-1252', separator: ',' });
    expect(voters).toMatchObject([
      {
        ...{ name: 'Jacira Aparecida Moutinho', phones: ['1932350101', '19981110101'], genre: 3, sonsIn: '' },
        ...{ groups: ['Apoiadores', 'Igreja'], number: '45', note: noted('pediu poda\nna praça') },
      },
      { name: 'João da Conceição Filho', dateOfBirth: '', genre: 1, note: '' },
    ]);
    expect(voters[0]?.note).toMatch(/Filhos: Ana[^]*Tratamento: Sra\.[^]*Av\. Brasil, 1/);
  });

  it('of Google Contacts, before 2024', async () => {
    const { voters } = await outcomeOf(
      lines(
        'Name,Given Name,Additional Name,Family Name,Name Prefix,Name Suffix,Nickname,Birthday,Gender,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Address 1 - Formatted',
        'Dra. Ivone Lima Jr.,Ivone,,Lima,Dra.,Jr.,Vone,1967-04-09,,mora perto,Apoiadores ::: * myContacts,* Home,ivone@exemplo.com ::: vone@exemplo.com,Mobile,+55 19 98111-0101 ::: +55 19 3235-0101,Work,+55 19 3235-0102,"Rua A, 1\nCampinas"',
        'Zé,Zé,,,,,,--12-25,,,* myContacts,,,Mobile,19981110102,,,',
      ),
    );
    expect(voters).toMatchObject([
      {
        ...{ name: 'Ivone Lima Jr.', nickName: 'Vone', phones: ['19981110101', '1932350101'] },
        ...{ email: 'ivone@exemplo.com', groups: ['Apoiadores'], dateOfBirth: '1967-04-09' },
      },
      { name: 'Zé', groups: [], dateOfBirth: '', note: 'Aniversário: 25/12' },
    ]);
    expect(voters[0]?.note).toMatch(/Tratamento: Dra\.[^]*vone@exemplo\.com[^]*3235-0102/);
  });

  it('of vCards 2.1 in ISO-8859-1, with a photo', async () => {
    const { opened, voters } = await outcomeOf(
      lines(
        ...[
          'BEGIN:VCARD',
          'VERSION:2.1',
          'N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Concei=E7=E3o;Jo=E3o',
        ],
        ...['TEL;CELL;PREF:+55 (19) 98111-0102', 'NOTE;ENCODING=QUOTED-PRINTABLE:linha 1=0D=0A=', 'linha 2'],
        ...['PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD', ' IBwcHBw8LCwkMEQ8SEhEPERE', ''],
        ...['BDAY:1967-04-09', 'END:VCARD'],
      ),
    );
    expect(opened.notices).toEqual(['1 foto ficou de fora.']);
    expect(voters).toMatchObject([
      {
        name: 'João Conceição',
        phones: ['19981110102'],
        dateOfBirth: '1967-04-09',
        note: 'linha 1\nlinha 2',
      },
    ]);
  });

  it('of vCards 4.0, with numbers as addresses and a day without its year', async () => {
    const { voters } = await outcomeOf(
      lines(
        ...[
          'BEGIN:VCARD',
          'VERSION:4.0',
          'FN:Eva Luz',
          'TEL;VALUE=uri;TYPE="cell,voice":tel:+55-19-98111-0101',
        ],
        ...['GENDER:F', 'BDAY:--0912', 'END:VCARD'],
      ),
    );
    expect(voters).toMatchObject([
      { name: 'Eva Luz', phones: ['19981110101'], genre: 2, note: 'Aniversário: 12/09' },
    ]);
  });

  it('of a form that asks in whole sentences', async () => {
    const { columns, voters } = await outcomeOf(
      lines(
        'Carimbo de data/hora,Qual o seu nome completo?,Em qual bairro você mora?,Você autoriza o gabinete a enviar mensagens?,Deixe sua sugestão',
        '20/11/2026 09:12:33,Ana Lima,Cambuí,"Sim, autorizo","Mais poda, por favor"',
        '2026/11/20 9:20:01 AM GMT-3,Bia Reis,Centro,Não autorizo,',
      ),
    );
    expect(columns).toEqual(['none', 'name', 'district', 'allows', 'none']);
    expect(voters).toMatchObject([
      { name: 'Ana Lima', district: 'Cambuí', allows: true },
      { name: 'Bia Reis', district: 'Centro', allows: false },
    ]);
  });

  it('of LibreOffice, with every cell in quotes below the separator', async () => {
    const { opened, voters } = await outcomeOf(
      lines('"sep=,"', '"Nome","Telefone","Nascimento"', '"Ana Lima","(19) 98111-0110","1967-04-09"'),
    );
    expect(opened).toMatchObject({ headings: ['Nome', 'Telefone', 'Nascimento'], rows: 1 });
    expect(voters).toMatchObject([{ name: 'Ana Lima', dateOfBirth: '1967-04-09' }]);
  });

  it('of Excel, with a title, two rows of headings, a filter, and days as numbers', async () => {
    const text = (at: string, cell: string) => `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    const xml = sheetXml(
      [
        `<row r="1">${text('A1', 'LISTA DA FEIRA')}</row>`,
        `<row r="3">${text('A3', 'Pessoa')}${text('C3', 'Contato')}</row>`,
        `<row r="4">${text('A4', 'Nome')}${text('B4', 'Dt. nasc.')}${text('C4', 'Fone 1')}</row>`,
        `<row r="5">${text('A5', 'Ana Lima')}<c r="B5"><v>24571</v></c><c r="C5"><v>19981110110</v></c></row>`,
        `<row r="6" hidden="1">${text('A6', 'Bia Reis')}${text('C6', '19 98111-0111')}</row>`,
      ].join(''),
      { after: '<autoFilter ref="A4:C6"/><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>' },
    );
    const { opened, voters } = await outcomeOf(new Blob([workbookFile([{ name: 'Feira', xml }])]));
    expect(opened).toMatchObject({ headingRow: 4, hidden: { rows: 1, isFiltered: true } });
    expect(voters).toMatchObject([{ name: 'Ana Lima', dateOfBirth: '1967-04-09', phones: ['19981110110'] }]);
  });

  it('of persons alone, without headings', async () => {
    const { opened, voters } = await outcomeOf(
      lines('~Ana Lima,+55 19 98111-0113,ana@exemplo.com', 'Bia Reis,+55 19 98111-0114,'),
    );
    expect(opened.hasHeadings).toBe(false);
    expect(voters).toMatchObject([
      { name: 'Ana Lima', phones: ['19981110113'], email: 'ana@exemplo.com' },
      { name: 'Bia Reis', phones: ['19981110114'] },
    ]);
  });

  const numbers = '\u202A+55 19 98111‑0113\u202C, +55 19 98111-0114';
  it.each([
    ['names and numbers in turn', 'Ana Lima, +55 19 98111-0113, Bia, 19 3235-0114', 'Ana Lima 1, Bia 1', 0],
    ['numbers in front', '+55 19 98111-0113, Ana Lima, 19 3235-0114, Bia', 'Ana Lima 1, Bia 1', 0],
    ['name and number in one', '~Ana: +55 19 98111-0113, Bia 19 3235-0114,', 'Ana 1, Bia 1', 0],
    ['a person a line', 'Ana, 19 98111-0113, 19 3235-0113\nBia, 19 98111-0114', 'Ana 2, Bia 1', 0],
    [
      'numbers in front of names, with dashes',
      '+55 19 98111-0113 – Ana Lima\n+55 19 3235-0114 - Bia - Centro',
      'Ana Lima 1, Bia 1',
      0,
    ],
    ['numbers below their names', 'Ana Lima\n19 98111-0113\n\nBia: 19 3235-0114', 'Ana Lima 1, Bia 1', 0],
    [
      'words behind the numbers',
      '1) Ana Lima (19)98111.0113 Centro\n2) 19 3235-0114 Bia',
      'Ana Lima 1, Bia 1',
      0,
    ],
    ['a title above', 'Apoiadores\nAna 19 98111-0113\nBia: 19 3235-0114', 'Ana 1, Bia 1', 0],
    ['members of a group', `Ana Lima, Bia, ${numbers}, Você`, 'Ana Lima 0, Bia 0', 2],
    ['numbers alone', numbers, '', 2],
    ['a number a line', numbers.replace(', ', '\n'), '', 2],
  ])('of WhatsApp, with commas alone: %s', async (_, text, persons, nameless) => {
    const { opened, voters, notices } = await outcomeOf(text);
    expect(voters.map(({ name, phones }) => `${name} ${phones.length}`).join(', ')).toBe(persons);
    expect(notices.split('Nome: falta.')).toHaveLength(nameless + 1);
    const isTitled = text.startsWith('Apoiadores');
    expect(opened.notices.join()).toMatch(
      nameless > 0 ? /2 números vêm sem nome/ : isTitled ? /“Apoiadores” está acima/ : /^$/,
    );
    expect(opened.notices.join().includes('“Você” não entra')).toBe(text.includes('Você'));
  });

  it.each([
    'Ana Lima, Cambuí, 19 98111-0113',
    'Ana Lima, Cambuí, 19 98111-0113\nBia Reis, 19 98111-0114',
    'Nome, Telefone\nAna, 19 98111-0113',
    'Ana Lima, 09-04-1967, 13024-000',
  ])('of other rows is no list of WhatsApp: %j', async (text) =>
    expect((await outcomeOf(text)).opened.separator).toBe(','),
  );

  it('of whoever counts the rows, whose telephones are called by their places', async () => {
    const { columns, voters } = await outcomeOf(
      lines(
        'Nº\tNome\tTel. Res.\tContato\tEstado civil\tWhatsApp?',
        '1\tANA  PRADO\t(19) 3235-0101\t(19) 98111-0101 (filha Bia)\tViúva(o)\tsim',
        '2\tRui Sá\t\t(19) 98111-0102\tCasada(o)\tnão',
      ),
    );
    expect(columns).toEqual(['none', 'name', 'phone', 'phone', 'maritalStatus', 'note']);
    expect(voters).toMatchObject([
      {
        ...{ name: 'ANA PRADO', phones: ['1932350101', '19981110101'], number: '', maritalStatusId: 5 },
        note: 'WhatsApp?: sim\nTelefone na planilha: (19) 98111-0101 (filha Bia)',
      },
      { name: 'Rui Sá', phones: ['19981110102'], number: '', maritalStatusId: 1, note: 'WhatsApp?: não' },
    ]);
  });

  it('whose numbers are those of houses, in front of the street or anywhere behind it', async () => {
    const columnsOf = async (...all: string[]) => (await outcomeOf(lines(...all))).columns;
    expect(await columnsOf('Número;Rua;Nome', '45;Rua A;Ana')).toEqual(['number', 'street', 'name']);
    expect(await columnsOf('Rua;Tipo;Nº;Nome', 'Rua A;x;45;Ana')).toEqual([
      'street',
      'none',
      'number',
      'name',
    ]);
  });

  it('of an advertisement, with its own sign before the numbers', async () => {
    const { voters } = await outcomeOf(
      lines(
        'id\tcreated_time\tplatform\tfull_name\tphone_number',
        'l:1234\t2026-10-01T10:00:00-03:00\tig\tRosa Prado\tp:+5519981110101',
      ),
    );
    expect(voters).toMatchObject([{ name: 'Rosa Prado', phones: ['19981110101'], note: '' }]);
  });

  it('with a sign of its own before a heading', async () => {
    const { opened, voters } = await outcomeOf('Nome,@ Instagram,Zap\nAna,@ana.p,19 98111-0101');
    expect(opened.hasHeadings).toBe(true);
    expect(voters).toMatchObject([{ name: 'Ana', phones: ['19981110101'] }]);
  });

  it.each(['1. Ana Prado', '01) Ana Prado', '3º - Ana Prado', '- Ana Prado', '• Ana Prado'])(
    'of marked lines, parted by dashes: %s',
    async (start) => {
      const { voters } = await outcomeOf(
        lines(`${start} - (19) 98111-0101 – Centro - da igreja`, '2- Rui Sá 19 98111-0102'),
      );
      expect(voters).toMatchObject([
        { name: 'Ana Prado', phones: ['19981110101'], note: 'Centro - da igreja' },
        { name: 'Rui Sá', phones: ['19981110102'], note: '' },
      ]);
    },
  );

  it('in parts, each with its title, and the headings on every page', async () => {
    const { opened, voters, notices } = await outcomeOf(
      lines(
        ...['NOME;FONE;NIVER', 'BAIRRO: CENTRO;;', 'Ana;19 98111-0101;12/4/1970', 'NOME;FONE;NIVER'],
        ...['Igreja: São José;;', 'Equipe Azul: todos;;', 'Bia;;', 'NOME;FONE;NIVER', ' Região: Sul;;'],
        ...['Líder: Zé;;', 'Rui: x;;', 'Caio;;'],
      ),
    );
    // 'Rui' is not a word for a section of a list.
    expect(voters.map(({ name }) => name)).toEqual(['Ana', 'Equipe Azul: todos', 'Bia', 'Rui: x', 'Caio']);
    expect(opened.notices).toEqual([
      '2 linhas repetem os títulos e não entram.',
      '4 linhas são títulos de partes da lista e não entram: “BAIRRO: CENTRO”, “Igreja: São José”, “Região: Sul”…',
    ]);
    expect(notices).not.toContain('Nome: falta');
  });

  it('with a title of one part', async () => {
    const { opened, voters } = await outcomeOf(lines('Nome;Fone', 'Setor: 4;', 'Ana;', 'Nome;Fone'));
    expect(voters).toMatchObject([{ name: 'Ana' }]);
    expect(opened.notices).toEqual([
      '1 linha repete os títulos e não entra.',
      'Linha 2: “Setor: 4” é o título de uma parte da lista e não entra.',
    ]);
  });

  it('with the whole address in one cell, taken apart where no other says a part of it', async () => {
    const whole = 'Rua das Acácias, 45, apto 2 - Cambuí - Campinas/SP - CEP 13024-000';
    const { voters, notices } = await outcomeOf(lines('Nome;Endereço completo;Cidade', `Ana;${whole};`));
    expect(voters).toMatchObject([
      {
        ...{ street: 'Rua das Acácias', number: '45', additional: 'apto 2', district: 'Cambuí' },
        ...{ city: 'Campinas', state: 'SP', zipcode: '13024000', note: '' },
      },
    ]);
    expect(notices).toContain('entra repartido em rua, número, bairro, cidade e CEP.');
    const inStreet = await outcomeOf(lines('Nome;Endereço', `Ana;${whole}`));
    expect(inStreet.voters).toMatchObject([{ street: 'Rua das Acácias', zipcode: '13024000', note: '' }]);
    const beside = await outcomeOf(lines('Nome;Endereço completo;Cidade', `Ana;${whole};Sumaré`));
    expect(beside.voters).toMatchObject([{ street: '', city: 'Sumaré', note: noted(whole) }]);
  });
});
