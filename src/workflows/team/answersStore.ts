import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { injectedState } from '@/api/injected';
import { rootReducer, type StateOf } from '@/api/rootReducer';
import { servicesApi } from '@/features/services/servicesApi';
import type { Answers } from './unanswered';

const { changeServiceStatus, commentService, updateService } = servicesApi.endpoints;

/** Dates of the replies that were read, for returning from a service; cleared with the session. */
const slice = createSlice({
  name: 'answers',
  initialState: (): Answers => ({}),
  reducers: { entriesRead: (known, { payload }: PayloadAction<Answers>) => ({ ...known, ...payload }) },
  extraReducers: (builder) =>
    // An entry written here may be the reply.
    builder.addMatcher(
      isAnyOf(
        changeServiceStatus.matchFulfilled,
        commentService.matchFulfilled,
        updateService.matchFulfilled,
      ),
      (known, { meta }) => ({ ...known, [meta.arg.originalArgs.id]: { day: 'unread', updatedAt: null } }),
    ),
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    answers: StateOf<typeof slice>;
  }
}

const injected = slice.injectInto(rootReducer);

export const { entriesRead } = slice.actions;

export const answersRead = (state: object): Answers => injected.selectSlice(injectedState(state));
