import { sameText } from '@/formats/text';
import { servicesBy } from '@/features/services/servicesSearches';
import { periodOf } from './period';
import { callsOf, countedParts, partOf } from './read/parts';
import type { ReportSettings } from './report';
import type { Line, TableName } from './tables';

type Options = readonly { id: number; name: string }[];

/** The office's lists used to find ids by name. */
type ReportLists = Readonly<Record<'categories' | 'origins' | 'departments', Options>>;

/** The id of the only entry with a name. */
function idOf(list: Options, name: string | undefined): number | undefined {
  const found = name ? list.filter((one) => sameText(one.name, name)) : [];
  return found.length === 1 ? found[0]?.id : undefined;
}

function monthWithin({ from, to }: ReportSettings, month: string) {
  const whole = periodOf(month) ?? { from, to };
  return { from: whole.from < from ? from : whole.from, to: whole.to > to ? to : whole.to };
}

/** URLs of the lists behind the figures, where a filter matches the figure exactly. */
export function linksOf(settings: ReportSettings, lists: ReportLists) {
  const { from, to, responsibleId, departmentId } = settings;
  const within = { startCreatedDate: from, endCreatedDate: to, responsibleId, departmentId };
  const narrowed = (filters: Parameters<typeof servicesBy>[0]) => servicesBy({ ...within, ...filters }).path;
  const byName =
    (list: Options, filter: 'categoryId' | 'originId' | 'departmentId') =>
    ({ key }: Line) => {
      const id = idOf(list, key);
      return id === undefined ? undefined : narrowed({ [filter]: id });
    };
  const ofLine: Partial<Record<TableName, (line: Line) => string | undefined>> = {
    month: ({ key }) =>
      key ? partOf('services').searchOf({ ...settings, ...monthWithin(settings, key) }).path : undefined,
    status: ({ statusId }) => (statusId ? narrowed({ statusId }) : undefined),
    category: byName(lists.categories, 'categoryId'),
    origin: byName(lists.origins, 'originId'),
    department: byName(lists.departments, 'departmentId'),
    call: ({ statusId }) => (statusId === undefined ? undefined : callsOf(settings, statusId).path),
  };
  const ofFigure: Readonly<Record<string, string>> = {
    received: partOf('services').searchOf(settings).path,
    ...Object.fromEntries(
      [partOf('appointments'), partOf('calls'), ...countedParts].map(({ name, searchOf }) => [
        name,
        searchOf(settings).path,
      ]),
    ),
  };
  return { ofFigure, of: (table: TableName, line: Line) => ofLine[table]?.(line) };
}
