import * as v from 'valibot';
import { api } from '@/api/api';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, phpId, recordOf, text, type List } from '@/api/reply';
import { wireSearch, type SearchOf } from '@/ui/list/filters';
import { cents, expenseRecord, type Expense } from './expense';
import { rowChanges, wireInput, type ExpenseInput } from './expenseInput';
import { expensesModule } from './expensesModule';

const expenseScript = phpScript('expense.php');

type Search = SearchOf<typeof expensesModule.table>;

const wired = (search: Search) => wireSearch(expensesModule.table, search);

/** The search of the list, and of its CSV. */
export const searchCall = (search: Search) => expenseScript.find(wired(search), listOf(expenseRecord));

/** The same search for the values alone, in cents: what a sum takes. */
export const valuesCall = (search: Search) =>
  expenseScript.find(
    wired(search),
    listOf(
      v.pipe(
        v.object({ value: cents }),
        v.transform(({ value }) => value),
      ),
    ),
  );

export const detailsCall = (id: number) => expenseScript.find({ id }, recordOf(expenseRecord));

const named = v.object({ id: phpId, reference: text });
const written = recordOf(named);
type Named = v.InferOutput<typeof named>;

interface Edit {
  id: number;
  input: ExpenseInput;
}

export const expensesApi = api.enhanceEndpoints({ addTagTypes: ['Expense'] }).injectEndpoints({
  endpoints: (build) => ({
    expenses: build.query<List<Expense>, Search>({ query: searchCall, providesTags: ['Expense'] }),
    expense: build.query<Expense, number>({ query: detailsCall, keepUnusedDataFor: 0 }),
    createExpense: build.mutation<Named, ExpenseInput>({
      query: (input) => expenseScript.create(wireInput(input), written),
      invalidatesTags: unlessFailed('Expense'),
    }),
    updateExpense: build.mutation<Named, Edit>({
      query: ({ id, input }) => expenseScript.change({ id, ...wireInput(input) }, written),
      onQueryStarted: patchWhenSaved<Expense>('Expense')(({ input }: Edit) => rowChanges(input)),
    }),
    deleteExpense: build.mutation<null, number>({
      query: (id) => expenseScript.remove(id, ignoreReply),
      invalidatesTags: unlessFailed('Expense'),
    }),
  }),
});
