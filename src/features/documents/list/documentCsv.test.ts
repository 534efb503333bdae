import * as v from 'valibot';
import { expect, it } from 'vitest';
import { buildCsv } from '@/formats/csv';
import { csv } from './documentCsv';

it('writes a document on one line, as PHP sends it', async () => {
  const row = v.parse(csv.row, {
    ...{ id: '7', typeName: 'Ofício', number: '12', year: '2026', menu: '=cmd|calc\n\n fim' },
    ...{ statusId: '2', statusName: 'Protocolado', statusColor: '#039BE5', proceeding: '1' },
    ...{ areaInterestName: null, region: 'Centro; Sul', createdAt: '2026-11-19T09:05:00', updatedAt: null },
  });
  expect((await buildCsv(csv.columns, [row])).slice(1).split('\r\n')).toEqual([
    '"Tipo";"Número";"Ano";"Em tramitação";"Status";"Área de interesse";"Região";"Assunto";"Data de cadastro";"Última atualização"',
    `"Ofício";"12";"2026";"Sim";"Protocolado";"";"Centro; Sul";"'=cmd|calc fim";"19/11/2026 09:05";""`,
  ]);
});
