import type { Ask } from '@/api/ask';
import { createFailure, type ApiResult } from '@/api/failure';
import { phpScript } from '@/api/endpoints';
import { createdId, ignoreReply, listOf, type List } from '@/api/reply';
import type { AppThunk } from '@/api/store';
import { listsApi, settingsTag, whenSaved, type OfficeList } from '@/lookups/officeLists';
import { rowAdded, rowChanged, rowRemoved } from '../listChanges';
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

type PhpScript = ReturnType<typeof phpScript>;

/** The script's calls, distinguished by an action or only by the HTTP method. */
function callsOf({ script, by }: EntryScript): Pick<PhpScript, 'find' | 'create' | 'change' | 'remove'> {
  const calls = phpScript(script);
  if (by === 'verb') return calls;
  return {
    find: (query, reply) => calls.read('search', query, reply),
    create: (body, reply) => calls.write('create', body, reply),
    change: (body, reply) => calls.write('update', body, reply),
    remove: (id, reply) => calls.write('delete', { id }, reply),
  };
}

const listCall = (of: EntryScript) =>
  callsOf(of).find(of.limit === undefined ? {} : { page: 1, limit: of.limit }, rows);

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

function toWire({ fields }: EntryScript, input: EntryInput) {
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
type Removal = Omit<Change, 'input'>;

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
      query: ({ of, input }) => callsOf(of).create(toWire(of, input), createdId),
      onQueryStarted: whenSaved<Creation, { id: number | null }>(
        listOfEntry,
        ({ of, input, clientId }, { id }) =>
          id === null ? null : patchList(of, rowAdded(newRow(id, cleanInput(input), clientId))),
      ),
    }),
    changeEntry: build.mutation<null, Change>({
      query: ({ of, id, input }) => callsOf(of).change({ id, ...toWire(of, input) }, ignoreReply),
      onQueryStarted: whenSaved<Change, null>(listOfEntry, ({ of, id, input }) =>
        patchList(of, rowChanged<EntryRow>(id, cleanInput(input))),
      ),
    }),
    removeEntry: build.mutation<null, Removal>({
      query: ({ of, id }) => callsOf(of).remove(id, ignoreReply),
      onQueryStarted: whenSaved<Removal, null>(listOfEntry, ({ of, id }) => patchList(of, rowRemoved(id))),
    }),
  }),
});

/** Patches the cached list without refetching. */
const patchList = (of: EntryScript, change: (list: List<EntryRow>) => void): AppThunk =>
  entriesApi.util.updateQueryData('entries', of, change);
