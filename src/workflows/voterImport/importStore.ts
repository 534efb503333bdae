import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectedState } from '@/api/injected';
import { rootReducer, type StateOf } from '@/api/rootReducer';
import type { LocalDateTime } from '@/formats/dates';
import type { CompletedValue } from './write/completion';

/** A voter that an import made. */
export interface MadeVoter {
  id: number;
  /** Tells whether a record is the one that was made: undo/mark.ts. */
  mark: string;
}

/** A voter that was there, and what an import filled in. */
export interface CompletedVoter {
  id: number;
  values: readonly CompletedValue[];
}

/** One import of this session: what it made and filled in, and is still there. */
export interface MadeVoters {
  startedAt: LocalDateTime;
  endedAt: LocalDateTime;
  voters: readonly MadeVoter[];
  completed: readonly CompletedVoter[];
}

export interface AtTime {
  startedAt: LocalDateTime;
  now: LocalDateTime;
}

type Imports = {
  -readonly [Key in keyof MadeVoters]: MadeVoters[Key] extends readonly (infer One)[]
    ? One[]
    : MadeVoters[Key];
}[];

/** The import that began then, with its end. */
function importAt(imports: Imports, { startedAt, now }: AtTime) {
  const known = imports.find((one) => one.startedAt === startedAt);
  if (known) {
    known.endedAt = now;
    return known;
  }
  const begun = { startedAt, endedAt: now, voters: [], completed: [] };
  imports.unshift(begun);
  return imports[0] ?? begun;
}

/** The imports of this session and those kept of before, the newest first. Ids and digests, nothing of persons. */
const slice = createSlice({
  name: 'voterImports',
  initialState: (): { imports: MadeVoters[] } => ({ imports: [] }),
  reducers: {
    made({ imports }, { payload }: PayloadAction<AtTime & MadeVoter>) {
      const { id, mark } = payload;
      importAt(imports as Imports, payload).voters.push({ id, mark });
    },
    completed({ imports }, { payload }: PayloadAction<AtTime & CompletedVoter>) {
      const { id, values } = payload;
      importAt(imports as Imports, payload).completed.push({ id, values });
    },
    /** Those that this browser kept (undo/keptImports.ts). */
    restored({ imports }, { payload }: PayloadAction<readonly MadeVoters[]>) {
      const known = new Set(imports.map(({ startedAt }) => startedAt));
      const others = payload.filter(({ startedAt }) => !known.has(startedAt));
      if (others.length === 0) return undefined;
      return {
        imports: [...imports, ...others].toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1)),
      };
    },
    /** Those that were removed, or have again what they had. */
    undone({ imports }, { payload }: PayloadAction<readonly number[]>) {
      const gone = new Set(payload);
      const isLeft = ({ id }: { id: number }) => !gone.has(id);
      return {
        imports: imports
          .map((one) => ({
            ...one,
            voters: one.voters.filter(isLeft),
            completed: one.completed.filter(isLeft),
          }))
          .filter(({ voters, completed }) => voters.length + completed.length > 0),
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

export const { made, completed, restored, undone } = slice.actions;

export const sessionImports = (state: object): readonly MadeVoters[] =>
  injected.selectSlice(injectedState(state)).imports;
