import { sameText } from '@/formats/text';
import { daysIn } from '@/formats/dates';
import { servicesBy } from '@/features/services/servicesSearches';
import { appointmentsOf, callsOf, servicesOf } from './read/parts';
import type { ReportSettings } from './report';
import type { Line, TableName } from './tables';

interface Named {
  id: number;
  name: string;
}

/** The office's lists that names of the report are found in. */
export interface ReportLists {
  categories: readonly Named[];
  origins: readonly Named[];
  departments: readonly Named[];
}

/** The only entry of a name. */
function idOf(list: readonly Named[], name: string | undefined): number | undefined {
  const found = name ? list.filter((one) => sameText(one.name, name)) : [];
  return found.length === 1 ? found[0]?.id : undefined;
}

function monthWithin({ from, to }: ReportSettings, month: string) {
  const last = `${month}-${daysIn(Number(month.slice(0, 4)), Number(month.slice(5, 7)))}`;
  return { from: `${month}-01` < from ? from : `${month}-01`, to: last > to ? to : last };
}

/** The addresses of the lists behind the figures, where a filter says the same. */
export function linksOf(settings: ReportSettings, lists: ReportLists) {
  const { from, to, responsibleId, departmentId } = settings;
  const within = { startCreatedDate: from, endCreatedDate: to, responsibleId, departmentId };
  const narrowed = (filters: Parameters<typeof servicesBy>[0]) => servicesBy({ ...within, ...filters }).path;
  const ofLine: Partial<Record<TableName, (line: Line) => string | undefined>> = {
    month: ({ key }) => (key ? servicesOf(settings, monthWithin(settings, key)).path : undefined),
    status: ({ statusId }) => (statusId ? narrowed({ statusId }) : undefined),
    category: ({ key }) => {
      const categoryId = idOf(lists.categories, key);
      return categoryId === undefined ? undefined : narrowed({ categoryId });
    },
    origin: ({ key }) => {
      const originId = idOf(lists.origins, key);
      return originId === undefined ? undefined : narrowed({ originId });
    },
    department: ({ key }) => {
      const id = idOf(lists.departments, key);
      return id === undefined ? undefined : narrowed({ departmentId: id });
    },
    call: ({ statusId }) => (statusId === undefined ? undefined : callsOf(settings, statusId).path),
  };
  return {
    received: servicesOf(settings, settings).path,
    appointments: appointmentsOf(settings).path,
    calls: callsOf(settings, null).path,
    of: (table: TableName, line: Line) => ofLine[table]?.(line),
  };
}
