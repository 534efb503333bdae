import type { Database } from '../../db';
import { refuseLongPrint } from '../../print/document';
import { gridOf, printLabels } from './printLabels';
import { writtenBirthday, writtenDay, writtenZipcode } from '../../print/written';
import { pdf } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { filled, id, noted, object, oneOf, text, type Values } from '../../protocol/fields';
import { checkForm } from '../../protocol/forms';
import { optionFields, optionList } from '../../protocol/optionList';
import { invalidField, notPossible } from '../../protocol/refusal';
import type { Tag } from './records';
import { hasAddress } from '../voters/address';
import type { Voter } from '../voters/records';
import { findAllVoters } from '../voters/findVoters';
import { voterFilterFields } from '../voters/filters';

/** Highest line and column offered, from 0. */
const lastLine = 10;
const lastColumn = 3;

const form = {
  tagId: filled(id, 'Escolha a etiqueta.'),
  // Labels are made for every match: no paging.
  filters: noted(object(voterFilterFields), 'os da busca de eleitores'),
  startPrintLine: noted(filled(id, 'Escolha a linha inicial.'), `0 a ${lastLine}`),
  startPrintColumn: noted(filled(id, 'Escolha a coluna inicial.'), `0 a ${lastColumn}`),
  printItens: filled(
    oneOf('nameAddressZipcode', 'nameAddressZipcodeDateNow', 'nameAddressZipcodeBirthday'),
    'Escolha o conteúdo.',
  ),
};

const labelScript = script('tag.php', [
  staffCall('POST', 'generate', {
    says: 'Etiquetas em PDF, em papel Carta, de todos os eleitores da busca que têm endereço.',
    answer: pdf,
    rule: 'create_label_voter',
    body: form,
    run: ({ db, clientId, today, body }) => {
      const { sheet, start } = readPlace(db, body);
      // Skip voters without an address.
      const rows = findAllVoters(db, clientId, body.filters ?? {}).filter(hasAddress);
      if (rows.length === 0) throw notPossible('Nenhum eleitor com endereço foi encontrado.');
      refuseLongPrint(rows.length, 'etiquetas');
      const labels = rows.map((voter) => [
        ...addressLines(voter),
        ...extraLine(voter, body.printItens, today),
      ]);
      return printLabels(sheet, labels, start, 'etiquetas-eleitores.pdf');
    },
  }),
]);

const optionScript = script('queries.php', [
  optionList('tagList', {
    says: 'As folhas de etiquetas.',
    fields: { ...optionFields, perLine: id, perPage: id, code: text },
    rows: ({ db }) => db.tags.all(),
  }),
]);

export const labelScripts = [labelScript, optionScript];

/**
 * The sheet and its first label's position; a position off the sheet starts the next sheet.
 * @throws Refusal (422) for a line or column that no sheet has
 */
function readPlace(db: Database, body: Values<typeof form>): { sheet: Tag; start: number } {
  const sheet = db.tags.get(body.tagId ?? 0);
  if (!sheet) throw invalidField('tagId', 'Escolha a etiqueta.');
  const grid = gridOf(sheet);
  const { startPrintLine: line = 0, startPrintColumn: column = 0 } = body;
  checkForm(form, body)
    .that(line <= lastLine, 'startPrintLine', `A linha inicial vai de 0 a ${lastLine}.`)
    .that(column <= lastColumn, 'startPrintColumn', `A coluna inicial vai de 0 a ${lastColumn}.`)
    .end();
  const isOnSheet = line < grid.lines && column < grid.columns;
  return { sheet, start: isOnSheet ? line * grid.columns + column : 0 };
}

const addressLines = (voter: Voter) => [
  voter.name,
  [voter.address, voter.addressNumber, voter.additionalAddress].filter(Boolean).join(', '),
  `${voter.district} - ${voter.city}/${voter.state}`,
  `CEP ${writtenZipcode(voter.zipcode)}`,
];

function extraLine({ dateOfBirth }: Voter, content: string | undefined, today: string): string[] {
  if (content === 'nameAddressZipcodeDateNow') return [writtenDay(today)];
  if (content === 'nameAddressZipcodeBirthday' && dateOfBirth) {
    return [`Aniversário: ${writtenBirthday(dateOfBirth)}`];
  }
  return [];
}
