import { api } from '@/api/api';
import { readWith } from '@/api/endpoints';
import type { List } from '@/api/reply';
import { searchedParts } from '@/records/modules/palette';
import type { Hit, PaletteQuestion } from '@/records/palette/paletteSearch';

/* The palette's requests. Loads once someone types. */

interface SourceQuestion extends PaletteQuestion {
  /** Path of the list to search. */
  source: string;
}

/** The code of a list's search. */
export async function loadSource(source: string) {
  const part = searchedParts.find(({ listPath }) => listPath === source);
  if (!part) throw new Error(`No search of ${source}`);
  return (await part.search.load()).default;
}

const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    paletteHits: build.query<List<Hit>, SourceQuestion>({
      queryFn: async ({ source, ...question }, _, __, baseQuery) => {
        const callOf = await loadSource(source);
        return readWith(baseQuery)(callOf(question));
      },
      // Unsubscribing from a question aborts its request.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { paletteHits } = paletteApi.endpoints;
