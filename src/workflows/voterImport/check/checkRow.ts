import { formatPhone } from '@/formats/phone';
import { limits } from '@/lookups/voters/voter';
import { labelOfField, type ColumnUse, type FieldKey } from '../columns/fields';
import { isNoteHeading } from '../columns/headings';
import type { SheetRow } from '../sheet/bounds';
import { plainCell, plainNote, saysNothing } from './cells';
import { createFindings, shown, type Findings } from './findings';
import type { RowInHand, RowOptions } from './hand';
import { placesOf } from './places';
import {
  addressOf,
  allowsOf,
  birthOf,
  cpfOf,
  emailOf,
  genreOf,
  groupsOf,
  maritalStatusOf,
  nameOf,
  nickNameOf,
  numbersOf,
  phonesOf,
  voteStatusOf,
} from './readFields';

export type { Answers, AskedWord, CellFault, FaultChoice } from './findings';
export type { RowOptions } from './hand';

const none: readonly number[] = [];

/**
 * Reads one row of the sheet into the API's values. Texts stay as written, documents and telephones become digits.
 * Unreadable values go to the notes or exclude the row, as chosen.
 * @param row its number in the sheet, from 1, including the heading
 * @param reading what was lost or changed in the row's cells while the file was read
 */
export function checkRow(
  row: number,
  cells: readonly string[],
  columns: readonly ColumnUse[],
  options: RowOptions,
  { broken, notices = [] }: Pick<SheetRow, 'broken' | 'notices'> = {},
) {
  const findings = createFindings(options.faultChoice);
  const { refused, faults, says, asked, notes } = findings;
  says.push(...notices);
  const places = placesOf(columns);
  const all = (key: FieldKey) => {
    const found: string[] = [];
    for (const at of places.get(key) ?? none) {
      const cell = cells[at];
      if (!cell || (broken && isLost(findings, key, cell, broken.get(at)))) continue;
      const said = plainCell(cell);
      if (said !== '' && !saysNothing(said)) found.push(said);
    }
    return found;
  };
  const hand: RowInHand = {
    options,
    findings,
    all,
    one: (key) => (places.has(key) ? (all(key)[0] ?? '') : ''),
  };

  const name = nameOf(hand);
  if (!/\p{L}/u.test(name))
    refused.push(name === '' ? 'Nome: falta.' : `Nome: não tem letras: “${shown(name)}”.`);
  const { phones, others } = phonesOf(hand);
  const voter = {
    name,
    nickName: nickNameOf(hand),
    cpf: cpfOf(hand),
    dateOfBirth: birthOf(hand),
    genre: genreOf(hand),
    maritalStatusId: maritalStatusOf(hand),
    phones,
    email: emailOf(hand),
    ...addressOf(hand),
    groups: groupsOf(hand),
    ...numbersOf(hand),
    voteStatusId: voteStatusOf(hand),
    allows: allowsOf(hand),
    note: '',
  };
  if (others.length > 0) notes.push(`Outros telefones: ${others.map(formatPhone).join(', ')}`);
  voter.note = noteOf(hand, cells, places.get('note') ?? [], broken);
  if (cells.length > columns.length && cells.slice(columns.length).some(Boolean))
    refused.push('A linha tem mais células do que os títulos: confira o separador e as aspas.');
  return { row, voter, refused, faults, says, asked };
}

export type CheckedRow = ReturnType<typeof checkRow>;
export type CheckedVoter = CheckedRow['voter'];

/**
 * Whether a cell contains only its formula's error, which is a fault. A cell that lost characters is still read, and
 * the loss is noted once, however often the cell is read.
 */
function isLost(findings: Findings, field: FieldKey, cell: string, why: string | undefined): boolean {
  if (why === undefined) return false;
  const isError = cell.startsWith('#');
  const notice = `${labelOfField(field)}: ${why}`;
  if (isError && findings.faults.every((fault) => fault.why !== notice))
    findings.fault(field, 'cell', cell, why, { isNoted: false });
  if (!isError && !findings.says.includes(notice)) findings.says.push(notice);
  return isError;
}

/** The row's own notes, then the rest of other cells; text longer than the API's limit is cut. */
function noteOf(
  { options: { headings }, findings }: RowInHand,
  cells: readonly string[],
  columns: readonly number[],
  broken: ReadonlyMap<number, string> | undefined,
): string {
  const own = columns.flatMap((at) => {
    const cell = cells[at];
    if (!cell) return [];
    if (broken && isLost(findings, 'note', cell, broken.get(at))) return [];
    const heading = headings?.[at] ?? '';
    return [`${heading && !isNoteHeading(heading) ? `${heading}: ` : ''}${plainNote(cell)}`];
  });
  const note = [...own, ...findings.notes].join('\n');
  if (note.length > limits.note)
    findings.fault(
      'note',
      'note-length',
      note,
      `passa de ${limits.note} letras (tem ${note.length}): só as primeiras entram.`,
      { isNoted: false },
    );
  return note.slice(0, limits.note);
}
