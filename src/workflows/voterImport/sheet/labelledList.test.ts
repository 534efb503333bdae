import { describe, expect, it } from 'vitest';
import { openTable } from './openTable';
import { readLabelledList } from './labelledList';
import { readSheet } from './readSheet';

const lines = (...all: string[]) => all.join('\n');
async function table(source: Blob | string) {
  const { headings, rows, notices } = openTable(await readSheet(source), {});
  return { headings, rows: rows.map(({ cells }) => cells), notices };
}
const maria = ['Nome: Maria da Silva', 'Telefone: (19) 99999-0000', 'Bairro: Centro'];
const joao = ['Nome: João Souza', 'Telefone: (19) 99999-0001', 'Bairro: Cambuí'];
const both = {
  headings: ['Nome', 'Telefone', 'Bairro'],
  rows: [
    ['Maria da Silva', '(19) 99999-0000', 'Centro'],
    ['João Souza', '(19) 99999-0001', 'Cambuí'],
  ],
  notices: [],
};

describe('people with a label for each value', () => {
  it.each([
    ['parted by a blank line', lines(...maria, '', ...joao)],
    ['parted by their first label', lines(...maria, ...joao)],
    ['with a blank line below each', lines(...[...maria, ...joao].flatMap((line) => [line, '']))],
    ['parted by a line of signs', lines(...maria, '----------', ...joao, '')],
    ['of a document', [...maria, '\u000B', ...joao].join('\r\n').replaceAll(': ', ':\u00A0')],
    ['in capitals and with marks', lines(...maria, '', ...joao.map((line) => `• ${line}`))],
    ['in bold', lines(...[...maria, '', ...joao].map((line) => line.replace(/^(.+?:)/, '*$1*')))],
    ['wholly in bold', lines(...[...maria, ...joao].map((line) => `*${line}*`))],
    [
      'as messages',
      lines(
        `[10:30, 12/03/2026] Rui Lima: ${maria[0]}`,
        ...maria.slice(1),
        `12/03/2026 10:31 - Rui: ${joao[0]}`,
        ...joao.slice(1),
      ),
    ],
    ['numbered', lines(`1) ${maria[0]}`, ...maria.slice(1), '', `2) ${joao[0]}`, ...joao.slice(1))],
  ])('%s are a row each', async (_, text) => {
    expect(await table(text)).toEqual(both);
    expect(await table(new Blob([text]))).toEqual(both);
  });

  it('have a column for each label, however it is written, and a further one for a second value', async () => {
    const text = lines(
      ...['Celular: 19 99999-0000', 'NOME COMPLETO: Maria', 'Tel. fixo: 19 3232-0000', 'Liderança: Zeca', ''],
      ...[
        'Nome: Ana',
        'Celular: 19 99999-0001',
        'Obs: liga às 10:30',
        'mora com a mãe, filha: Bia',
        'site http://x',
      ],
    );
    expect(await table(text)).toEqual({
      headings: ['Celular', 'NOME COMPLETO', 'Tel. fixo', 'Liderança', 'Obs'],
      rows: [
        ['19 99999-0000', 'Maria', '19 3232-0000', 'Zeca', ''],
        ['19 99999-0001', 'Ana', '', '', 'liga às 10:30\nmora com a mãe, filha: Bia\nsite http://x'],
      ],
      notices: [],
    });
  });

  it('keep together though a contact is no name, and apart though a name has another label', async () => {
    const text = lines('Nome: Ana', '', 'Contato: 19 99999-0000', '', 'NOME COMPLETO: Bia', 'Contato: 1');
    expect((await table(text)).rows).toEqual(
      [
        ['Ana', '19 99999-0000', ''],
        ['Bia', '1', ''],
      ].map((cells) => cells.slice(0, 2)),
    );
  });

  it('are those of one person too, with what is above and between told', async () => {
    expect(await table(lines('Cadastros de sábado', '', ...maria, '', 'Obrigado!'))).toEqual({
      ...{ headings: both.headings, rows: both.rows.slice(0, 1) },
      notices: ['Fora da lista, por não dizer de que é: “Cadastros de sábado”, “Obrigado!”.'],
    });
  });

  it('are kept apart where one has no name, and come without what is left blank', async () => {
    const text = lines(
      ...maria,
      '',
      'Telefone: (19) 99999-0001',
      'Bairro:',
      '',
      'Nome:',
      'Rui',
      'Telefone: 1',
    );
    expect((await table(text)).rows).toEqual([both.rows[0], ['', '(19) 99999-0001', ''], ['Rui', '1', '']]);
  });
});

it.each([
  ['a sheet', 'Nome;Telefone\nAna: Bia;19 99999-0000'],
  ['a title with labels above a sheet', 'Nome: Lar\nBairro: Sul\n\nNome;CPF\nAna;1\nBia;2'],
  ['a section of a list', 'Bairro: Centro\nAna Lima\nBairro: Sul\nBia Reis'],
  ['a single label', 'Nome: Ana\nNome: Bia'],
  ['labels without a name', 'Bairro: Centro\nCidade: Jaú'],
  ['a message', 'Bom dia\nNome: Ana\nTelefone: 1\nsegue o que pediu\nabraço'],
  ['nothing', ''],
  [
    'labels without end',
    Array.from({ length: 300 }, (_, at) => `Nome: a\nTelefone: ${at}`).join('\n') + 'Rua: a\n'.repeat(300),
  ],
])('%s is read as any other text', (_, text) => expect(readLabelledList(text)).toBeNull());
