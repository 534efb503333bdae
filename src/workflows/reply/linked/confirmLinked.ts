import type { Ask } from '@/api/ask';
import { eachOf } from '@/records/bulkRead/pool';
import type { ServiceRow } from '@/features/services/service';
import { servicesApi } from '@/features/services/servicesApi';
import { isSameDocument, type LinkedDocument } from '@/features/documents/progress/linkedDocument';

export interface Confirmed {
  rows: readonly ServiceRow[];
  /** Search results without the document, or unreadable. */
  leftOut: readonly ServiceRow[];
  /** Those of them that could not be read. */
  unread: readonly ServiceRow[];
}

/** Reads each service found: the search may match part of a number, and a reply cannot be undone. */
export async function confirmLinked(
  ask: Ask,
  found: readonly ServiceRow[],
  document: LinkedDocument,
  signal?: AbortSignal,
): Promise<Confirmed> {
  const known = new Map<ServiceRow, boolean>();
  await eachOf(
    found,
    async (row) => {
      const { data } = await ask(servicesApi.endpoints.service, row.id, signal);
      if (data)
        known.set(
          row,
          data.documents.some((one) => isSameDocument(one, document)),
        );
    },
    { isOver: () => signal?.aborted === true },
  );
  return {
    rows: found.filter((row) => known.get(row)),
    leftOut: found.filter((row) => !known.get(row)),
    unread: found.filter((row) => !known.has(row)),
  };
}
