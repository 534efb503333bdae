import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectedState } from '@/api/injected';
import { rootReducer, type StateOf } from '@/api/rootReducer';

/* The records opened in this session: in its store alone, as their names are personal. */

export interface OpenedRecord {
  listPath: string;
  id: number;
  /** 'eleitor', 'atendimento'… */
  one: string;
  /** Null until a row or a search names it. */
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
      // A search names it more fully than its row.
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

/** Notes an opened record; keeps the name it is already known by. */
export const { recordOpened } = slice.actions;

/** The last ten opened, the newest first. */
export const selectOpened = (state: object): readonly OpenedRecord[] =>
  injected.selectSlice(injectedState(state));
