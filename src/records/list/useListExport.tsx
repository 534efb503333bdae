import type { ApiRequest } from '@/api/call';
import type { Rule } from '@/session/rights';
import { DownloadIcon, FileIcon, PrintIcon } from '@/ui/icons';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { askForFile } from '../export/askForFile';
import type { DocumentExport, SheetExport } from './exports';
import type { FilterTable, SearchOf } from './filters';
import type { HeaderAction } from './HeaderActions';
import { useExport } from './useExport';
import type { ListScreenState } from './useListScreen';

interface ExportOf<Table extends FilterTable, T> {
  rule?: Rule | undefined;
  call: (search: SearchOf<Table>) => ApiRequest<T>;
}

interface CsvAction<Table extends FilterTable> extends ExportOf<Table, unknown> {
  prefix: string;
}

type PrintAction<Table extends FilterTable, T> = ExportOf<Table, T> &
  Pick<DocumentExport<T>, 'build'> & { label?: string };

type SheetActions<Table extends FilterTable, T> = ExportOf<Table, T> & Pick<SheetExport<T>, 'build'>;

interface OwnSheetAction<T> extends SheetExport<T>, Pick<HeaderAction, 'label' | 'icon'> {
  rule: Rule;
}

interface RowSheetActions<T> {
  rule: Rule;
  sheetOf: (id: number) => SheetExport<T>;
  fileLabel: string;
}

interface RowFileAction<T> {
  key: string;
  label: string;
  rule: Rule;
  fileOf: (id: number) => DocumentExport<T>;
}

/** A list's exports as header actions (blocked without right or rows, or while one runs) and row actions. */
export function useListExport<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  list: Pick<
    ListScreenState<Row, Panel, Table>,
    'filters' | 'total' | 'module' | 'exportBlocked' | 'sorting'
  >,
) {
  const { inProgress, blocked, downloadCsv, downloadDocument, downloadSheet, printDocument } = useExport();
  const blockedByRight = useBlockedReason();
  const { filters, total, module, exportBlocked, sorting } = list;
  const order = sorting?.rows?.map(({ id }) => id);

  const stateOf = (kind: 'csv' | 'file', rule: Rule | undefined) => ({
    busy: inProgress === kind,
    blockedReason: (rule && blockedByRight(rule)) ?? exportBlocked ?? blocked,
  });

  const allRows =
    <T,>(call: ExportOf<Table, T>['call']) =>
    (signal: AbortSignal) =>
      askForFile(call({ ...filters, page: 1, limit: total }), signal);

  return {
    blocked,
    /** A record's sheet: print or download. */
    rowSheetActions: <T,>({ rule, sheetOf, fileLabel }: RowSheetActions<T>) => {
      const action = (key: string, label: string, make: typeof printDocument) => ({
        key,
        label,
        rule,
        blockedReason: blocked,
        onSelect: ({ id }: { id: number }) => void make(sheetOf(id)),
      });
      return [action('print', 'Imprimir', printDocument), action('file', fileLabel, downloadSheet)];
    },
    /** A file built from a record, as in its row menu. */
    rowFileAction: <T,>({ key, label, rule, fileOf }: RowFileAction<T>) => ({
      ...{ key, label, rule, blockedReason: blocked },
      onSelect: ({ id }: { id: number }) => void downloadDocument(fileOf(id)),
    }),
    csvAction: ({ rule, prefix, call }: CsvAction<Table>): HeaderAction => ({
      ...stateOf('csv', rule),
      label: 'Download Excel (.csv)',
      word: 'Excel',
      icon: <DownloadIcon />,
      onSelect: () =>
        void downloadCsv({
          prefix,
          total,
          module: module.name,
          order,
          fetchPage: (rows, signal) =>
            askForFile<Blob>({ ...call({ ...filters, ...rows }), reply: 'unread' }, signal),
        }),
    }),
    /** All matching rows as a sheet: print or download. */
    sheetActions: <T,>({ rule, call, build }: SheetActions<Table, T>): HeaderAction[] => {
      const state = stateOf('file', rule);
      const sheet = { fetch: allRows(call), build, order };
      return [
        {
          ...state,
          label: 'Imprimir resultados',
          word: 'Imprimir',
          icon: <PrintIcon />,
          onSelect: () => void printDocument(sheet),
        },
        {
          ...state,
          label: 'Baixar para imprimir (.html)',
          word: 'Baixar',
          icon: <FileIcon />,
          onSelect: () => void downloadSheet(sheet),
        },
      ];
    },
    /** A sheet with its own searches, printed even if the list has no rows. */
    ownSheetAction: <T,>({ rule, label, icon, ...sheet }: OwnSheetAction<T>): HeaderAction => ({
      label,
      icon,
      busy: inProgress === 'file',
      blockedReason: blockedByRight(rule) ?? blocked,
      onSelect: () => void printDocument(sheet),
    }),
    /** All matching rows as a PDF made by the server. */
    printAction: <T,>({
      rule,
      call,
      build,
      label = 'Imprimir resultados',
    }: PrintAction<Table, T>): HeaderAction => ({
      ...stateOf('file', rule),
      label,
      word: 'Imprimir',
      icon: <PrintIcon />,
      onSelect: () => void downloadDocument({ fetch: allRows(call), build }),
    }),
  };
}
