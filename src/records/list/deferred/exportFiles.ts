import type { ApiFailure } from '@/api/failure';
import { unreadOf, unreadText, type Unread } from '@/api/findings';
import { csvFileName } from '@/formats/files';
import type { PrintSheet } from '@/formats/print';
import { readBodies } from '../../bulkRead/readBodies';
import { inOrder } from '../../export/inOrder';
import { openCsvBuilder } from '../../export/openCsvBuilder';
import { downloadFile } from '@/ui/feedback/download';
import { showToast } from '@/ui/feedback/toasts';
import type { CsvExport, DocumentExport, ExportJob, RowOrder, SheetExport } from '../exports';

/* Each maker returns the failure of the request that stopped it, if any. */

type Made = Promise<ApiFailure | undefined>;

const leftOutText = (unread: Unread) => `Ficou de fora do arquivo: ${unreadText(unread)}.`;

function tellLeftOut(unread: Unread | undefined) {
  if (unread) showToast(leftOutText(unread), { tone: 'info', findings: unread });
}

const isList = (answer: unknown): answer is { rows: readonly unknown[] } =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows);

/** A response with its rows in the order of the list on screen. */
const ordered = <T>(answer: T, order: RowOrder): T =>
  isList(answer) ? { ...answer, rows: inOrder(answer.rows, order) } : answer;

const withLeftOut = (sheet: PrintSheet, unread: Unread | undefined): PrintSheet =>
  unread ? { ...sheet, body: [...sheet.body, { tag: 'p', content: [leftOutText(unread)] }] } : sheet;

/** All rows of a list as CSV. */
export async function makeCsv(
  { prefix, total, module, order, fetchPage }: CsvExport,
  { signal, report }: ExportJob,
): Made {
  const builder = await openCsvBuilder(module);
  signal.addEventListener('abort', builder.close);
  try {
    const { failure, unread } = await readBodies({
      ...{
        total,
        signal,
        add: (body) => builder.add(body, order),
        fetchPage: (rows) => fetchPage(rows, signal),
      },
      onPage: (_, came, now) => came < now && report(came / now),
    });
    if (failure || signal.aborted) return failure;
    downloadFile(csvFileName(prefix), await builder.finish());
    tellLeftOut(unread);
    return undefined;
  } finally {
    builder.close();
  }
}

/** Opens the print dialog on a sheet. */
export async function print<T>({ fetch, build, order }: SheetExport<T>, { signal, ask }: ExportJob): Made {
  const [{ data, error }, { printSheet }] = await Promise.all([
    fetch(signal, ask),
    import('../../export/printSheet'),
  ]);
  if (error || signal.aborted) return error;
  printSheet(withLeftOut((await build(ordered(data, order))).sheet, unreadOf(data)));
  tellLeftOut(unreadOf(data));
  return undefined;
}

/** Downloads a sheet as HTML. */
export const makeSheetFile = <T>({ fetch, build, order }: SheetExport<T>, job: ExportJob): Made =>
  makeFile(
    {
      fetch,
      build: async (answer) => {
        const [{ name, sheet }, { sheetHtml }] = await Promise.all([
          build(ordered(answer, order)),
          import('@/formats/print'),
        ]);
        const content = sheetHtml(withLeftOut(sheet, unreadOf(answer)));
        return { name, content, type: 'text/html;charset=utf-8' };
      },
    },
    job,
  );

/** Downloads a file made of a response. */
export async function makeFile<T>({ fetch, build }: DocumentExport<T>, { signal, ask }: ExportJob): Made {
  const { data, error } = await fetch(signal, ask);
  if (error || signal.aborted) return error;
  const { name, content, type } = await build(data);
  downloadFile(name, content, type);
  tellLeftOut(unreadOf(data));
  return undefined;
}
