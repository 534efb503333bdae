import { plainWords } from '../../alike/keys';
import { importFields, unused, type ColumnUse, type FieldKey } from './fields';

/** `data de nascimento` of `Data de Nascimento (dd/mm):`. */
export const headingKey = (heading: string): string => plainWords(heading.replace(/\(.*?\)/g, ' '));

const known: ReadonlyMap<string, FieldKey> = new Map(
  importFields.flatMap(({ value, label, called }) =>
    [headingKey(label), ...called].map((word) => [word, value] as const),
  ),
);

const isMany = (key: FieldKey) => importFields.some((field) => field.value === key && field.isMany);

/** What each column is, by its heading: as it was corrected last time, else by its name; a second one of a kind is left out. */
export function matchColumns(
  headings: readonly string[],
  remembered: Readonly<Record<string, ColumnUse>> = {},
): ColumnUse[] {
  const taken = new Set<FieldKey>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const use = (Object.hasOwn(remembered, key) ? remembered[key] : undefined) ?? known.get(key) ?? unused;
    if (use === unused || (taken.has(use) && !isMany(use))) return unused;
    taken.add(use);
    return use;
  });
}

/** Whether a first row holds headings: it names a known column, and no cell of it is a person's. */
export const looksLikeHeadings = (cells: readonly string[]) =>
  cells.some((cell) => known.has(headingKey(cell))) && !cells.some(isOfPerson);

const isOfPerson = (cell: string) => cell.includes('@') || cell.replace(/\D/g, '').length > 4;

/** Fields that two columns give, of which only one can be meant. */
export const doubledFields = (columns: readonly ColumnUse[]): FieldKey[] =>
  importFields
    .filter((field) => !field.isMany && columns.filter((use) => use === field.value).length > 1)
    .map(({ value }) => value);

/** The corrections to remember: headings as such, and nothing that may be a person's. */
export function correctionsOf(
  headings: readonly string[],
  columns: readonly ColumnUse[],
): Record<string, ColumnUse> {
  const byName = matchColumns(headings);
  return Object.fromEntries(
    headings.flatMap((heading, at): [string, ColumnUse][] => {
      const use = columns[at] ?? unused;
      const key = headingKey(heading);
      return key && key.length <= 40 && !isOfPerson(heading) && use !== byName[at] ? [[key, use]] : [];
    }),
  );
}
