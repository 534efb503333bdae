import type { StateOf } from '@/api/rootReducer';
import { choiceFilter, dateFilter, referenceFilter, textFilter, yesNoFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { expenseCategories, expenseStatuses, type Expense } from './expense';

export const expensesModule = createListModule({
  name: 'expenses',
  title: 'Despesas',
  one: 'despesa',
  many: 'despesas',
  labelOf: (row: Expense) => row.reference || `nº ${row.id}`,
  filters: {
    reference: referenceFilter('Referência'),
    categoryId: choiceFilter('Categoria', expenseCategories),
    statusId: choiceFilter('Status', expenseStatuses),
    startDateExpense: dateFilter('A partir de'),
    endDateExpense: dateFilter('Até'),
    /** Payee. */
    recipient: textFilter('Nome'),
    isRefund: yesNoFilter('Reembolso'),
  },
  quickSearch: {
    by: 'nome ou referência',
    filters: ['recipient', 'reference'],
    // References are a number, perhaps after a few letters.
    read: (text) => (/^(?:[a-z]{1,4}\s*-\s*)?\d+$/i.test(text) ? { reference: text } : { recipient: text }),
  },
  period: { from: 'startDateExpense', to: 'endDateExpense' },
  panels: ['create', 'edit', 'copy', 'reminder', 'remove'],
});

export const expensesSlice = expensesModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    expenses: StateOf<typeof expensesSlice>;
  }
}
