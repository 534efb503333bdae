import type { ApiFailure } from '@/api/failure';
import { addUnread, unreadOf, unreadText, type CallFacts, type Unread } from '@/api/findings';
import { csvFileName } from '@/formats/csv';
import type { PrintSheet } from '@/formats/print';
import { collectPages } from '../../export/collectPages';
import { openCsvBuilder } from '../../export/openCsvBuilder';
import type { PageOfRows } from '../../export/pages';
import { downloadFile } from '../../feedback/download';
import { showToast } from '../../feedback/toasts';
import type { CsvExport, DocumentExport, ExportJob, SheetExport } from '../useExport';

/* Makes the files of an export and hands them over; each gives the failure of the call that kept it from that. */

type Made = Promise<ApiFailure | undefined>;

/** What is said of a file, or a sheet, that is not whole. */
const leftOutText = (unread: Unread) => `Ficou de fora do arquivo: ${unreadText(unread)}.`;

function tellLeftOut(unread: Unread | undefined) {
  if (unread) showToast(leftOutText(unread), { tone: 'info', findings: unread });
}

/** The sheet, which says at its end what it does not hold. */
const withLeftOut = (sheet: PrintSheet, unread: Unread | undefined): PrintSheet =>
  unread ? { ...sheet, body: [...sheet.body, { tag: 'p', content: [leftOutText(unread)] }] } : sheet;

/** Every row of a list, in the columns of its CSV. */
export async function makeCsv(
  { prefix, total, module, fetchPage }: CsvExport,
  { signal, report }: ExportJob,
): Made {
  const builder = await openCsvBuilder(module);
  let unread: Unread | undefined;
  signal.addEventListener('abort', builder.close);
  try {
    const fetchRows = (rows: PageOfRows) => fetchPage(rows, signal);
    const add = async (body: Blob, call: CallFacts | undefined) => {
      const read = await builder.add(body);
      unread = addUnread(unread, read.unread && { ...read.unread, call });
      return read;
    };
    const error = await collectPages({ total, fetchPage: fetchRows, add, onProgress: report });
    if (error || signal.aborted) return error;
    downloadFile(csvFileName(prefix), await builder.finish());
    tellLeftOut(unread);
    return undefined;
  } finally {
    builder.close();
  }
}

/** A sheet, to the browser's print dialogue. */
export async function print<T>({ fetch, build }: SheetExport<T>, { signal }: ExportJob): Made {
  const [{ data, error }, { printSheet }] = await Promise.all([
    fetch(signal),
    import('../../export/printSheet'),
  ]);
  if (error || signal.aborted) return error;
  printSheet(withLeftOut((await build(data)).sheet, unreadOf(data)));
  tellLeftOut(unreadOf(data));
  return undefined;
}

/** A sheet as a file. */
export const makeSheetFile = <T>({ fetch, build }: SheetExport<T>, job: ExportJob): Made =>
  makeFile(
    {
      fetch,
      build: async (answer) => {
        const [{ name, sheet }, { sheetHtml }] = await Promise.all([
          build(answer),
          import('@/formats/print'),
        ]);
        const content = sheetHtml(withLeftOut(sheet, unreadOf(answer)));
        return { name, content, type: 'text/html;charset=utf-8' };
      },
    },
    job,
  );

/** A file of what a call answers. */
export async function makeFile<T>({ fetch, build }: DocumentExport<T>, { signal }: ExportJob): Made {
  const { data, error } = await fetch(signal);
  if (error || signal.aborted) return error;
  const { name, content, type } = await build(data);
  downloadFile(name, content, type);
  tellLeftOut(unreadOf(data));
  return undefined;
}
