import { dateFilter, idFilter, referenceFilter, textFilter, yesNoFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import { categoryName, statusName, type Expense } from './expense';

/** The expenses as a list: their name, filters and panels. */
export const expensesModule = createListModule({
  name: 'expenses',
  title: 'Despesas',
  one: 'despesa',
  many: 'despesas',
  labelOf: (row: Expense) => row.reference || `nº ${row.id}`,
  filters: {
    reference: referenceFilter('Referência'),
    categoryId: idFilter('Categoria', categoryName),
    statusId: idFilter('Status', statusName),
    startDateExpense: dateFilter('A partir de'),
    endDateExpense: dateFilter('Até'),
    /** Who was paid. */
    recipient: textFilter('Nome'),
    isRefund: yesNoFilter('Reembolso'),
  },
  quickSearch: {
    by: 'nome ou referência',
    filters: ['recipient', 'reference'],
    // What the API calls its expenses is its own: a number, perhaps after a few letters.
    read: (text) => (/^(?:[a-z]{1,4}\s*-\s*)?\d+$/i.test(text) ? { reference: text } : { recipient: text }),
  },
  panels: ['create', 'edit', 'copy', 'reminder', 'remove'],
});
