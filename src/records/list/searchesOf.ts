import type { EarlyCall } from '@/api/call';
import { wireSearch, type FiltersOf, type FilterTable } from './filters';
import { filteredPath } from './listAddress';
import type { ListModule } from './listModule';
import type { PageOfRows } from '../export/pages';

/** Searches of a list with only some filters, for counting its records: the URL, and the request of a page. */
export const searchesOf =
  <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
    module: ListModule<Row, Panel, Table>,
    listPath: string,
    listCall: (query: object) => EarlyCall,
  ) =>
  (filters: Partial<FiltersOf<Table>>) => ({
    path: filteredPath(listPath, module, filters),
    call: (rows: PageOfRows) =>
      listCall(wireSearch(module.table, { ...module.emptyFilters, ...filters, ...rows })),
  });
