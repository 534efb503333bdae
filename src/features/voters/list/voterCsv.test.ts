import * as v from 'valibot';
import papaparse from 'papaparse';
import { expect, it } from 'vitest';
import { buildCsv } from '@/formats/csv';
import { csv } from './voterCsv';

it.each([
  [{ telephone: '19981234567' }, '(19) 98123-4567'],
  [{ telephone: '1', telephones: [{ number: '' }, { number: '1932324545' }] }, '(19) 3232-4545'],
  [{ telephone: '' }, ''],
])('of the telephones %j are written %j', (sent, written) => {
  const { value } = csv.columns.find(({ header }) => header === 'Telefone') ?? {};
  expect(value?.(v.parse(csv.row, { id: 7, ...sent }))).toBe(written);
});

it('writes a voter on one line, with every phone and the middle of the CPF hidden', async () => {
  const row = v.parse(csv.row, {
    ...{ id: 7, individualRegistration: '12345678909', name: 'Ana', nickName: '=1+1', genreName: 'Feminino' },
    ...{ dateOfBirth: '1980-02-29', telephone: '19981234567', group: 'Apoiadores', status: false },
    telephones: [{ number: '19981234567' }, { number: '1932324545' }],
    ...{ address: 'Rua das Flores', addressNumber: '10', additionalAddress: 'fundos', zipcode: '13024000' },
    ...{ districtName: 'Cambuí', cityName: 'Campinas', stateName: 'SP', email: 'a@b.example' },
    ...{ note: 'uma\nduas; "três"', schoolName: 'EMEF Centro', electoralZone: '33', votingSection: '12' },
    ...{ createdAt: '2026-01-02 03:04:00', updatedAt: '2026-02-03 04:05:00' },
  });
  const text = (await buildCsv(csv.columns, [row])).slice(1);
  const { data } = papaparse.parse<string[]>(text, { delimiter: ';', newline: '\r\n' });
  expect(data.map((cells) => cells.join('|'))).toEqual([
    'Ref.|CPF|Nome|Apelido|Gênero|Data de nascimento|Telefone|Grupo|Endereço|Número|Complemento|Bairro|' +
      'Cidade|Estado|CEP|Observações|E-mail|Local de votação|Zona eleitoral|Seção|Status|Data de cadastro|' +
      'Última atualização',
    `7|123.***.***-09|Ana|'=1+1|Feminino|29/02/1980|(19) 98123-4567, (19) 3232-4545|Apoiadores|` +
      'Rua das Flores|10|fundos|Cambuí|Campinas|SP|13024-000|uma duas; "três"|a@b.example|EMEF Centro|' +
      '33|12|Inativo|02/01/2026 03:04|03/02/2026 04:05',
  ]);
});
