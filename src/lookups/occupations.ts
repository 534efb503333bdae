import * as v from 'valibot';
import { api } from '@/api/api';
import { phpId, rowsOf, text } from '@/api/reply';
import type { Option } from '@/ui/form/options';

export const occupation = v.pipe(
  v.object({ id: phpId, name: text }),
  v.transform(({ id, name }): Option<number> => ({ value: id, label: name })),
);

export const occupationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** About 600 professions, searched by name. */
    occupations: build.query<Option<number>[], string>({
      query: (name) => ({
        script: 'queries.php',
        action: 'occupationList',
        query: { ac: 'occupationList', name },
        reply: rowsOf(occupation),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
