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

/** Where nothing is lost of a second column of a field that has only one. */
const second = (key: FieldKey): ColumnUse => (ofAddress.has(key) ? 'otherAddress' : 'note');

/**
 * Names of the columns under which corrections are kept: of two equal headings, the second is another column than the
 * first.
 */
export function columnKeys(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return key === '' || place === 1 ? key : `${key} #${place}`;
  });
}

/** What the cells say against a heading: a 'Título' without digits is how somebody is addressed. */
function byCells(use: FieldKey | undefined, samples: readonly string[] | undefined): FieldKey | undefined {
  const said = samples?.filter((cell) => !saysNothing(cell)) ?? [];
  if (said.length === 0) return use;
  const digits = said.map((cell) => digitsOf(cell).length);
  if (use === 'voterTitle' && digits.every((count) => count === 0)) return 'treatment';
  // Whose number it is may stand in brackets.
  const isPhones = said.every(
    (cell, at) => (digits[at] ?? 0) >= 8 && !/[\p{L}@]{4}/u.test(cell.replace(/\([^()\d]*\)/g, '')),
  );
  if ((use === 'number' || use === 'name') && isPhones) return 'phone';
  if (use === 'state' && said.every((cell) => cell.length > 2 && typeof readMaritalStatus(cell) === 'number'))
    return 'maritalStatus';
  // 'WhatsApp?', answered by yes and no.
  if (use === 'phone' && said.every((cell) => typeof readYesOrNo(cell) === 'boolean')) return 'note';
  // In an address book of Outlook, the children's names.
  if (use === 'sonsIn' && digits.every((count) => count === 0) && !said.some((cell) => /^nenhum/i.test(cell)))
    return 'note';
  return use;
}

const isOfAddress = (use: FieldKey | undefined) =>
  use !== undefined && (ofAddress.has(use) || use === 'additional' || use === 'wholeAddress');

/** Whether a 'Nº' counts the rows: a house's number stands behind its street, or just before it. */
const countsRows = (called: readonly (FieldKey | undefined)[], at: number) =>
  called.length > 1 && !called.slice(0, at).some(isOfAddress) && !isOfAddress(called[at + 1]);

const isWords = (cell: string) => cell.length <= 100 && looksLikeName(cell);

/** What a column without a heading is, where its cells leave no doubt. */
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
  // 'Ana' beside a telephone.
  if (isKnown && !found.includes('name')) {
    const at = samples.findIndex((cells, place) => !found[place] && cells.length > 0 && cells.every(isWords));
    if (at >= 0) found[at] = 'name';
  }
  return found.map((use, at) => (use && (isMany(use) || found.indexOf(use) === at) ? use : unused));
}

/**
 * What each column is, by its heading and the cells below: as it was corrected last time, else by its name; a second one of a kind
 * that has only one goes to the notes.
 */
export function matchColumns(
  headings: readonly string[],
  remembered: Readonly<Record<string, ColumnUse>> = {},
  samples?: readonly (readonly string[])[],
): ColumnUse[] {
  if (samples && headings.every((heading) => heading === '')) return withoutHeadings(samples);
  const taken = new Set<FieldKey>();
  const called = headings.map(fieldCalled);
  return columnKeys(headings).map((key, at) => {
    const corrected = Object.hasOwn(remembered, key) ? remembered[key] : undefined;
    const named = byCells(called[at], samples?.[at]) ?? unused;
    const use = corrected ?? (named === 'number' && countsRows(called, at) ? unused : named);
    if (use === unused) return unused;
    if (taken.has(use) && !isMany(use)) return corrected ? unused : second(use);
    taken.add(use);
    return use;
  });
}

/** Whether a first row holds headings: it names a known column, and no cell of it is a person's. */
export const looksLikeHeadings = (cells: readonly string[]) =>
  cells.some((cell) => fieldCalled(cell) !== undefined) && !cells.some(isOfPerson);

/** An e-mail or a number; '@ Instagram' is a heading. */
const isOfPerson = (cell: string) => /[^\s@]@[^\s@]/.test(cell) || digitsOf(cell).length > 4;

/** Fields that two columns give, of which only one can be meant. */
export const doubledFields = (columns: readonly ColumnUse[]): FieldKey[] =>
  importFields
    .filter((field) => !isMany(field.value) && columns.filter((use) => use === field.value).length > 1)
    .map(({ value }) => value);

/** Whether somebody's name can come of the columns. */
export const hasName = (columns: readonly ColumnUse[]): boolean =>
  columns.some((use) => use === 'name' || use === 'firstName' || use === 'lastName');

/** The corrections to remember: headings as such, and nothing that may be a person's. */
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
