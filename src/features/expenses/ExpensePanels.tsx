import { formatWeekdayDate } from '@/formats/dates';
import { modulePanels } from '@/records/list/ModulePanels';
import { aboutRow } from '@/records/panel/aboutRow';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { offered } from '@/records/offers/offers';
import { SidePanel } from '@/ui/panel/SidePanel';
import { shownValue, type Expense } from './expense';
import { ExpenseDetails } from './ExpenseDetails';
import { expensesApi } from './expensesApi';
import { expensesModule } from './expensesModule';
import { CopyExpense, EditExpense, NewExpense } from './form/ExpenseForm';
import { ExpenseFilters } from './list/ExpenseFilters';

const ReminderPanel = offered('reminder');

const aboutExpense = aboutRow(expensesModule, 'Despesa', expensesApi.useExpenseQuery);

const ExpenseReminder = ({ row }: { row: Expense }) => (
  <ReminderPanel source="expense" sourceId={row.id} description={`Lembrete despesa ${row.reference}.`} />
);

const RemoveExpense = ({ row }: { row: Expense }) => (
  <SidePanel title="Remover despesa">
    <ConfirmRemoval
      id={row.id}
      removal={expensesApi.useDeleteExpenseMutation()}
      warning="Após a confirmação a despesa será PERMANENTEMENTE excluida."
      doneText={`A despesa ${row.reference} foi removida!`}
    >
      <DetailsList>
        <Detail label="Referência">{row.reference}</Detail>
        <Detail label="Valor">{shownValue(row)}</Detail>
        <Detail label="Data da despesa">{formatWeekdayDate(row.dateExpense)}</Detail>
        <Detail label="Categoria">{row.categoryName}</Detail>
      </DetailsList>
    </ConfirmRemoval>
  </SidePanel>
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
