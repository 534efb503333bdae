import { expect, it } from 'vitest';
import { buildCsv } from '@/formats/csv';
import type { CallRow } from './call';
import { csv } from './callCsv';

const row: CallRow = {
  id: 7,
  name: 'Ana "Nina" Souza',
  telephone: '1932351400',
  subject: 'Primeira linha;\r\n\r\n  segunda',
  createdAt: '2026-11-20 09:05:41',
  createdBy: 'Helena Prado',
  statusId: 1,
  statusName: 'Pendente',
};

const csvLines = async (rows: CallRow[]) => (await buildCsv(csv.columns, rows)).slice(1).split('\r\n');

it('writes a call on one line, its subject too', async () => {
  expect(await csvLines([row])).toEqual([
    '"Ref.";"Assunto";"Cadastrado por";"Data cadastro";"Quem ligou";"Telefone de quem ligou";"Status"',
    '"LI-7";"Primeira linha; segunda";"Helena Prado";"20/11/2026 09:05";"Ana ""Nina"" Souza";' +
      '"(19) 3235-1400";"Pendente"',
  ]);
});

it('leaves out what a call does not have', async () => {
  const [, line] = await csvLines([{ ...row, subject: '', telephone: '', createdAt: null }]);
  expect(line).toBe('"LI-7";"";"Helena Prado";"";"Ana ""Nina"" Souza";"";"Pendente"');
});
