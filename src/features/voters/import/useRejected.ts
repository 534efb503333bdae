import { useState } from 'react';
import { csvFileName } from '@/formats/files';
import { stateWords, type LedgerEntry } from '@/records/engine/ledger';
import { downloadFile } from '@/ui/feedback/download';
import { showToast } from '@/ui/feedback/toasts';
import type { ImportItem } from './desk/questions';
import type { OpenedDesk } from './useDesk';

/** Downloads the rows that did not come in, with the reason of each. */
export function useRejected(desk: OpenedDesk) {
  const [isBusy, setBusy] = useState(false);
  const download = async (entries: readonly LedgerEntry<ImportItem>[]) => {
    setBusy(true);
    try {
      const made = entries.flatMap(({ state, item }) => (state === 'done' ? [item.row] : []));
      const reasons = entries.flatMap(({ state, reason, item }): [number, string][] =>
        reason ? [[item.row, state === 'unknown' ? `${stateWords.unknown}: ${reason}` : reason]] : [],
      );
      const file = await (await desk()).rejected({ made, reasons });
      downloadFile(csvFileName('eleitores-que-nao-entraram-'), file);
    } catch {
      showToast('Ops... não conseguimos gerar o arquivo.', { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}
