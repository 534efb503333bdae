import { formatWeekdayDate } from '@/formats/dates';
import { formatCpf, formatCpfOrCnpj, isCpf, maskCpfMiddle } from '@/formats/documents';
import { Button } from '@/ui/button/Button';
import { CopyLinkButton } from '@/ui/list/CopyLinkButton';
import { usePanel } from '@/ui/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/panel/DetailsContent';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { DetailsSection } from '@/ui/panel/DetailsSection';
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
    <RecordPanel title="Detalhes da despesa" kind="details" query={query}>
      {(expense) => (
        <DetailsContent
          head={
            <>
              <HeadFact label="Categoria" isName>
                {expense.categoryName}
              </HeadFact>
              <HeadFact label="Valor" isName copy={plainValue(expense)}>
                {shownValue(expense)}
              </HeadFact>
              <HeadFact label="Referência" copy={expense.reference}>
                {expense.reference}
              </HeadFact>
              <HeadFact label="Status">
                <StatusBadge statuses={expenseStatuses} id={expense.statusId} name={expense.statusName} />
              </HeadFact>
            </>
          }
          actions={
            <>
              <Button
                data-edit
                kind="primary"
                blockedReason={blocked('edit_expense')}
                onClick={() => open('edit')}
              >
                Editar
              </Button>
              <CopyLinkButton id={id} />
            </>
          }
        >
          <DetailsSection title="Despesa">
            <DetailsList>
              <Detail label="Data da despesa">{formatWeekdayDate(expense.dateExpense)}</Detail>
              <Detail label="Reembolso">{expense.isRefund ? 'Sim' : 'Não'}</Detail>
              {expense.isRefund && (
                <Detail label="Data do reembolso">{formatWeekdayDate(expense.dateRefund)}</Detail>
              )}
              <Detail label="Descrição" wide>
                {expense.description}
              </Detail>
            </DetailsList>
          </DetailsSection>
          <DetailsSection title="Quem recebeu">
            <DetailsList>
              <Detail label="Nome" wide>
                {expense.name}
              </Detail>
              <Register register={expense.nationalRegister} />
              <Detail label="Telefone" copy={expense.telephone}>
                {expense.telephone && <PhoneLinks phone={expense.telephone} />}
              </Detail>
            </DetailsList>
          </DetailsSection>
        </DetailsContent>
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
