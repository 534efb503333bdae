import type { NamedSheet, SheetExport } from '@/ui/list/exports';

/** The sheet of one service request, for `useExport`; what draws it up is loaded when it is wanted. */
export const sheetOf = (id: number): SheetExport<NamedSheet> => ({
  fetch: async (signal) => (await import('./serviceSheet')).fetchServiceSheet(id, signal),
  build: (sheet) => sheet,
});
