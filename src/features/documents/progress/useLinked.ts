import { useAsk } from '@/api/ask';
import { linkedApi, type LinkedDocument } from '@/workflows/reply/linked/linkedApi';
import type { DocumentRow } from '../document';
import { useDocumentOptions } from '../documentsModule';

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
    const { data } = await ask(linkedApi.endpoints.linkedServices, document);
    return data && data.total > 0 ? { document, total: data.total } : null;
  };
}
