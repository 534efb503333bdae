import { api } from '@/api/api';
import { callApi } from '@/api/client';
import { createFailure, type ApiResult } from '@/api/failure';
import { phpScript } from '@/api/endpoints';
import { createdId, ignoreReply, listOf, type List } from '@/api/reply';
import { settingsTag, whenSaved, type OfficeList } from '@/lookups/officeLists';
import { cleanInput, entryRow, newRow, type EntryInput, type EntryRow } from './entry';

/** The script of one list, as plain data: it names what is kept of its answers. */
export interface EntryScript {
  script: string;
  /** Whether its calls are told by an action or by their verb. */
  by: 'action' | 'verb';
  /** Rows asked for; all where the script counts none. */
  limit?: number;
  /** What an entry consists of. */
  fields: readonly (keyof EntryInput)[];
  /** The list of options made of it. */
  list: OfficeList;
}

const rows = listOf(entryRow);

/** The list as it is asked for. */
function listCall({ script, by, limit }: EntryScript) {
  const paging = limit === undefined ? {} : { page: 1, limit };
  const calls = phpScript(script);
  return by === 'action' ? calls.read('search', paging, rows) : calls.find(paging, rows);
}

/**
 * An entry as it is now, past what is kept: the API answers none alone. One that the list did not show because it has
 * more than are asked for is taken to be as it was.
 */
export async function readEntry(of: EntryScript, known: EntryRow): Promise<ApiResult<EntryRow>> {
  const { data, error } = await callApi(listCall(of));
  if (error) return { error };
  const row = data.rows.find((one) => one.id === known.id);
  if (!row && data.total > data.rows.length) return { data: known };
  return row ? { data: row } : { error: createFailure('notFound') };
}

/** What is sent of what was typed. */
function bodyOf({ fields }: EntryScript, input: EntryInput) {
  const clean = cleanInput(input);
  return Object.fromEntries(fields.map((field) => [field, clean[field]]));
}

interface Creation {
  of: EntryScript;
  input: EntryInput;
  /** Whose the new entry is. */
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

export const entriesApi = api.enhanceEndpoints({ addTagTypes: ['SettingsList'] }).injectEndpoints({
  endpoints: (build) => ({
    entries: build.query<List<EntryRow>, EntryScript>({
      query: listCall,
      providesTags: (_, __, { list }) => [settingsTag(list)],
    }),
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

/** A change of the rows that are shown: the list itself is not asked for again. */
const patchList = (of: EntryScript, change: (list: List<EntryRow>) => void): unknown =>
  entriesApi.util.updateQueryData('entries', of, change);
