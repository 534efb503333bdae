import { csvFileName } from '@/formats/files';
import { stateWords, type LedgerEntry } from '@/records/engine/ledger';
import { useFile } from '@/ui/feedback/useFile';
import type { ImportItem } from './desk/questions';
import type { OpenedDesk } from './useDesk';

/** Downloads the rows that did not come in, with the reason of each. */
export function useRejected(desk: OpenedDesk) {
  const { isBusy, download } = useFile();
  return {
    isBusy,
    download: (entries: readonly LedgerEntry<ImportItem>[]) =>
      download(csvFileName('eleitores-que-nao-entraram'), async () => {
        const made = entries.flatMap(({ state, item }) => (state === 'done' ? [item.row] : []));
        const reasons = entries.flatMap(({ state, reason, item }): [number, string][] =>
          reason ? [[item.row, state === 'unknown' ? `${stateWords.unknown}: ${reason}` : reason]] : [],
        );
        return (await desk()).rejected({ made, reasons });
      }),
  };
}
