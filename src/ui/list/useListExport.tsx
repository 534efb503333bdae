import type { ApiCall } from '@/api/call';
import { callApi } from '@/api/client';
import type { Rule } from '@/session/rights';
import { DownloadIcon, FileIcon, PrintIcon } from '../icons';
import { useBlockedReason } from '../useBlockedReason';
import type { FilterTable, SearchOf } from './filters';
import type { HeaderAction } from './HeaderActions';
import { useExport, type BuiltFile, type NamedSheet, type SheetExport } from './useExport';
import type { ListScreenState } from './useListScreen';

interface ExportOf<Table extends FilterTable, T> {
  /** The right it needs; none where everybody may. */
  rule?: Rule | undefined;
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
  build: (answer: T) => BuiltFile | Promise<BuiltFile>;
}

interface SheetActions<Table extends FilterTable, T> extends ExportOf<Table, T> {
  /** The sheet, of what the call answered. */
  build: (answer: T) => NamedSheet | Promise<NamedSheet>;
}

interface RowSheetActions<T> {
  rule: Rule;
  sheetOf: (id: number) => SheetExport<T>;
  /** Of the file, e.g. 'Baixar ficha (.html)'. */
  fileLabel: string;
}

/**
 * The exports of a list as actions of its header, blocked without the right, without rows and while another one runs,
 * and those of one record as actions of its row.
 */
export function useListExport<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  list: ListScreenState<Row, Panel, Table>,
) {
  const { inProgress, blocked, downloadCsv, downloadDocument, downloadSheet, printDocument } = useExport();
  const blockedByRight = useBlockedReason();
  const { filters, total, module, exportBlocked } = list;

  const stateOf = (kind: 'csv' | 'file', rule: Rule | undefined) => ({
    busy: inProgress === kind,
    blockedReason: (rule && blockedByRight(rule)) ?? exportBlocked ?? blocked,
  });

  /** The search without its pages. */
  const allRows =
    <T,>(call: ExportOf<Table, T>['call']) =>
    (signal: AbortSignal) =>
      callApi({ ...call({ ...filters, page: 1, limit: total }), signal });

  return {
    /** Why nothing else can be exported now. */
    blocked,
    /** The sheet of one record in the menu of its row: to the print dialogue, or to a file. */
    rowSheetActions: <T,>({ rule, sheetOf, fileLabel }: RowSheetActions<T>) => [
      {
        label: 'Imprimir',
        rule,
        blockedReason: blocked,
        onSelect: ({ id }: { id: number }) => void printDocument(sheetOf(id)),
      },
      {
        label: fileLabel,
        rule,
        blockedReason: blocked,
        onSelect: ({ id }: { id: number }) => void downloadSheet(sheetOf(id)),
      },
    ],
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
    /** All rows the filters find as a sheet built here: to the print dialogue, or to a file. */
    sheetActions: <T,>({ rule, call, build }: SheetActions<Table, T>): HeaderAction[] => [
      {
        ...stateOf('file', rule),
        label: 'Imprimir resultados',
        icon: <PrintIcon />,
        onSelect: () => void printDocument({ fetch: allRows(call), build }),
      },
      {
        ...stateOf('file', rule),
        label: 'Baixar para imprimir (.html)',
        icon: <FileIcon />,
        onSelect: () => void downloadSheet({ fetch: allRows(call), build }),
      },
    ],
    /** All rows the filters find as one file that the server makes, a PDF. */
    printAction: <T,>({
      rule,
      call,
      build,
      label = 'Imprimir resultados',
    }: PrintAction<Table, T>): HeaderAction => ({
      ...stateOf('file', rule),
      label,
      icon: <PrintIcon />,
      onSelect: () => void downloadDocument({ fetch: allRows(call), build }),
    }),
  };
}
