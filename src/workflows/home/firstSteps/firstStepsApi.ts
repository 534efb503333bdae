import { api } from '@/api/api';
import { readWith } from '@/api/endpoints';
import { listOf, rowsOf } from '@/api/reply';
import { documentRow } from '@/features/documents/document';
import { listCall as documentsCall } from '@/features/documents/documentsFirstCall';
import { answerDays } from '@/features/services/answers';
import { rowsCall, servicesApi } from '@/features/services/servicesApi';

import { displayProfile, profilesCall } from '@/lookups/displayProfileApi';

/** Maximum services, newest first, in which the first progress entry is looked for. */
const maxRead = 5;

/** A new office's progress: counts, and the entries of its first services. */
export const firstStepsApi = api
  .enhanceEndpoints({ addTagTypes: ['Document', 'Service', 'DisplayProfile'] })
  .injectEndpoints({
    endpoints: (build) => ({
      hasDocument: build.query<boolean, undefined>({
        queryFn: async (_, __, ___, baseQuery) => {
          const { data, error } = await readWith(baseQuery)({
            ...documentsCall({ page: 1, limit: 1 }),
            reply: listOf(documentRow),
          });
          return error ? { error } : { data: data.total > 0 };
        },
        keepUnusedDataFor: 0,
      }),
      hasProfile: build.query<boolean, undefined>({
        query: () => profilesCall((answer) => rowsOf(displayProfile)(answer).length > 0),
        keepUnusedDataFor: 0,
      }),
      hasAnswer: build.query<boolean, undefined>({
        queryFn: async (_, { dispatch }, __, baseQuery) => {
          const { data, error } = await readWith(baseQuery)(rowsCall({ page: 1, limit: maxRead }));
          if (error) return { error };
          for (const { id } of data.rows) {
            const { data: one } = await dispatch(
              servicesApi.endpoints.service.initiate(id, { subscribe: false, forceRefetch: true }),
            );
            if (one && answerDays(one.progress).length > 0) return { data: true };
          }
          return { data: false };
        },
        keepUnusedDataFor: 0,
      }),
    }),
  });
