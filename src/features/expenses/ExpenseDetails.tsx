import { formatWeekdayDate } from '@/formats/dates';
import { isCpf } from '@/formats/cpf';
import { formatCpfOrCnpj } from '@/formats/documentChecks';
import { formatCpf, maskCpfMiddle } from '@/formats/documents';
import { usePanel } from '@/records/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { Detail } from '@/ui/details/DetailsList';
import { LongText } from '@/ui/details/LongText';
import { FactsSection } from '@/ui/details/FactsSection';
import { RecordActions } from '@/records/panel/RecordActions';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SensitiveDetail } from '@/ui/details/SensitiveDetail';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { expenseStatuses, plainValue, shownValue } from './expense';
import { expensesApi } from './expensesApi';
import { expensesModule } from './expensesModule';

/** Needs no permission. */
export function ExpenseDetails() {
  const { id, open } = usePanel(expensesModule);
  const query = expensesApi.useExpenseQuery(id);

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
          actions={<RecordActions id={id} rule="edit_expense" onEdit={() => open('edit')} />}
        >
          <FactsSection title="Despesa">
            <Detail label="Data da despesa">{formatWeekdayDate(expense.dateExpense)}</Detail>
            <Detail label="Reembolso" field="Reembolso|Data do reembolso">
              {expense.isRefund ? 'Sim' : 'Não'}
            </Detail>
            {expense.isRefund && (
              <Detail label="Data do reembolso" field="Data do reembolso|Reembolso">
                {formatWeekdayDate(expense.dateRefund)}
              </Detail>
            )}
            <Detail label="Descrição" wide>
              {expense.description && <LongText>{expense.description}</LongText>}
            </Detail>
          </FactsSection>
          <FactsSection title="Quem recebeu">
            <Detail label="Nome" wide>
              {expense.name}
            </Detail>
            <Register register={expense.nationalRegister} />
            <Detail label="Telefone" copy={expense.telephone}>
              {expense.telephone && <PhoneLinks phone={expense.telephone} />}
            </Detail>
          </FactsSection>
        </DetailsContent>
      )}
    </RecordPanel>
  );
}

/** A CPF is personal and starts hidden; a CNPJ is not. */
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
