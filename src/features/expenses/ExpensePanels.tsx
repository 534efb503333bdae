import { modulePanels } from '@/records/list/ModulePanels';
import { aboutRow } from '@/records/panel/aboutRow';
import { ReminderPanel } from '../tasks/ReminderPanel';
import type { Expense } from './expense';
import { ExpenseDetails } from './ExpenseDetails';
import { expensesApi } from './expensesApi';
import { expensesModule } from './expensesModule';
import { CopyExpense, EditExpense, NewExpense } from './form/ExpenseForm';
import { ExpenseFilters } from './list/ExpenseFilters';
import { RemoveExpense } from './RemoveExpense';

const aboutExpense = aboutRow(expensesModule, 'Despesa', expensesApi.useExpenseQuery);

const ExpenseReminder = ({ row }: { row: Expense }) => (
  <ReminderPanel source="expense" sourceId={row.id} description={`Lembrete despesa ${row.reference}.`} />
);

export default modulePanels({
  details: ExpenseDetails,
  filter: ExpenseFilters,
  create: NewExpense,
  edit: EditExpense,
  copy: CopyExpense,
  reminder: aboutExpense(ExpenseReminder),
  remove: aboutExpense(RemoveExpense),
});
