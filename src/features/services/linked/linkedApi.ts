import { listOf, type List } from '@/api/reply';
import { serviceRow, type ServiceRow } from '../service';
import { servicesApi } from '../servicesApi';
import { listCall } from '../servicesFirstCall';

/** A document, as a service that asks for it has it. */
export interface LinkedDocument {
  typeId: number;
  number: string;
  year: string;
}

/** Services shown and replied to at once. */
export const mostLinked = 100;

export const linkedApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    linkedServices: build.query<List<ServiceRow>, LinkedDocument>({
      query: ({ typeId, number, year }) => ({
        ...listCall({
          documentId: typeId,
          documentNumber: number,
          documentYear: year,
          page: 1,
          limit: mostLinked,
        }),
        reply: listOf(serviceRow),
      }),
      providesTags: ['Service'],
    }),
  }),
});
