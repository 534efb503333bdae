import * as v from 'valibot';
import papaparse from 'papaparse';
import { expect, it } from 'vitest';
import { buildCsv } from '@/formats/csv';
import { csv } from './serviceCsv';

it('has the telephone of its voter where the list of them does not come', () => {
  const row = v.parse(csv.row, {
    ...{ id: 1, statusId: 1, electorTelephone: '19981234567', electorTelephones: null },
  });
  const phones = csv.columns.find(({ header }) => header === 'Telefone(s)');
  expect(phones?.value(row)).toBe('(19) 98123-4567');
});

it('writes a request on one line, with every phone and the address of its voter', async () => {
  const row = v.parse(csv.row, {
    ...{ id: 12, reference: 'AT-12', description: '=cmd|calc\n\n fim', statusId: 1, statusName: 'Aberto' },
    ...{ categoryName: 'Saúde', originName: 'Telefone', officeName: 'Sede', departmentName: null },
    ...{ createdAt: '2026-11-19 09:05:00', updatedAt: '2026-11-19 10:00:00' },
    ...{ requestDate: '2026-11-18', completionDate: null, electorId: '7', electorName: 'José da Silva' },
    ...{ electorTelephone: '19981234567', electorTelephones: ['19981234567', '1932351400'] },
    ...{ address: 'Rua das Flores', addressNumber: '12', additionalAddress: 'Casa 2' },
    ...{ districtName: 'Centro', cityName: 'Campinas', stateName: 'SP', zipcode: '13010000' },
  });
  const text = (await buildCsv(csv.columns, [row])).slice(1);
  const { data } = papaparse.parse<string[]>(text, { delimiter: ';', newline: '\r\n' });
  expect(data.map((cells) => cells.join('|'))).toEqual([
    'Ref. atendimento|Descrição|Categoria|Origem|Status|Escritório|Secretária|Data de cadastro|' +
      'Última atualização|Data de solicitação|Data de conclusão|Ref. eleitor|Eleitor|Telefone(s)|' +
      'Endereço|Número|Complemento|Bairro|Cidade|Estado|CEP',
    `AT-12|'=cmd|calc fim|Saúde|Telefone|Aberto|Sede||19/11/2026 09:05|19/11/2026 10:00|18/11/2026||7|` +
      'José da Silva|(19) 98123-4567, (19) 3235-1400|Rua das Flores|12|Casa 2|Centro|Campinas|SP|13010-000',
  ]);
});
