import { digitsOf } from '@/formats/phone';
import { saysNothing } from '../check/cells';
import { looksLikeName } from '../check/names';
import { readPhones } from '../check/phones';
import { readMaritalStatus, readYesOrNo } from '../check/values';
import { importFields, unused, type ColumnUse, type FieldKey } from './fields';
import { fieldCalled, headingKey } from './headings';

export { headingKey } from './headings';

const bulkFields = new Set<string>(importFields.flatMap((field) => (field.isMany ? [field.value] : [])));
const isMany = (key: FieldKey) => bulkFields.has(key);

const ofAddress = new Set<FieldKey>(['zipcode', 'street', 'number', 'district', 'city', 'state']);

/** The use of a second column of a single-valued field, so that nothing is lost. */
const second = (key: FieldKey): ColumnUse => (ofAddress.has(key) ? 'otherAddress' : 'note');

/** Keys under which corrections are stored: a repeated heading gets a key of its own. */
export function columnKeys(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return key === '' || place === 1 ? key : `${key} #${place}`;
  });
}

/** Overrides a heading by the cells: a 'Título' without digits is a form of address. */
function byCells(use: FieldKey | undefined, samples: readonly string[] | undefined): FieldKey | undefined {
  const said = samples?.filter((cell) => !saysNothing(cell)) ?? [];
  if (said.length === 0) return use;
  const digits = said.map((cell) => digitsOf(cell).length);
  if (use === 'voterTitle' && digits.every((count) => count === 0)) return 'treatment';
  // The owner of the number may be in brackets.
  const isPhones = said.every(
    (cell, at) => (digits[at] ?? 0) >= 8 && !/[\p{L}@]{4}/u.test(cell.replace(/\([^()\d]*\)/g, '')),
  );
  if ((use === 'number' || use === 'name') && isPhones) return 'phone';
  if (use === 'state' && said.every((cell) => cell.length > 2 && typeof readMaritalStatus(cell) === 'number'))
    return 'maritalStatus';
  // 'WhatsApp?', answered by yes or no.
  if (use === 'phone' && said.every((cell) => typeof readYesOrNo(cell) === 'boolean')) return 'note';
  // In Outlook's address book, the children's names.
  if (use === 'sonsIn' && digits.every((count) => count === 0) && !said.some((cell) => /^nenhum/i.test(cell)))
    return 'note';
  return use;
}

const isOfAddress = (use: FieldKey | undefined) =>
  use !== undefined && (ofAddress.has(use) || use === 'additional' || use === 'wholeAddress');

/** Whether a 'Nº' numbers the rows: a house number's column is after its street, or just before it. */
const countsRows = (called: readonly (FieldKey | undefined)[], at: number) =>
  called.length > 1 && !called.slice(0, at).some(isOfAddress) && !isOfAddress(called[at + 1]);

const isWords = (cell: string) => cell.length <= 100 && looksLikeName(cell);

/** The use of a column without a heading, if its cells are unambiguous. */
function byCellsAlone(samples: readonly string[] | undefined): FieldKey | undefined {
  const said = samples?.filter((cell) => !saysNothing(cell)) ?? [];
  if (said.length === 0) return undefined;
  if (said.every((cell) => /^[^@\s]+@[^@\s]+$/.test(cell))) return 'email';
  if (said.every((cell) => /^\d{3}\.\d{3}\.\d{3}-\d\d$/.test(cell))) return 'cpf';
  if (said.every((cell) => readPhones(cell, '').every((read) => 'digits' in read))) return 'phone';
  return said.every((cell) => isWords(cell) && cell.includes(' ')) ? 'name' : undefined;
}

/** The columns of a sheet without headings: the first of each kind, and all with telephones or e-mails. */
function withoutHeadings(samples: readonly (readonly string[])[]): ColumnUse[] {
  const found = samples.map(byCellsAlone);
  const isKnown = found.some((use) => use !== undefined);
  // 'Ana' next to a telephone.
  if (isKnown && !found.includes('name')) {
    const at = samples.findIndex((cells, place) => !found[place] && cells.length > 0 && cells.every(isWords));
    if (at >= 0) found[at] = 'name';
  }
  return found.map((use, at) => (use && (isMany(use) || found.indexOf(use) === at) ? use : unused));
}

/**
 * The use of each column, by its heading and cells: a stored correction first, else its name; a second column of a
 * single-valued field goes to the notes.
 */
export function matchColumns(
  headings: readonly string[],
  stored: Readonly<Record<string, ColumnUse>> = {},
  samples?: readonly (readonly string[])[],
): ColumnUse[] {
  if (samples && headings.every((heading) => heading === '')) return withoutHeadings(samples);
  const taken = new Set<FieldKey>();
  const called = headings.map(fieldCalled);
  return columnKeys(headings).map((key, at) => {
    const corrected = Object.hasOwn(stored, key) ? stored[key] : undefined;
    const named = byCells(called[at], samples?.[at]) ?? unused;
    const use = corrected ?? (named === 'number' && countsRows(called, at) ? unused : named);
    if (use === unused) return unused;
    if (taken.has(use) && !isMany(use)) return corrected ? unused : second(use);
    taken.add(use);
    return use;
  });
}

/** Whether a first row contains headings: it names a known field, and no cell has personal data. */
export const looksLikeHeadings = (cells: readonly string[]) =>
  cells.some((cell) => fieldCalled(cell) !== undefined) && !cells.some(isOfPerson);

/** An e-mail or a number; '@ Instagram' is a heading. */
const isOfPerson = (cell: string) => /[^\s@]@[^\s@]/.test(cell) || digitsOf(cell).length > 4;

/** Single-valued fields assigned to two columns. */
export const doubledFields = (columns: readonly ColumnUse[]): FieldKey[] =>
  importFields
    .filter((field) => !isMany(field.value) && columns.filter((use) => use === field.value).length > 1)
    .map(({ value }) => value);

/** Whether the columns can yield a person's name. */
export const hasName = (columns: readonly ColumnUse[]): boolean =>
  columns.some((use) => use === 'name' || use === 'firstName' || use === 'lastName');

/** Corrections to store: only headings, and nothing that may be personal data. */
export function correctionsOf(
  headings: readonly string[],
  columns: readonly ColumnUse[],
  samples?: readonly (readonly string[])[],
): Record<string, ColumnUse> {
  const byName = matchColumns(headings, {}, samples);
  return Object.fromEntries(
    columnKeys(headings).flatMap((key, at): [string, ColumnUse][] => {
      const use = columns[at] ?? unused;
      return key && key.length <= 44 && !isOfPerson(headings[at] ?? '') && use !== byName[at]
        ? [[key, use]]
        : [];
    }),
  );
}
