import { useEffect, useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import { waitReason } from '@/ui/button/waitReason';
import { showToast } from '@/ui/feedback/toasts';
import type { CsvExport, DocumentExport, ExportKind, SheetExport } from './exports';

const runner = () => import('./deferred/runExport');
type Runner = Awaited<ReturnType<typeof runner>>['runs'];
type How = Parameters<Runner['csv']>[1];

/**
 * A list's exports: fetches all rows, builds the file off the page or on the server, shows toasts. Long ones
 * can be cancelled; one at a time; unmounting aborts it.
 */
export function useExport() {
  const [inProgress, setInProgress] = useState<ExportKind | null>(null);
  const ask = useAsk();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(kind: ExportKind, start: (runs: Runner, how: How) => Promise<void>): Promise<void> {
    if (running.current) return;
    const controller = (running.current = new AbortController());
    setInProgress(kind);
    try {
      const { runs } = await runner();
      if (!controller.signal.aborted) await start(runs, { ask, controller });
    } catch {
      showToast('Ops... não conseguimos gerar o arquivo.', { tone: 'error' });
    }
    running.current = null;
    setInProgress(null);
  }

  return {
    inProgress,
    blocked: inProgress ? waitReason : undefined,
    downloadCsv: (list: CsvExport) => run('csv', (runs, how) => runs.csv(list, how)),
    printDocument: <T>(sheet: SheetExport<T>) => run('file', (runs, how) => runs.print(sheet, how)),
    downloadSheet: <T>(sheet: SheetExport<T>) => run('file', (runs, how) => runs.sheet(sheet, how)),
    downloadDocument: <T>(file: DocumentExport<T>) => run('file', (runs, how) => runs.document(file, how)),
  };
}
