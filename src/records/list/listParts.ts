import { createContext, useContext } from 'react';
import type { Rule } from '@/session/rights';
import type { MenuItem } from '@/ui/menu/MenuButton';
import type { ListColumn } from '@/ui/table/ListTable';
import type { FilterTable } from './filters';
import type { PanelName } from './listModule';
import type { ListState } from './listState';
import type { ListTool } from './ListTools';
import type { Choice } from './useChoice';
import type { ListScreenState } from './useListScreen';

interface RowActionWords<Row> {
  label: string;
  rule?: Rule;
  allows?: string;
  blockedReason?: string | undefined | ((row: Row) => string | undefined);
  /** The shortcut for the focused row and, in the details, for the button with this letter's signpost. */
  letter?: string;
}

/** A row menu entry: opens the panel of its key, or acts. The key `e` triggers 'edit'; 'remove' is red. */
export type RowAction<Row, Panel extends string> = RowActionWords<Row> &
  ({ key: PanelName<Panel>; onSelect?: undefined } | { key: string; onSelect: (row: Row) => void });

export interface Creation {
  text: string;
  emptyText?: string;
  rule?: Rule;
  /** Defaults to opening the panel 'create'. */
  path?: string;
  /** Runs before the page opens in this tab. */
  onStart?: () => void;
}

interface ListParts<Row extends { id: number }> {
  list: ListScreenState<Row, string, FilterTable>;
  columns: readonly ListColumn<Row>[];
  menuOf: (row: Row) => readonly MenuItem[];
  openTool: (tool: ListTool) => void;
  /** Undefined where there are no bulk actions. */
  choice: Choice<Row> | undefined;
  isUnseen: boolean;
  state: ListState;
}

export const ListPartsContext = createContext<unknown>(null);

/** How the list creates a record; undefined if it does not. */
export const CreationContext = createContext<Creation | undefined>(undefined);

/** The shared parts of a list screen. Throws outside a `ListScreen`. */
export function useListParts<Row extends { id: number }>() {
  const parts = useContext(ListPartsContext);
  if (parts === null) throw new Error('A part of a list stands outside of its ListScreen');
  return parts as ListParts<Row>;
}
