import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectedState } from '@/api/injected';
import { rootReducer } from '@/api/rootReducer';
import type { LocalDateTime } from '@/formats/dates';

/** One import of this session: what it made, and is still there. */
export interface MadeVoters {
  startedAt: LocalDateTime;
  endedAt: LocalDateTime;
  ids: readonly number[];
}

/** The imports of this session, the newest first; gone with it. Ids alone, nothing of persons. */
const slice = createSlice({
  name: 'voterImports',
  initialState: (): { imports: MadeVoters[] } => ({ imports: [] }),
  reducers: {
    made(
      { imports },
      { payload }: PayloadAction<{ startedAt: LocalDateTime; now: LocalDateTime; id: number }>,
    ) {
      const { startedAt, now, id } = payload;
      const known = imports.find((one) => one.startedAt === startedAt);
      if (!known) imports.unshift({ startedAt, endedAt: now, ids: [id] });
      else {
        known.endedAt = now;
        known.ids.push(id);
      }
    },
    undone({ imports }, { payload }: PayloadAction<readonly number[]>) {
      const gone = new Set(payload);
      return {
        imports: imports
          .map((one) => ({ ...one, ids: one.ids.filter((id) => !gone.has(id)) }))
          .filter(({ ids }) => ids.length > 0),
      };
    },
  },
});

const injected = slice.injectInto(rootReducer);

export const { made, undone } = slice.actions;

export const sessionImports = (state: object): readonly MadeVoters[] =>
  injected.selectSlice(injectedState(state)).imports;
