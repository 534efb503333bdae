import { formatWeekdayDate } from '@/formats/dates';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { SidePanel } from '@/ui/panel/SidePanel';
import { shownValue, type Expense } from './expense';
import { expensesApi } from './expensesApi';

export function RemoveExpense({ row }: { row: Expense }) {
  return (
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
}
