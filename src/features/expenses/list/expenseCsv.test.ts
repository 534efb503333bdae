import * as v from 'valibot';
import { expect, it } from 'vitest';
import { buildCsv } from '@/formats/csv';
import { csv } from './expenseCsv';

it('writes an expense on one line, with its cents, a company’s register whole and a person’s hidden', async () => {
  const row = {
    ...{ id: '7', reference: 'DE-7', dateExpense: '2026-11-20', categoryName: 'Frete', categoryId: 9 },
    ...{ statusId: 1, statusName: 'Concluido', value: 1234.5, isRefund: '0', name: '=Posto' },
    ...{ nationalRegister: '11222333000181', telephone: '19981234567', dateRefund: null },
    description: 'Uma\n\n linha',
  };
  const rows = [row, { ...row, value: '0.10', isRefund: 1, nationalRegister: '52998224725' }];
  const text = await buildCsv(
    csv.columns,
    rows.map((one) => v.parse(csv.row, one)),
  );
  expect(text.slice(1).split('\r\n')).toEqual([
    '"Ref.";"Data da despesa";"Categoria";"Status";"Valor";"Reembolso";"Nome";"CPF/CNPJ";"Telefone";"Descrição"',
    `"DE-7";"20/11/2026";"Frete";"Concluido";"1234,50";"Não";"'=Posto";"11.222.333/0001-81";"(19) 98123-4567";"Uma linha"`,
    `"DE-7";"20/11/2026";"Frete";"Concluido";"0,10";"Sim";"'=Posto";"529.***.***-25";"(19) 98123-4567";"Uma linha"`,
  ]);
});
