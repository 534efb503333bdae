import { useEffect, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import { UnreadableReply } from '@/api/body';
import type { ApiFailure } from '@/api/failure';
import type { Findings } from '@/api/findings';
import { waitReason } from '@/ui/button/waitReason';
import { comesInPages } from '../export/pages';
import type { CsvExport, DocumentExport, ExportJob, SheetExport } from './exports';
import { dismissToast, progressToast, showToast } from '@/ui/feedback/toasts';

/** Thrown by file builders with nothing to export; its message is shown. */
export class NothingToExport extends Error {}

/** Thrown by file builders that ask something first; the export begins again once the answer is yes. */
export class AskFirst extends Error {
  readonly ask: (signal: AbortSignal) => Promise<boolean>;

  constructor(ask: AskFirst['ask']) {
    super();
    this.ask = ask;
  }
}

const textsOf = {
  csv: { progress: 'Gerando Excel. Aguarde...', failure: 'Ops... não conseguimos gerar o Excel.' },
  file: {
    progress: 'Gerando arquivo. Aguarde...',
    failure: 'Ops... não conseguimos gerar o arquivo.',
  },
};
type Kind = keyof typeof textsOf;
const cancelled = 'O arquivo não foi gerado.';

type Work = (job: ExportJob) => Promise<ApiFailure | undefined>;

const makers = () => import('./late/exportFiles');

/**
 * A list's exports: fetches all rows, builds the file off the page or on the server, shows toasts. Long ones
 * can be cancelled; one at a time; unmounting aborts it.
 */
export function useExport() {
  const [inProgress, setInProgress] = useState<Kind | null>(null);
  const ask = useAsk();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(kind: Kind, work: Work, { isLong = false } = {}): Promise<void> {
    const texts = textsOf[kind];
    if (running.current) return;
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    setInProgress(kind);
    let isStopped = false;
    let isAnswered = false;
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
      const failure = await work({ signal, ask, report: (fraction) => progressToast(toast, fraction) });
      end(!failure, failure);
    } catch (thrown) {
      if (thrown instanceof AskFirst) {
        dismissToast(toast);
        isAnswered = (await thrown.ask(signal)) && !signal.aborted;
      } else if (thrown instanceof NothingToExport) showToast(thrown.message, { id: toast, tone: 'info' });
      else end(false, thrown instanceof UnreadableReply ? { problems: thrown.problems } : undefined);
    } finally {
      running.current = null;
      setInProgress(null);
    }
    if (isAnswered) await run(kind, work, { isLong });
  }

  return {
    inProgress,
    blocked: inProgress ? waitReason : undefined,
    downloadCsv: (list: CsvExport) =>
      run('csv', async (job) => (await makers()).makeCsv(list, job), { isLong: comesInPages(list.total) }),
    printDocument: <T>(sheet: SheetExport<T>) =>
      run('file', async (job) => (await makers()).print(sheet, job)),
    downloadSheet: <T>(sheet: SheetExport<T>) =>
      run('file', async (job) => (await makers()).makeSheetFile(sheet, job)),
    downloadDocument: <T>(file: DocumentExport<T>) =>
      run('file', async (job) => (await makers()).makeFile(file, job)),
  };
}
