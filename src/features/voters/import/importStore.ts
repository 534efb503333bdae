import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/api/rootReducer';
import type { LocalDateTime } from '@/formats/dates';

/** One import of this session: what it made, and is still there. */
export interface MadeVoters {
  startedAt: LocalDateTime;
  endedAt: LocalDateTime;
  ids: readonly number[];
}

interface State {
  imports: MadeVoters[];
}

/** The imports of this session, the newest first; gone with it. Ids alone, nothing of persons. */
const slice = createSlice({
  name: 'voterImports',
  initialState: (): State => ({ imports: [] }),
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

const none: readonly MadeVoters[] = [];

export const sessionImports = (state: object): readonly MadeVoters[] =>
  (injected.selectSlice(state as Parameters<typeof injected.selectSlice>[0]) as State | undefined)?.imports ??
  none;
