import type { Ask } from '@/api/ask';
import { createFailure, type ApiResult } from '@/api/failure';
import { phpScript } from '@/api/endpoints';
import { createdId, ignoreReply, listOf, type List } from '@/api/reply';
import type { AppThunk } from '@/api/store';
import { listsApi, settingsTag, whenSaved, type OfficeList } from '@/lookups/officeLists';
import { cleanInput, entryRow, newRow, type EntryInput, type EntryRow } from './entry';

/** A list's script; plain data, since it is the cache key. */
export interface EntryScript {
  script: string;
  by: 'action' | 'verb';
  /** Page size; omitted where the script does not paginate. */
  limit?: number;
  fields: readonly (keyof EntryInput)[];
  /** The option list built from it. */
  list: OfficeList;
}

const rows = listOf(entryRow);

function listCall({ script, by, limit }: EntryScript) {
  const paging = limit === undefined ? {} : { page: 1, limit };
  const calls = phpScript(script);
  return by === 'action' ? calls.read('search', paging, rows) : calls.find(paging, rows);
}

/**
 * The current entry, bypassing the cache; the API cannot fetch one alone. An entry beyond the page limit is
 * assumed unchanged.
 */
export async function readEntry(ask: Ask, of: EntryScript, known: EntryRow): Promise<ApiResult<EntryRow>> {
  const { data, error } = await ask(entriesApi.endpoints.entriesNow, of);
  if (error) return { error };
  const row = data.rows.find((one) => one.id === known.id);
  if (!row && data.total > data.rows.length) return { data: known };
  return row ? { data: row } : { error: createFailure('notFound') };
}

function bodyOf({ fields }: EntryScript, input: EntryInput) {
  const clean = cleanInput(input);
  return Object.fromEntries(fields.map((field) => [field, clean[field]]));
}

interface Creation {
  of: EntryScript;
  input: EntryInput;
  /** Client of the new entry. */
  clientId: number | null;
}
interface Change extends Omit<Creation, 'clientId'> {
  id: number;
}
interface Removal {
  of: EntryScript;
  id: number;
}

const listOfEntry = ({ of }: { of: EntryScript }) => of.list;

export const entriesApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    entries: build.query<List<EntryRow>, EntryScript>({
      query: listCall,
      providesTags: (_, __, { list }) => [settingsTag(list)],
    }),
    /** Separate endpoint, so that saving does not refresh the visible list. */
    entriesNow: build.query<List<EntryRow>, EntryScript>({ query: listCall, keepUnusedDataFor: 0 }),
    createEntry: build.mutation<{ id: number | null }, Creation>({
      query: ({ of, input }) => {
        const calls = phpScript(of.script);
        const body = bodyOf(of, input);
        return of.by === 'action' ? calls.write('create', body, createdId) : calls.create(body, createdId);
      },
      onQueryStarted: whenSaved<Creation, { id: number | null }>(
        listOfEntry,
        ({ of, input, clientId }, { id }) =>
          id === null
            ? null
            : patchList(of, (list) => {
                list.rows.unshift(newRow(id, cleanInput(input), clientId));
                list.total += 1;
              }),
      ),
    }),
    changeEntry: build.mutation<null, Change>({
      query: ({ of, id, input }) => {
        const calls = phpScript(of.script);
        const body = { id, ...bodyOf(of, input) };
        return of.by === 'action'
          ? calls.write('update', body, ignoreReply)
          : calls.change(body, ignoreReply);
      },
      onQueryStarted: whenSaved<Change, null>(listOfEntry, ({ of, id, input }) =>
        patchList(of, (list) => {
          const row = list.rows.find((one) => one.id === id);
          if (row) Object.assign(row, cleanInput(input));
        }),
      ),
    }),
    removeEntry: build.mutation<null, Removal>({
      query: ({ of, id }) => {
        const calls = phpScript(of.script);
        return of.by === 'action'
          ? calls.write('delete', { id }, ignoreReply)
          : calls.remove(id, ignoreReply);
      },
      onQueryStarted: whenSaved<Removal, null>(listOfEntry, ({ of, id }) =>
        patchList(of, (list) => {
          list.rows = list.rows.filter((one) => one.id !== id);
          list.total -= 1;
        }),
      ),
    }),
  }),
});

/** Patches the cached list without refetching. */
const patchList = (of: EntryScript, change: (list: List<EntryRow>) => void): AppThunk =>
  entriesApi.util.updateQueryData('entries', of, change);
