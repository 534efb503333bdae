import { useMemo } from 'react';
import * as v from 'valibot';
import { compareText, sameText } from '@/formats/text';
import { shelf, useShelf } from '@/ui/shelf';
import type { ColumnChoice } from '@/ui/table/columns';
import { filterEntries, type FiltersOf, type FilterTable } from '../filters';
import { urlStateOf } from '../listAddress';
import type { ListModule } from '../listModule';

/*
 * Named views of a list, kept in this browser for the office. Filters that may be personal are omitted, as
 * from the URL.
 */

export const viewLimits = { name: 60, count: 50 };
export const noRoom = `Cabem ${viewLimits.count} visões. Remova uma antes.`;

// Only the parts of valibot already in the public pages' code: others would enlarge it.
const savedView = v.object({
  module: v.string(),
  name: v.string(),
  /** The list's query: filters, order and page size. */
  search: v.string(),
  /** Columns shown and hidden, if chosen by the person. */
  shown: v.array(v.string()),
  hidden: v.array(v.string()),
});
export type SavedView = v.InferOutput<typeof savedView>;

const savedViews = v.array(savedView);

function viewsIn(text: string): readonly SavedView[] | null {
  try {
    const { success, output } = v.safeParse(savedViews, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

export const savedViewsShelf = shelf<readonly SavedView[]>({
  key: 'tribuna.visoes',
  none: [],
  read: viewsIn,
  write: (views) => (views.length > 0 ? JSON.stringify(views) : ''),
});

/** A module's views, by name. */
export function useSavedViews(module: string): readonly SavedView[] {
  const views = useShelf(savedViewsShelf);
  return useMemo(() => views.filter((view) => view.module === module), [views, module]);
}

type Named = Pick<SavedView, 'module' | 'name'>;

const without = (views: readonly SavedView[], { module, name }: Named) =>
  views.filter((one) => one.module !== module || !sameText(one.name, name));

const sorted = (views: readonly SavedView[]) =>
  views.toSorted((one, other) => compareText(one.name, other.name));

/** Saves a view, replacing the one of its name; `instead` is its previous name. Returns why it was not saved, or ''. */
export const keepView = (view: SavedView, instead: Named = view) =>
  savedViewsShelf.change((views) => {
    const kept = [...without(without(views, instead), view), view];
    return kept.length > views.length &&
      kept.filter(({ module }) => module === view.module).length > viewLimits.count
      ? noRoom
      : sorted(kept);
  });

/** Returns why it was not removed, or ''. */
export const removeView = (view: Named) => savedViewsShelf.change((views) => without(views, view));

/** Merges both; an office's view replaces an older one of the same name. */
export const joinViews = (now: readonly SavedView[], before: readonly SavedView[]) =>
  sorted([...now.reduce(without, before), ...now]);

const keysOf = (columns: ColumnChoice, isShown: boolean) =>
  Object.keys(columns).filter((key) => columns[key] === isShown);

/** Column choices in the form stored in a view, and back; null if none were made. */
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
  order?: string | undefined;
}

/** The parts of a list stored in a view: its query, and the labels of the filters omitted. */
export function viewOf<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  { filters, limit, order }: ViewOf<FiltersOf<Table>>,
) {
  const { search, filters: kept } = urlStateOf(module, {
    filters,
    limit,
    order,
    page: 1,
    panel: null,
    isTyping: false,
  });
  const query = new URLSearchParams(search);
  // Always set: an empty query would restore the last filters.
  query.set('limit', String(limit));
  const left = filterEntries(module.table).flatMap(([key, { label }]) => (kept[key] ? [label] : []));
  return { search: `?${query.toString()}`, left };
}
