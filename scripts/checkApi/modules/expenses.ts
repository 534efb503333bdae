import { listOf, recordOf } from '../../../src/api/reply';
import { expenseCategories, expenseRecord, expenseStatuses } from '../../../src/features/expenses/expense';
import { read, type CheckedModule } from '../checkedModule';
import { today, change, remove, create, page } from '../writtenRecord';

/** One day for the record and the search that must find it, even across midnight. */
const day = today();

export const checked: CheckedModule = {
  reads: {
    'expense.php': read('Despesas: lista', listOf(expenseRecord), {
      finds: { reference: 'id', categoryId: 'categoryId', statusId: 'statusId' },
      choices: { statusId: expenseStatuses, categoryId: expenseCategories },
    }),
    'expense.php id': read('Despesas: detalhes', recordOf(expenseRecord)),
  },
  written: [
    {
      screen: 'Despesas',
      script: 'expense.php',
      body: (mark) => ({
        categoryId: 3,
        statusId: 2,
        value: 1.23,
        isRefund: false,
        name: mark,
        nationalRegister: '',
        telephone: '',
        dateRefund: null,
        dateExpense: day,
        description: '',
      }),
      create,
      change,
      remove,
      list: { action: '', query: { ...page, startDateExpense: day, endDateExpense: day } },
      marked: 'name',
      required: 'dateExpense',
    },
  ],
};
