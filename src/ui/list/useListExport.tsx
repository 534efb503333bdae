import type { ApiCall } from '@/api/call';
import { callApi } from '@/api/client';
import type { Rule } from '@/session/rights';
import { DownloadIcon, PrintIcon } from '../icons';
import { useBlockedReason } from '../useBlockedReason';
import type { FilterTable, SearchOf } from './filters';
import type { HeaderAction } from './HeaderActions';
import { useExport, type BuiltFile, type DocumentExport } from './useExport';
import type { ListScreenState } from './useListScreen';

interface ExportOf<Table extends FilterTable, T> {
  /** The right it needs. */
  rule: Rule;
  /** Asks for the rows of a search: those of the list, all of them. */
  call: (search: SearchOf<Table>) => ApiCall<T>;
}

interface CsvAction<Table extends FilterTable> extends ExportOf<Table, unknown> {
  /** The name of the file before date and time, e.g. `listagem-ligacoes`. */
  prefix: string;
}

interface PrintAction<Table extends FilterTable, T> extends ExportOf<Table, T> {
  label?: string;
  /** The file, of what the call answered. */
  build: (answer: T) => BuiltFile;
}

/**
 * The exports of a list as actions of its header, blocked without the right, without rows and while another one runs;
 * `download` and `blocked` are for files of one record, from its row.
 */
export function useListExport<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  list: ListScreenState<Row, Panel, Table>,
) {
  const { inProgress, blocked, downloadCsv, downloadDocument } = useExport();
  const blockedByRight = useBlockedReason();
  const { filters, total, module, exportBlocked } = list;

  const stateOf = (kind: 'csv' | 'file', rule: Rule) => ({
    busy: inProgress === kind,
    blockedReason: blockedByRight(rule) ?? exportBlocked ?? blocked,
  });

  return {
    /** Why nothing else can be exported now. */
    blocked,
    /** A file about one record: what it is made of is asked for, or the file itself. */
    download: <T,>(file: DocumentExport<T>) => void downloadDocument(file),
    /** All rows the filters find, in the columns of the module's CSV. */
    csvAction: ({ rule, prefix, call }: CsvAction<Table>): HeaderAction => ({
      ...stateOf('csv', rule),
      label: 'Download Excel (.csv)',
      icon: <DownloadIcon />,
      onSelect: () =>
        void downloadCsv({
          prefix,
          total,
          module: module.name,
          fetchPage: (rows, signal) =>
            callApi<Blob>({ ...call({ ...filters, ...rows }), reply: 'unread', signal }),
        }),
    }),
    /** All rows the filters find as one file, built here or by the server. */
    printAction: <T,>({
      rule,
      call,
      build,
      label = 'Imprimir resultados',
    }: PrintAction<Table, T>): HeaderAction => ({
      ...stateOf('file', rule),
      label,
      icon: <PrintIcon />,
      onSelect: () =>
        void downloadDocument({
          fetch: (signal) => callApi({ ...call({ ...filters, page: 1, limit: total }), signal }),
          build,
        }),
    }),
  };
}
