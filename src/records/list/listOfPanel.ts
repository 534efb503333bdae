import type { FilterTable } from './filters';
import type { ListScreenState } from './useListScreen';

/** What a panel needs of the list below it. */
export type ListOfPanel<Row extends { id: number }, Panel extends string, Table extends FilterTable> = Pick<
  ListScreenState<Row, Panel, Table>,
  'module' | 'openPanel' | 'closePanel' | 'rows' | 'total' | 'isFetching'
>;
