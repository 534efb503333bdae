import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSheet } from './readSheet';

const people = async (text: string | Uint8Array<ArrayBuffer>) => {
  const { rows, notices } = await readSheet(new Blob([text]));
  const [headings, ...others] = rows;
  return {
    notices,
    people: others.map(({ cells }) =>
      Object.fromEntries(cells.flatMap((cell, at) => (cell ? [[headings?.cells[at] ?? '', cell]] : []))),
    ),
  };
};
const card = (version: string, ...lines: string[]) =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');

it('reads a card of 2.1, its quoted lines in several pieces and character sets, and leaves its photo out', async () => {
  const read = await people(
    card(
      '2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Sant=27Anna;Jo=C3=A3o=',
      ' da Concei=C3=A7=',
      '=C3=A3o;;;',
      'TEL;CELL;PREF:19981111002',
      'TEL;HOME:(19) 3235-0101',
      'NOTE;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:Tem irm=E3=0D=0A2 filhos',
      'BDAY:--1225',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQAAAQ',
      ' ABAAD/2wCEAAkGBxISEhUSEhIV',
      '',
    ),
  );
  expect(read).toEqual({
    notices: ['1 foto ficou de fora.'],
    people: [
      {
        Nome: "João da Conceição Sant'Anna",
        Telefone: '19981111002; (19) 3235-0101',
        Observações: 'Tem irmã\n2 filhos',
        'Data de nascimento': '--12-25',
      },
    ],
  });
});

it('reads cards of 3.0 and 4.0, folded, grouped and with what has no column', async () => {
  const read = await people(
    card(
      '3.0',
      'N:Moutinho;Jacira;Aparecida;;',
      'FN:Jacira Aparecida ',
      ' Moutinho',
      'item1.TEL;type=pref:+55 19 98111-1001',
      'item1.X-ABLabel:Recado',
      'ADR;TYPE=HOME:;;Rua das Acácias\\, 45;Campinas;SP;13024-000;Brasil',
      'ADR;TYPE=WORK:;;Rua B\\, 2;Campinas;SP;;',
      'BDAY:1967-04-09T00:00:00Z',
      'URL:https://exemplo.com',
    ) +
      card(
        '4.0',
        'FN:Zé',
        'TEL;VALUE=uri;TYPE="voice,home":tel:+55-19-98111-1003',
        'EMAIL:a@exemplo.com',
        'EMAIL:b@exemplo.com',
        'CATEGORIES:Idosos,Bairro\\, centro',
        'GENDER:M',
        'BDAY:19700101',
      ),
  );
  expect(read).toEqual({
    notices: ['Também ficou de fora dos contatos: url (1).'],
    people: [
      {
        Nome: 'Jacira Aparecida Moutinho',
        Telefone: '+55 19 98111-1001 (Recado)',
        'Data de nascimento': '1967-04-09',
        ...{ Endereço: 'Rua das Acácias, 45', Cidade: 'Campinas', UF: 'SP', CEP: '13024-000' },
        Observações: 'Outro endereço: Rua B, 2, Campinas, SP',
      },
      {
        Nome: 'Zé',
        Telefone: '+55-19-98111-1003',
        'E-mail': 'a@exemplo.com; b@exemplo.com',
        'Data de nascimento': '1970-01-01',
        ...{ Sexo: 'Masculino', Grupos: 'Idosos, Bairro, centro' },
      },
    ],
  });
});

it('reads of a telephone whom a number is of, kin, other days and other birthdays, and the home first', async () => {
  const android = 'X-ANDROID-CUSTOM;CHARSET=UTF-8:vnd.android.cursor.item/';
  const read = await people(
    card(
      '3.0',
      ...['FN:Ana', 'item1.TEL:19981111001', 'item1.X-ABLabel:Filha Rita', 'TEL:tel:+55-19-3235-0101;ext=12'],
      ...['item2.TEL:19981111002', 'item2.X-ABLabel:_$!<Mobile>!$_', 'X-ABShowAs:COMPANY', 'X-ABCROP:1'],
      ...['item3.X-ABRELATEDNAMES:Caio', 'item3.X-ABLabel:_$!<Spouse>!$_', 'RELATED;TYPE=child:Lia'],
      ...['item4.X-ABDATE:2001-05-06', 'item4.X-ABLabel:Batismo', 'ANNIVERSARY:19990102'],
      ...['BDAY:19670409', 'BDAY;VALUE=text:anos 60', 'ADR;TYPE=WORK:;;Rua B;Campinas;;;'],
      ...['ADR;TYPE=HOME:;;Rua A\\, 1\\nApto 2;Campinas;SP;13024000;', 'URL:https://exemplo.com'],
    ) +
      card(
        '2.1',
        ...['FN:Beto', `${android}nickname;Tito;1;`, `${android}contact_event;1965-03-02;3;`],
        ...[`${android}contact_event;1990-03-02;1;`, `${android}relation;Rosa;8;`, `${android}im;x;1;`],
      ),
  );
  expect(read).toEqual({
    notices: ['Também ficou de fora dos contatos: x-abcrop (1), url (1), x-android-custom (1).'],
    people: [
      {
        Nome: 'Ana',
        Telefone: '19981111001 (Filha Rita); +55-19-3235-0101; 19981111002',
        'Data de nascimento': '1967-04-09',
        ...{ Endereço: 'Rua A, 1, Apto 2', Cidade: 'Campinas', UF: 'SP', CEP: '13024000' },
        Observações: [
          ...[
            'Ramal de +55-19-3235-0101: 12',
            'Pessoa próxima: Caio (cônjuge)',
            'Pessoa próxima: Lia (filho(a))',
          ],
          ...['Data (Batismo): 06/05/2001', 'Aniversário de casamento: 02/01/1999'],
          ...['Outra data de nascimento: anos 60', 'Outro endereço: Rua B, Campinas'],
        ].join('\n'),
      },
      {
        ...{ Nome: 'Beto', Apelido: 'Tito', 'Data de nascimento': '1965-03-02' },
        Observações: 'Aniversário de casamento: 02/03/1990\nPessoa próxima: Rosa (mãe)',
      },
    ],
  });
});

it('reads any name back as it was written, escaped and folded', async () => {
  const word = fc.string({ unit: fc.constantFrom(...'aÃç,;:\\"=Zé '), minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(word, async (name) => {
      fc.pre(name.trim() !== '');
      const line = `FN:${name.replace(/[\\,;]/g, '\\$&')}`;
      const folded = line.replace(/.{1,20}/gu, (piece, at: number) => (at === 0 ? piece : `\r\n ${piece}`));
      const read = await people(card('3.0', folded));
      expect(read.people[0]?.Nome).toBe(name.trim());
    }),
    { numRuns: 300 },
  );
});
