import type { Ask } from '@/api/ask';
import { eachOf } from '@/records/bulkRead/pool';
import type { ServiceRow } from '@/features/services/service';
import { servicesApi } from '@/features/services/servicesApi';
import { isSameDocument, type LinkedDocument } from '@/features/documents/progress/linkedDocument';

export interface Confirmed {
  rows: readonly ServiceRow[];
  /** Found by the search, but without the document, or not to be read. */
  leftOut: readonly ServiceRow[];
}

/** Reads each service found: the search may find a part of a number too, and a reply to somebody else is not taken back. */
export async function confirmLinked(
  ask: Ask,
  found: readonly ServiceRow[],
  document: LinkedDocument,
): Promise<Confirmed> {
  const has = async ({ id }: ServiceRow) => {
    const { data } = await ask(servicesApi.endpoints.service, id);
    return data?.documents.some((one) => isSameDocument(one, document));
  };
  const isOf = new Set<ServiceRow>();
  await eachOf(found, async (row) => {
    if (await has(row)) isOf.add(row);
  });
  return {
    rows: found.filter((row) => isOf.has(row)),
    leftOut: found.filter((row) => !isOf.has(row)),
  };
}
