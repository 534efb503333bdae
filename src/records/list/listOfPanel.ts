import type { FilterTable } from './filters';
import type { ListScreenState } from './useListScreen';

/** What a panel knows of the list that it is over. */
export type ListOfPanel<Row extends { id: number }, Panel extends string, Table extends FilterTable> = Pick<
  ListScreenState<Row, Panel, Table>,
  'module' | 'openPanel' | 'closePanel' | 'rows' | 'total' | 'isFetching'
>;
