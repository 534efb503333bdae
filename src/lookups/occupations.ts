import * as v from 'valibot';
import { callApi } from '@/api/client';
import { phpId, rowsOf, text } from '@/api/reply';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';

export const occupation = v.pipe(
  v.object({ id: phpId, name: text }),
  v.transform(({ id, name }): Option<number> => ({ value: id, label: name })),
);

/** Professions, of which there are about 600, searched by name. */
export const searchOccupations: SearchOptions<Option<number>> = (name, signal) =>
  callApi({
    script: 'queries.php',
    action: 'occupationList',
    query: { ac: 'occupationList', name },
    reply: rowsOf(occupation),
    signal,
  });
