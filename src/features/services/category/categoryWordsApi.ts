import { api } from '@/api/api';
import type { ApiResult } from '@/api/failure';
import { rowsPerCall } from '@/api/pages';
import { bodiesOf } from '@/records/bulkRead/readBodies';
import { readPages } from '@/records/bulkRead/readPages';
import { askForFile } from '@/records/export/askForFile';
import { listCall } from '../servicesFirstCall';
import type { Learned } from './learn';
import { openLearner } from './openLearner';

/** Maximum pages of the office's newest services: older ones add little. */
const maxPages = 3;

async function readLearned(): Promise<ApiResult<Learned>> {
  const fetchPage = bodiesOf(askForFile, listCall);
  const learner = await openLearner();
  let read = 0;
  try {
    const error = await readPages({
      fetchPage: (page) => fetchPage({ page, limit: rowsPerCall }),
      take: async (body) => {
        const page = await learner.add(body);
        read += page.rows;
        return page;
      },
      limit: rowsPerCall,
      last: maxPages,
    });
    // Pages read before a failure are used as well.
    return error && read === 0 ? { error } : { data: await learner.finish() };
  } finally {
    learner.close();
  }
}

const categoryWordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Word statistics of the newest services by category: read once, kept in memory for the session. */
    categoryWords: build.query<Learned, undefined>({
      queryFn: () => readLearned(),
      keepUnusedDataFor: Number.MAX_SAFE_INTEGER,
    }),
  }),
});

export const { useCategoryWordsQuery } = categoryWordsApi;
