import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectedState } from '@/api/injected';
import { rootReducer, type StateOf } from '@/api/rootReducer';

/* The records opened in this session; kept only in its store, since their names are personal. */

export interface OpenedRecord {
  listPath: string;
  id: number;
  /** 'eleitor', 'atendimento'… */
  one: string;
  /** Null until a row or a search supplies it. */
  label: string | null;
  detail?: string;
}

const most = 10;

const slice = createSlice({
  name: 'openedRecords',
  initialState: (): readonly OpenedRecord[] => [],
  reducers: {
    recordOpened: (opened, { payload }: PayloadAction<OpenedRecord>) => {
      const isSame = ({ listPath, id }: OpenedRecord) => listPath === payload.listPath && id === payload.id;
      const before = opened.find(isSame);
      // A search gives a fuller name than a row.
      const known = before?.label ? { ...before } : payload;
      return [known, ...opened.filter((one) => !isSame(one))].slice(0, most);
    },
  },
});

declare module '@/api/rootReducer' {
  interface ModuleStates {
    openedRecords: StateOf<typeof slice>;
  }
}
const injected = slice.injectInto(rootReducer);

/** Records an opened record; an existing name is kept. */
export const { recordOpened } = slice.actions;

/** The last ten opened, the newest first. */
export const selectOpened = (state: object): readonly OpenedRecord[] =>
  injected.selectSlice(injectedState(state));
