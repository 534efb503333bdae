import type { List } from '@/api/reply';
import type { ServiceRow } from '@/features/services/service';
import { rowsCall, servicesApi } from '@/features/services/servicesApi';

/** A document, as a service that asks for it has it. */
export interface LinkedDocument {
  typeId: number;
  number: string;
  year: string;
}

/** Services shown and replied to at once. */
const mostLinked = 100;

export const linkedApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    linkedServices: build.query<List<ServiceRow>, LinkedDocument>({
      query: ({ typeId, number, year }) => {
        const document = { documentId: typeId, documentNumber: number, documentYear: year };
        return rowsCall({ ...document, page: 1, limit: mostLinked });
      },
      providesTags: ['Service'],
    }),
  }),
});
