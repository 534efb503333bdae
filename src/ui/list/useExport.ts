import { useEffect, useRef, useState } from 'react';
import { UnreadableReply } from '@/api/body';
import type { ApiFailure, ApiResult } from '@/api/failure';
import type { Findings } from '@/api/findings';
import type { PrintSheet } from '@/formats/print';
import { waitReason } from '../button/waitReason';
import { comesInPages, type PageOfRows } from '../export/pages';
import { dismissToast, progressToast, showToast } from '../feedback/toasts';

export interface CsvExport {
  /** The name of the file before date and time, e.g. `listagem-ligacoes`. */
  prefix: string;
  /** How many rows the list's filters find. */
  total: number;
  /** Whose CSV it is. */
  module: string;
  /** Asks for some of them; neither the rows nor their reading ever touch the page's thread or its store. */
  fetchPage: (rows: PageOfRows, signal: AbortSignal) => Promise<ApiResult<Blob>>;
}

/** Name and content of a file; a Blob keeps its own type. */
export interface BuiltFile {
  name: string;
  content: string | Blob;
  type?: string;
}

export interface DocumentExport<T> {
  /** Asks for what the file is made of, or for the file itself. */
  fetch: (signal: AbortSignal) => Promise<ApiResult<T>>;
  /** May load what it takes first. */
  build: (answer: T) => BuiltFile | Promise<BuiltFile>;
}

/** A sheet to print, and the name it has as a file. */
export interface NamedSheet {
  name: string;
  sheet: PrintSheet;
}

/** Thrown by what makes a file when there is nothing to make it of; the message is shown as it is. */
export class NothingToExport extends Error {}

export interface SheetExport<T> {
  /** Asks for what the sheet is made of. */
  fetch: (signal: AbortSignal) => Promise<ApiResult<T>>;
  build: (answer: T) => NamedSheet | Promise<NamedSheet>;
}

/** What is said meanwhile, and when it fails. */
const textsOf = {
  csv: { progress: 'Gerando Excel. Aguarde...', failure: 'Ops... não conseguimos gerar o Excel.' },
  file: {
    progress: 'Gerando arquivo. Aguarde...',
    failure: 'Ops... não conseguimos gerar o arquivo.',
  },
};
type Kind = keyof typeof textsOf;
const cancelled = 'O arquivo não foi gerado.';

/** Makes a file and hands it over; gives the failure of the call that kept it from that. */
type Work = (job: ExportJob) => Promise<ApiFailure | undefined>;

export interface ExportJob {
  signal: AbortSignal;
  /** From 0 to 1. */
  report: (fraction: number) => void;
}

/** What makes the files comes with the first one. */
const makers = () => import('./late/exportFiles');

/**
 * Exports of a list: the search is made again for every row, the file is built beside the page (or comes from the
 * server) and handed over, with a notice meanwhile and another if it fails. Long ones tell how far they are and can be
 * stopped. One export at a time; leaving the screen stops it.
 */
export function useExport() {
  const [inProgress, setInProgress] = useState<Kind | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(kind: Kind, work: Work, { isLong = false } = {}) {
    const texts = textsOf[kind];
    if (running.current) return;
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    setInProgress(kind);
    let isStopped = false;
    const stop = () => {
      isStopped = true;
      controller.abort();
    };
    const toast = showToast(texts.progress, { tone: 'progress', ...(isLong && { onCancel: stop }) });
    const end = (isDone: boolean, findings?: ApiFailure | Findings) => {
      if (isStopped) showToast(cancelled, { id: toast, tone: 'info' });
      else if (isDone || signal.aborted) dismissToast(toast);
      else showToast(texts.failure, { id: toast, tone: 'error', findings });
    };
    if (isLong) progressToast(toast, 0);
    try {
      const failure = await work({ signal, report: (fraction) => progressToast(toast, fraction) });
      end(!failure, failure);
    } catch (thrown) {
      if (thrown instanceof NothingToExport) showToast(thrown.message, { id: toast, tone: 'info' });
      else end(false, thrown instanceof UnreadableReply ? { problems: thrown.problems } : undefined);
    } finally {
      running.current = null;
      setInProgress(null);
    }
  }

  return {
    /** What goes on: its button turns. */
    inProgress,
    /** Why nothing else can be exported now. */
    blocked: inProgress ? waitReason : undefined,
    downloadCsv: (list: CsvExport) =>
      run('csv', async (job) => (await makers()).makeCsv(list, job), { isLong: comesInPages(list.total) }),
    /** A sheet that goes straight to the browser's print dialogue. */
    printDocument: <T>(sheet: SheetExport<T>) =>
      run('file', async (job) => (await makers()).print(sheet, job)),
    /** A sheet as a file: an HTML document that needs nothing else. */
    downloadSheet: <T>(sheet: SheetExport<T>) =>
      run('file', async (job) => (await makers()).makeSheetFile(sheet, job)),
    /** Any other file, made of an answer or by the server. */
    downloadDocument: <T>(file: DocumentExport<T>) =>
      run('file', async (job) => (await makers()).makeFile(file, job)),
  };
}
