import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type StateOf } from '@/api/rootReducer';
import type { PairSearch } from './pairs/readBase';

/** The last duplicates search, kept for returning from a merge; in memory until the session ends. */
const slice = createSlice({
  name: 'duplicates',
  initialState: (): { last: PairSearch | null } => ({ last: null }),
  reducers: {
    pairsSearched: (_, { payload }: PayloadAction<PairSearch>) => ({ last: payload }),
    /** A voter was removed: drops their pairs. */
    voterGone: ({ last }, { payload: id }: PayloadAction<number>) => {
      if (!last) return;
      const pairs = last.pairs.filter(({ one, other }) => one.id !== id && other.id !== id);
      last.found -= last.pairs.length - pairs.length;
      last.pairs = pairs;
    },
  },
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    duplicates: StateOf<typeof slice>;
  }
}

const injected = slice.injectInto(rootReducer);

export const { pairsSearched, voterGone } = slice.actions;

export const lastPairSearch = (state: object): PairSearch | null =>
  injected.selectSlice(state as Parameters<typeof injected.selectSlice>[0]).last;
