import type { NamedSheet, SheetExport } from '@/records/list/exports';
import type { PreparedDocument } from '../document';
import { fetchPrepared } from '../documentsApi';
import type { Brackets } from './documentSheet';

/** A document's text as a sheet for `useExport`; the renderer is loaded on demand. */
export const documentSheetOf = (
  id: number,
  brackets: Brackets = { areFine: false },
): SheetExport<PreparedDocument> => ({
  fetch: (signal, ask) => fetchPrepared(ask, id, signal),
  build: async (prepared): Promise<NamedSheet> =>
    (await import('./documentSheet')).documentSheet(prepared, brackets),
});
