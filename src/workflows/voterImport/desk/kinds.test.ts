import { describe, expect, it } from 'vitest';
import { sheetXml, workbookFile } from '@tests/zipFile';
import { matchColumns } from '../columns/matchColumns';
import { createDesk } from './desk';
import type { Choices, Settled } from './questions';

/* More members of the kinds of lists that offices bring, each as its program writes it. */

const settled: Settled = {
  ...{ cities: {}, districts: {}, groups: {}, withoutAddress: 'note' },
  ...{ answers: {}, areaCode: '', allowsForAll: false, voteStatusId: 3 },
};
const choices: Choices = { inBase: 'skip', inSheet: 'skip', faults: {}, noWins: true };

/** What becomes of a file or of pasted text where nobody corrects anything. */
async function outcomeOf(source: Blob | string, changes: Partial<Settled> = {}) {
  const desk = createDesk();
  const opened = await desk.open({ source, separator: null, hasHeadings: null });
  if (opened.kind === 'refused') throw new Error(opened.text);
  const headings = opened.hasHeadings ? opened.headings : opened.headings.map(() => '');
  const columns = matchColumns(headings, {}, opened.samples);
  await desk.check({ columns, options: { areaCode: '', today: '2026-11-23' } });
  await desk.beginBase(null);
  await desk.addBase(new Blob([JSON.stringify({ data: [], total: 0 })]));
  await desk.plan({ settled: { ...settled, ...changes }, choices });
  const { items } = await desk.items({ from: 0, count: 99 });
  const { rows } = await desk.rows({ filter: 'all', from: 0, count: 99 });
  const voters = items.map(({ voter }) => voter);
  return { opened, columns, voters, told: rows.flatMap(({ told, why }) => [why, ...told]).join('\n') };
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

  it('of Outlook in English, whose birthdays have the month first', async () => {
    const { voters, told } = await outcomeOf(
      lines(
        'Title,First Name,Last Name,Birthday,Mobile Phone',
        'Mr.,Paulo,Prado,5/9/1980,19 98111-0105',
        'Mrs.,Rita,Prado,12/25/1975,19 98111-0106',
      ),
    );
    expect(voters.map(({ dateOfBirth }) => dateOfBirth)).toEqual(['1980-05-09', '1975-12-25']);
    expect(told).not.toContain('mês');
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
    const { voters, told } = await outcomeOf(
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
    expect(told).toMatch(/CPF: faltam algarismos/);
    expect(told).toMatch(/Telefone: faltam algarismos/);
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
    const { voters, told } = await outcomeOf(
      lines(
        ...['Nome;Apelido;Telefone', 'Ana Lima;;(19) 98111-0120', 'Bia Reis;"Bibi;(19) 98111-0121'],
        ...['Caio Sá;;(19) 98111-0122', 'Davi Melo;Dadá";(19) 98111-0123', 'Eva Luz;;(19) 98111-0124'],
      ),
    );
    expect(voters.map(({ name, phones }) => `${name} ${phones.join()}`)).toEqual([
      ...['Ana Lima 19981110120', 'Bia Reis 19981110121', 'Caio Sá 19981110122', 'Davi Melo 19981110123'],
      'Eva Luz 19981110124',
    ]);
    expect(told).toContain('aspas que se abrem e não se fecham');
    // A note over several lines is one all the same.
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
    const { voters, told } = await outcomeOf(text);
    expect(voters).toMatchObject([{ name: 'Ana Lima' }, { name: 'Maria da Souza', phones: ['1981110116'] }]);
    expect(told).toContain('falta o nono dígito');
    const answers = { ninthDigit: { '': 'complete' }, surnameFirst: { '': 'keep' } };
    expect((await outcomeOf(text, { answers })).voters).toMatchObject([
      { name: 'Lima, Ana' },
      { name: 'Souza, Maria da', phones: ['19981110116'] },
    ]);
  });
});
