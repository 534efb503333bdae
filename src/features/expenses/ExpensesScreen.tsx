import { lazy } from 'react';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { expensesApi, searchCall } from './expensesApi';
import { expensesModule } from './expensesModule';
import { expenseColumns } from './list/expenseColumns';
import { ExpenseSum } from './list/ExpenseSum';

const ExpensePanels = lazy(() => import('./ExpensePanels'));
const ExpensesWelcome = lazy(() => import('./list/expensesWelcome'));

/** The expenses list, with the sum of what it found, and its panels. */
export const ExpensesScreen = atAddress(expensesModule, function ExpensesScreen() {
  const search = expensesApi.useExpensesQuery(useModule(expensesModule).search);
  const list = useListScreen(expensesModule, search, undefined);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={expenseColumns}
      period={{ from: 'startDateExpense', to: 'endDateExpense' }}
      summary={<ExpenseSum list={list} answeredAt={search.fulfilledTimeStamp ?? 0} />}
      actions={[csvAction({ rule: 'print_expense', prefix: 'listagem-despesas', call: searchCall })]}
      create={{
        text: 'Nova',
        emptyText: 'Nova despesa',
        rule: 'create_expense',
        onStart: () => list.openPanel('create'),
      }}
      rowActions={[
        { label: 'Editar', rule: 'edit_expense', panel: 'edit' },
        { label: 'Copiar', rule: 'create_expense', panel: 'copy' },
        { label: 'Criar lembrete', panel: 'reminder' },
        { label: 'Excluir', rule: 'delete_expense', panel: 'remove' },
      ]}
      welcome={ExpensesWelcome}
      panels={ExpensePanels}
    />
  );
});
