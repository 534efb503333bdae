import { useAsk } from '@/api/ask';
import { loadOffer } from '@/records/offers/offers';
import type { DocumentRow } from '../document';
import { useDocumentOptions } from '../documentsModule';
import type { LinkedDocument } from './linkedDocument';

/** The reference of a document in services; null without its number, which would match every service of the type. */
export const linkOf = ({ typeId, number, year }: LinkedDocument): LinkedDocument | null =>
  typeId > 0 && number && year ? { typeId, number, year } : null;

/** Finds the services linked to a document; if the search fails, nothing is offered. */
export function useLinked() {
  const { types } = useDocumentOptions();
  const ask = useAsk();
  return async ({ typeName, number, year }: DocumentRow) => {
    const typeId = types.find(({ name }) => name === typeName)?.id ?? 0;
    const document = linkOf({ typeId, number, year });
    if (!document) return null;
    // Code that fails to load is treated like a failed response.
    const find = await loadOffer('findServicesOfDocument').catch(() => undefined);
    const total = await find?.(ask, document);
    return total ? { document, total } : null;
  };
}
