import { useEffect, useRef, useState } from 'react';
import type { ApiResult } from '@/api/failure';
import type { List } from '@/api/reply';
import { buildCsv, csvFileName, type CsvColumn } from '@/formats/csv';
import { printDocument, printFileName, type PrintColumn } from '@/formats/print';
import { downloadFile } from '../feedback/download';
import { dismissToast, showToast } from '../feedback/toasts';

/** Asks for every row the list's filters find; they never enter the store. */
type FetchRows<Row> = (signal: AbortSignal) => Promise<ApiResult<List<Row>>>;

interface CsvExport<Row> {
  /** The name of the file before date and time, e.g. `listagem-ligacoes`. */
  prefix: string;
  columns: readonly CsvColumn<Row>[];
  fetchRows: FetchRows<Row>;
}

interface PrintExport<Row> {
  prefix: string;
  title: string;
  columns: readonly PrintColumn<Row>[];
  fetchRows: FetchRows<Row>;
}

/** Texts of document 1, section 8. */
const csvTexts = { progress: 'Gerando Excel. Aguarde...', failure: 'Ops... não conseguimos gerar o Excel.' };
const fileTexts = {
  progress: 'Gerando arquivo. Aguarde...',
  failure: 'Ops... não conseguimos gerar o arquivo.',
};

/**
 * Exports of a list: the search is made again with the full total as its limit, the file is built in the browser
 * and handed over, with a notice meanwhile and another if it fails. One export at a time; leaving the screen stops it.
 */
export function useExport() {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run<Row>(
    texts: typeof csvTexts,
    fetchRows: FetchRows<Row>,
    handOver: (rows: Row[]) => void | Promise<void>,
  ) {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    const toast = showToast(texts.progress, { tone: 'progress' });
    try {
      const { data, error } = await fetchRows(signal);
      if (!error && !signal.aborted) await handOver(data.rows);
      if (error && error.kind !== 'cancelled') showToast(texts.failure, { id: toast, tone: 'error' });
      else dismissToast(toast);
    } catch {
      showToast(texts.failure, { id: toast, tone: 'error' });
    } finally {
      running.current = null;
      setBusy(false);
    }
  }

  return {
    busy,
    downloadCsv: <Row>({ prefix, columns, fetchRows }: CsvExport<Row>) =>
      run(csvTexts, fetchRows, async (rows) =>
        downloadFile(csvFileName(prefix), await buildCsv(columns, rows), 'text/csv;charset=utf-8'),
      ),
    downloadPrint: <Row>({ prefix, title, columns, fetchRows }: PrintExport<Row>) =>
      run(fileTexts, fetchRows, (rows) =>
        downloadFile(
          printFileName(prefix),
          printDocument({ title, columns, rows }),
          'text/html;charset=utf-8',
        ),
      ),
  };
}
