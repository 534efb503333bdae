import { useMemo } from 'react';
import * as v from 'valibot';
import { compareText, sameText } from '@/formats/text';
import { remembered, useRemembered } from '@/ui/remembered';
import type { ColumnChoice } from '@/ui/table/columns';
import { filterEntries, type FiltersOf, type FilterTable } from '../filters';
import { placeOf } from '../listAddress';
import type { ListModule } from '../listModule';

/* Views of a list by name, kept in this browser. What may say who somebody is stays out, as of the address. */

export const viewLimits = { name: 60, count: 50 };

// Only what the public pages' code has of valibot: more would come with it.
const savedView = v.object({
  module: v.string(),
  name: v.string(),
  /** The list's query: filters and page size. */
  search: v.string(),
  /** Columns shown and hidden, where that was chosen. */
  shown: v.array(v.string()),
  hidden: v.array(v.string()),
});
export type SavedView = v.InferOutput<typeof savedView>;

const savedViews = v.array(savedView);

const store = remembered('tribuna.visoes');

const noViews: readonly SavedView[] = [];

function viewsIn(text: string): readonly SavedView[] {
  try {
    const { success, output } = v.safeParse(savedViews, JSON.parse(text));
    return success ? output : noViews;
  } catch {
    return noViews;
  }
}

/** A module's views, by name. */
export function useSavedViews(module: string): readonly SavedView[] {
  const text = useRemembered(store);
  return useMemo(() => viewsIn(text).filter((view) => view.module === module), [text, module]);
}

const change = (to: (views: readonly SavedView[]) => readonly SavedView[]) => {
  // Another tab may have changed them.
  const views = to(viewsIn(store.read())).toSorted((one, other) => compareText(one.name, other.name));
  store.keep(views.length > 0 ? JSON.stringify(views) : '');
};

type Named = Pick<SavedView, 'module' | 'name'>;

const without = (views: readonly SavedView[], { module, name }: Named) =>
  views.filter((one) => one.module !== module || !sameText(one.name, name));

/** Keeps a view in the place of the one with its name; `instead` is the one it was. */
export const keepView = (view: SavedView, instead: Named = view) =>
  change((views) => [...without(without(views, instead), view), view]);

export const removeView = (view: Named) => change((views) => without(views, view));

const keysOf = (columns: ColumnChoice, isShown: boolean) =>
  Object.keys(columns).filter((key) => columns[key] === isShown);

/** Column choices as a view keeps them, and back; null where nothing was chosen. */
export const keptColumns = (columns: ColumnChoice) => ({
  shown: keysOf(columns, true),
  hidden: keysOf(columns, false),
});
export const columnsOf = ({ shown, hidden }: Pick<SavedView, 'shown' | 'hidden'>): ColumnChoice | null =>
  shown.length + hidden.length > 0
    ? Object.fromEntries([...shown.map((key) => [key, true]), ...hidden.map((key) => [key, false])])
    : null;

interface ViewOf<Filters> {
  filters: Filters;
  limit: number;
}

/** What a view keeps of a list as it is: the query, and the labels of the filters that stay out. */
export function viewOf<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  { filters, limit }: ViewOf<FiltersOf<Table>>,
) {
  const { search, filters: kept } = placeOf(module, {
    filters,
    limit,
    page: 1,
    panel: null,
    isTyping: false,
  });
  const query = new URLSearchParams(search);
  // Always: a bare address would bring back the last filters.
  query.set('limit', String(limit));
  const left = filterEntries(module.table).flatMap(([key, { label }]) => (kept[key] ? [label] : []));
  return { search: `?${query.toString()}`, left };
}
