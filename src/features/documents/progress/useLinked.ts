import { useAsk } from '@/api/ask';
import { loadOffer } from '@/records/offers/offers';
import type { DocumentRow } from '../document';
import { useDocumentOptions } from '../documentsModule';
import type { LinkedDocument } from './linkedDocument';

/** A document as services ask for it; null without its number, as every service of the type would be found. */
export const linkOf = ({ typeId, number, year }: LinkedDocument): LinkedDocument | null =>
  typeId > 0 && number && year ? { typeId, number, year } : null;

/** Finds the services that ask for a document; what cannot be found offers nothing. */
export function useLinked() {
  const { types } = useDocumentOptions();
  const ask = useAsk();
  return async ({ typeName, number, year }: DocumentRow) => {
    const typeId = types.find(({ name }) => name === typeName)?.id ?? 0;
    const document = linkOf({ typeId, number, year });
    if (!document) return null;
    // Code that does not come is as an answer that does not.
    const find = await loadOffer('findServicesOfDocument').catch(() => undefined);
    const total = await find?.(ask, document);
    return total ? { document, total } : null;
  };
}
