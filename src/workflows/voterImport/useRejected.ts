import { csvFileName } from '@/formats/files';
import { stateWords, type BatchEntry } from '@/records/jobs/items/batchState';
import { useFile } from '@/ui/feedback/useFile';
import type { ImportItem } from './importSession/questions';
import type { OpenedImportSession } from './useImportSession';

/** Downloads the rows that are not imported, with their reasons. */
export function useRejected(importSession: OpenedImportSession) {
  const { isBusy, download } = useFile();
  return {
    isBusy,
    /** For the given results; without entries, for what is about to be sent. */
    download: (entries?: readonly BatchEntry<ImportItem>[]) =>
      download(csvFileName('eleitores-que-nao-entraram'), async () => {
        if (!entries) return (await importSession()).rejected({ made: null, reasons: [] });
        const made = entries.flatMap(({ state, item }) => (state === 'done' ? [item.row] : []));
        const reasons = entries.flatMap(({ state, reason, item }): [number, string][] =>
          state === 'same'
            ? [[item.row, 'Já está cadastrado, e não havia o que completar.']]
            : reason
              ? [[item.row, state === 'unknown' ? `${stateWords.unknown}: ${reason}` : reason]]
              : [],
        );
        return (await importSession()).rejected({ made, reasons });
      }),
  };
}
