import type { NamedSheet, SheetExport } from '@/records/list/exports';

/** Sheet for `useExport`; the renderer is loaded on demand. */
export const sheetOf = (id: number): SheetExport<NamedSheet> => ({
  fetch: async (signal, ask) => (await import('./serviceSheet')).fetchServiceSheet(id, signal, ask),
  build: (sheet) => sheet,
});
