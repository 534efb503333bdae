import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectedState } from '@/api/injected';
import { rootReducer, type StateOf } from '@/api/rootReducer';
import type { LocalDateTime } from '@/formats/dates';
import type { CompletedValue } from './write/completion';

/** A voter created by an import. */
export interface MadeVoter {
  id: number;
  /** Identifies the created record: undo/mark.ts. */
  mark: string;
}

/** An existing voter, and what an import filled in. */
export interface CompletedVoter {
  id: number;
  values: readonly CompletedValue[];
}

/** One import of this session: what it created and filled in, as far as that still exists. */
export interface MadeVoters {
  startedAt: LocalDateTime;
  endedAt: LocalDateTime;
  voters: readonly MadeVoter[];
  completed: readonly CompletedVoter[];
  /** Count of its voters undone before. */
  undone: number;
}

export const newestFirst = (imports: readonly MadeVoters[]): MadeVoters[] =>
  imports.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1));

export interface AtTime {
  startedAt: LocalDateTime;
  now: LocalDateTime;
}

type Imports = {
  -readonly [Key in keyof MadeVoters]: MadeVoters[Key] extends readonly (infer One)[]
    ? One[]
    : MadeVoters[Key];
}[];

const countOf = ({ voters, completed }: Pick<MadeVoters, 'voters' | 'completed'>) =>
  voters.length + completed.length;

/** The import started at that time, with its end. */
function importAt(imports: Imports, { startedAt, now }: AtTime) {
  const known = imports.find((one) => one.startedAt === startedAt);
  if (known) {
    known.endedAt = now;
    return known;
  }
  const begun = { startedAt, endedAt: now, voters: [], completed: [], undone: 0 };
  imports.unshift(begun);
  return imports[0] ?? begun;
}

/** The imports of this session and earlier stored ones, newest first. Ids and digests, no personal data. */
const slice = createSlice({
  name: 'voterImports',
  initialState: (): { imports: MadeVoters[]; unstored: Record<LocalDateTime, string> } => ({
    imports: [],
    unstored: {},
  }),
  reducers: {
    made({ imports }, { payload }: PayloadAction<AtTime & MadeVoter>) {
      const { id, mark } = payload;
      importAt(imports as Imports, payload).voters.push({ id, mark });
    },
    completed({ imports }, { payload }: PayloadAction<AtTime & CompletedVoter>) {
      const { id, values } = payload;
      importAt(imports as Imports, payload).completed.push({ id, values });
    },
    /** Why some of them are not stored in this browser (undo/storedImports.ts), by start time. */
    storedNow(state, { payload }: PayloadAction<Record<LocalDateTime, string>>) {
      state.unstored = payload;
    },
    /** Adds those stored in this browser. */
    restored({ imports, unstored }, { payload }: PayloadAction<readonly MadeVoters[]>) {
      const known = new Set(imports.map(({ startedAt }) => startedAt));
      const others = payload.filter(({ startedAt }) => !known.has(startedAt));
      if (others.length === 0) return undefined;
      return { imports: newestFirst([...imports, ...others]), unstored };
    },
    /** Removes those that were deleted or restored. */
    undone({ imports, unstored }, { payload }: PayloadAction<readonly number[]>) {
      const gone = new Set(payload);
      const isLeft = ({ id }: { id: number }) => !gone.has(id);
      return {
        unstored,
        imports: imports
          .map((one) => {
            const [voters, completed] = [one.voters.filter(isLeft), one.completed.filter(isLeft)];
            const undone = one.undone + countOf(one) - countOf({ voters, completed });
            return { ...one, voters, completed, undone };
          })
          .filter((one) => countOf(one) > 0),
      };
    },
  },
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    voterImports: StateOf<typeof slice>;
  }
}

const injected = slice.injectInto(rootReducer);

export const { made, completed, restored, storedNow, undone } = slice.actions;

export const sessionImports = (state: object): readonly MadeVoters[] =>
  injected.selectSlice(injectedState(state)).imports;

export const unstoredImports = (state: object) => injected.selectSlice(injectedState(state)).unstored;
