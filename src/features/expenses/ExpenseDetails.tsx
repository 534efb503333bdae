import { formatWeekdayDate } from '@/formats/dates';
import { formatCpf, formatCpfOrCnpj, isCpf, maskCpfMiddle } from '@/formats/documents';
import { Button } from '@/ui/button/Button';
import { CopyLinkButton } from '@/ui/list/CopyLinkButton';
import { usePanel } from '@/ui/list/ModulePanels';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { PanelContent } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { SensitiveDetail } from '@/ui/panel/SensitiveDetail';
import { StatusBadge } from '@/ui/panel/StatusBadge';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { expenseStatuses, plainValue, shownValue } from './expense';
import { expensesApi } from './expensesApi';
import { expensesModule } from './expensesModule';

/** Everything about one expense; no right is needed to see it. */
export function ExpenseDetails() {
  const { id, open } = usePanel(expensesModule);
  const query = expensesApi.useExpenseQuery(id);
  const blocked = useBlockedReason();

  return (
    <RecordPanel title="Detalhes da despesa" query={query}>
      {(expense) => (
        <PanelContent
          footer={
            <>
              <CopyLinkButton id={id} />
              <Button
                data-edit
                kind="primary"
                blockedReason={blocked('edit_expense')}
                onClick={() => open('edit')}
              >
                Editar
              </Button>
            </>
          }
        >
          <DetailsList>
            <Detail label="Status" wide>
              <StatusBadge statuses={expenseStatuses} id={expense.statusId} name={expense.statusName} />
            </Detail>
            <Detail label="Referência" copy={expense.reference}>
              {expense.reference}
            </Detail>
            <Detail label="Valor" copy={plainValue(expense)}>
              {shownValue(expense)}
            </Detail>
            <Detail label="Data da despesa">{formatWeekdayDate(expense.dateExpense)}</Detail>
            <Detail label="Categoria">{expense.categoryName}</Detail>
            <Detail label="Reembolso">{expense.isRefund ? 'Sim' : 'Não'}</Detail>
            {expense.isRefund && (
              <Detail label="Data do reembolso">{formatWeekdayDate(expense.dateRefund)}</Detail>
            )}
            <Detail label="Nome" wide>
              {expense.name}
            </Detail>
            <Register register={expense.nationalRegister} />
            <Detail label="Telefone" copy={expense.telephone}>
              {expense.telephone && <PhoneLinks phone={expense.telephone} />}
            </Detail>
            <Detail label="Descrição" wide>
              {expense.description}
            </Detail>
          </DetailsList>
        </PanelContent>
      )}
    </RecordPanel>
  );
}

/** A CPF is a person's, and hidden until it is asked for; the CNPJ of a company is not. */
function Register({ register }: { register: string }) {
  if (!isCpf(register))
    return (
      <Detail label="CPF/CNPJ" copy={register}>
        {formatCpfOrCnpj(register)}
      </Detail>
    );
  return (
    <SensitiveDetail
      label="CPF/CNPJ"
      masked={maskCpfMiddle(register)}
      full={formatCpf(register)}
      copy={register}
    />
  );
}
