import { UnreadableReply } from '@/api/body';
import type { ApiFailure } from '@/api/failure';
import type { Findings } from '@/api/findings';
import { dismissToast, progressToast, showToast } from '@/ui/feedback/toasts';
import { comesInPages } from '../../export/pages';
import type { CsvExport, DocumentExport, ExportJob, ExportKind, SheetExport } from '../exports';
import { AskFirst, NothingToExport } from '../exportStops';
import { makeCsv, makeFile, makeSheetFile, print } from './exportFiles';

const textsOf = {
  csv: { progress: 'Gerando Excel. Aguarde...', failure: 'Ops... não conseguimos gerar o Excel.' },
  file: {
    progress: 'Gerando arquivo. Aguarde...',
    failure: 'Ops... não conseguimos gerar o arquivo.',
  },
};
const cancelled = 'O arquivo não foi gerado.';

type Work = (job: ExportJob) => Promise<ApiFailure | undefined>;
type Run = Pick<ExportJob, 'ask'> & { controller: AbortController };

async function run(kind: ExportKind, how: Run, work: Work, { isLong = false } = {}): Promise<void> {
  const texts = textsOf[kind];
  const { ask, controller } = how;
  const { signal } = controller;
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
  }
  if (isAnswered) await run(kind, how, work, { isLong });
}

/** Runs each kind of export with a progress toast, which can cancel a long one. */
export const runs = {
  csv: (list: CsvExport, how: Run) =>
    run('csv', how, (job) => makeCsv(list, job), { isLong: comesInPages(list.total) }),
  print: <T>(sheet: SheetExport<T>, how: Run) => run('file', how, (job) => print(sheet, job)),
  sheet: <T>(sheet: SheetExport<T>, how: Run) => run('file', how, (job) => makeSheetFile(sheet, job)),
  document: <T>(file: DocumentExport<T>, how: Run) => run('file', how, (job) => makeFile(file, job)),
};
