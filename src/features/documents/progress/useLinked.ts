import { useCallback } from 'react';
import { useAsk } from '@/api/ask';
import { linkedApi, type LinkedDocument } from '../../services/linked/linkedApi';
import type { DocumentRow } from '../document';
import { useDocumentOptions } from '../documentsModule';

export interface Linked {
  document: LinkedDocument;
  total: number;
}

/** Finds the services that ask for a document; what cannot be found offers nothing. */
export function useLinked() {
  const { types } = useDocumentOptions();
  const ask = useAsk();
  return useCallback(
    async ({ typeName, number, year }: DocumentRow): Promise<Linked | null> => {
      const typeId = types.find(({ name }) => name === typeName)?.id;
      // Without its number every service of the type would be found.
      if (!typeId || !number || !year) return null;
      const document = { typeId, number, year };
      const { data } = await ask(linkedApi.endpoints.linkedServices, document);
      return data && data.total > 0 ? { document, total: data.total } : null;
    },
    [types, ask],
  );
}
