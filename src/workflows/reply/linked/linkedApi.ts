import type { Ask } from '@/api/ask';
import type { List } from '@/api/reply';
import type { LinkedDocument } from '@/features/documents/progress/linkedDocument';
import type { ServiceRow } from '@/features/services/service';
import { rowsCall, servicesApi } from '@/features/services/servicesApi';

/** Maximum services shown and replied to at once. */
const maxLinked = 100;

export const linkedApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    linkedServices: build.query<List<ServiceRow>, LinkedDocument>({
      query: ({ typeId, number, year }) => {
        const document = { documentId: typeId, documentNumber: number, documentYear: year };
        return rowsCall({ ...document, page: 1, limit: maxLinked });
      },
      providesTags: ['Service'],
    }),
  }),
});

/** Count of services that ask for a document; undefined if that cannot be read. */
export async function findServicesOfDocument(
  ask: Ask,
  document: LinkedDocument,
): Promise<number | undefined> {
  const { data } = await ask(linkedApi.endpoints.linkedServices, document);
  return data?.total;
}
