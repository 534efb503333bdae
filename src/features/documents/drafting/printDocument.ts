import type { NamedSheet, SheetExport } from '@/ui/list/exports';
import type { PreparedDocument } from '../document';
import { fetchPrepared } from '../documentsApi';

/**
 * The text of one document as a sheet, for `useExport`; what draws it up is loaded when it is wanted.
 * @param id the document's
 */
export const documentSheetOf = (id: number): SheetExport<PreparedDocument> => ({
  fetch: (signal) => fetchPrepared(id, signal),
  build: async (prepared): Promise<NamedSheet> => (await import('./documentSheet')).documentSheet(prepared),
});
