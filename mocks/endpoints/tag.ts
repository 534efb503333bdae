import type { Database } from '../db';
import { refuseLongPrint } from '../print/document';
import { gridOf, printLabels } from '../print/labels';
import { writtenBirthday, writtenDay, writtenZipcode } from '../print/written';
import { script, staffCall } from '../protocol/calls';
import { id, object, oneOf, type Values } from '../protocol/fields';
import { checkForm } from '../protocol/forms';
import { invalidField, notPossible } from '../protocol/refusal';
import type { Tag, Voter } from '../records';
import { findAllVoters } from '../voters/findVoters';
import { voterFilterFields } from '../voters/voterFilters';

const form = {
  tagId: id,
  // Labels are made for every voter found, so page and limit are no filters here.
  filters: object(voterFilterFields),
  startPrintLine: id,
  startPrintColumn: id,
  printItens: oneOf('nameAddressZipcode', 'nameAddressZipcodeDateNow', 'nameAddressZipcodeBirthday'),
};

export const tag = script('tag.php', [
  staffCall('POST', 'generate', {
    rule: 'create_label_voter',
    body: form,
    run: ({ db, clientId, today, body }) => {
      const { sheet, start } = readPlace(db, body);
      // A label without an address leads nowhere.
      const rows = findAllVoters(db, clientId, body.filters ?? {}).filter(({ withLocation }) => withLocation);
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

/** Highest line and column the panel offers, counted from 0. */
const lastLine = 10;
const lastColumn = 3;

/**
 * The sheet and the place of its first label, line by line from 0.
 * @throws Refusal (422) also for a line or column this sheet does not have
 */
function readPlace(db: Database, body: Values<typeof form>): { sheet: Tag; start: number } {
  const sheet = db.tags.get(body.tagId ?? 0);
  if (!sheet) throw invalidField('tagId', 'Escolha a etiqueta.');
  const grid = gridOf(sheet);
  const { startPrintLine: line = -1, startPrintColumn: column = -1 } = body;
  const maxLine = Math.min(lastLine, grid.lines - 1);
  const maxColumn = Math.min(lastColumn, grid.columns - 1);
  checkForm(body)
    .that(line >= 0, 'startPrintLine', 'Escolha a linha inicial.')
    .that(line <= maxLine, 'startPrintLine', `Nesta folha a linha inicial vai de 0 a ${maxLine}.`)
    .that(column >= 0, 'startPrintColumn', 'Escolha a coluna inicial.')
    .that(column <= maxColumn, 'startPrintColumn', `Nesta folha a coluna inicial vai de 0 a ${maxColumn}.`)
    .required({ printItens: 'Escolha o conteúdo.' })
    .end();
  return { sheet, start: line * grid.columns + column };
}

/** Name, street, district with city, CEP. */
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
