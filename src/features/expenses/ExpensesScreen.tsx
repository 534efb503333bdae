import { atAddress } from '@/records/list/atAddress';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { expensesApi, searchCall } from './expensesApi';
import { expensesModule } from './expensesModule';
import { expenseColumns } from './list/expenseColumns';
import { ExpenseSum } from './list/ExpenseSum';

const ExpensePanels = late(() => import('./ExpensePanels'));
const ExpensesWelcome = late(() => import('./list/expensesWelcome'));

const ExpensesScreen = atAddress(expensesModule, function ExpensesScreen() {
  const list = useListScreen(expensesModule, expensesApi.useExpensesQuery, undefined);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={expenseColumns}
      create={{ text: 'Nova', emptyText: 'Nova despesa', rule: 'create_expense' }}
      rowActions={[
        { key: 'edit', label: 'Editar', rule: 'edit_expense' },
        { key: 'copy', label: 'Copiar', rule: 'create_expense' },
        { key: 'reminder', label: 'Criar lembrete' },
        { key: 'remove', label: 'Excluir', rule: 'delete_expense' },
      ]}
      panels={ExpensePanels}
    >
      <ListTop
        actions={[csvAction({ rule: 'print_expense', prefix: 'listagem-despesas', call: searchCall })]}
      >
        <ExpenseSum list={list} answeredAt={list.answeredAt} />
      </ListTop>
      <ListRows welcome={ExpensesWelcome} />
    </ListScreen>
  );
});

export default ExpensesScreen;
