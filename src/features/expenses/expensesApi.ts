import * as v from 'valibot';
import { api } from '@/api/api';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, phpId, recordOf, text, type List } from '@/api/reply';
import { wireSearch, type FiltersOf, type SearchOf } from '@/records/list/filters';
import { cents, expenseRecord, type Expense } from './expense';
import { rowChanges, toWire, type ExpenseInput } from './expenseInput';
import { listCall, script } from './expensesFirstCall';
import { expensesModule } from './expensesModule';

const expenseScript = phpScript(script);

type Search = SearchOf<typeof expensesModule.table>;

const listCallOf = (search: Search) => listCall(wireSearch(expensesModule.table, search));

export const searchCall = (search: Search) => ({ ...listCallOf(search), reply: listOf(expenseRecord) });

/** The search with only the values, in cents, to be summed. */
const valuesCall = (search: Search) => ({
  ...listCallOf(search),
  reply: listOf(
    v.pipe(
      v.object({ value: cents }),
      v.transform(({ value }) => value),
    ),
  ),
});

const named = v.object({ id: phpId, reference: text });
const written = recordOf(named);
type Named = v.InferOutput<typeof named>;

/** Page limit of a values request. */
export const maxSummed = 1000;

interface ValuesQuestion {
  filters: FiltersOf<typeof expensesModule.table>;
  /** Incremented to repeat a request. */
  turn: number;
}

interface Edit {
  id: number;
  input: ExpenseInput;
}

export const expensesApi = api.enhanceEndpoints({ addTagTypes: ['Expense'] }).injectEndpoints({
  endpoints: (build) => ({
    expenses: build.query<List<Expense>, Search>({ query: searchCall, providesTags: ['Expense'] }),
    expense: build.query<Expense, number>({
      query: (id) => expenseScript.find({ id }, recordOf(expenseRecord)),
      keepUnusedDataFor: 0,
    }),
    expenseValues: build.query<List<number | null>, ValuesQuestion>({
      query: ({ filters }) => valuesCall({ ...filters, page: 1, limit: maxSummed }),
      keepUnusedDataFor: 0,
    }),
    createExpense: build.mutation<Named, ExpenseInput>({
      query: (input) => expenseScript.create(toWire(input), written),
      invalidatesTags: unlessFailed('Expense'),
    }),
    updateExpense: build.mutation<Named, Edit>({
      query: ({ id, input }) => expenseScript.change({ id, ...toWire(input) }, written),
      onQueryStarted: patchWhenSaved<Expense>('Expense')(({ input }: Edit) => rowChanges(input)),
    }),
    deleteExpense: build.mutation<null, number>({
      query: (id) => expenseScript.remove(id, ignoreReply),
      invalidatesTags: unlessFailed('Expense'),
    }),
  }),
});
