import type { Ask } from '@/api/ask';
import type { ServiceRow } from '@/features/services/service';
import { servicesApi } from '@/features/services/servicesApi';
import type { LinkedDocument } from '@/features/documents/progress/linkedDocument';

const readsAtOnce = 4;

export interface Confirmed {
  rows: readonly ServiceRow[];
  /** Found by the search, but without the document, or not to be read. */
  leftOut: readonly ServiceRow[];
}

/** Reads each service found: the search may find a part of a number too, and a reply to somebody else is not taken back. */
export async function confirmLinked(
  ask: Ask,
  found: readonly ServiceRow[],
  { typeId, number, year }: LinkedDocument,
): Promise<Confirmed> {
  const has = async ({ id }: ServiceRow) => {
    const { data } = await ask(servicesApi.endpoints.service, id);
    return data?.documents.some(
      (one) =>
        one.typeId === typeId && Number(one.number) === Number(number) && Number(one.year) === Number(year),
    );
  };
  const rows: ServiceRow[] = [];
  const leftOut: ServiceRow[] = [];
  for (let start = 0; start < found.length; start += readsAtOnce) {
    const some = found.slice(start, start + readsAtOnce);
    const answers = await Promise.all(some.map(has));
    some.forEach((row, place) => (answers[place] ? rows : leftOut).push(row));
  }
  return { rows, leftOut };
}
