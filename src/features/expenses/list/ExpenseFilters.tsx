import { FieldGroup } from '@/ui/form/FieldGroup';
import { OneOrAnyField } from '@/ui/form/OneOrAnyField';
import { yesOrNo } from '@/formats/choices';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/records/panel/FilterPanel';
import { expenseCategories, expenseStatuses } from '../expense';
import { limits } from '../expenseInput';
import { expensesModule } from '../expensesModule';

export function ExpenseFilters() {
  return (
    <FilterPanel module={expensesModule}>
      {({ control }) => (
        <FieldGroup columns={2}>
          <TextField control={control} name="reference" label="Referência" maxLength={limits.reference} />
          <SelectField
            control={control}
            name="categoryId"
            label="Categoria"
            options={expenseCategories}
            emptyValue={null}
          />
          <PeriodFields
            control={control}
            from={{ name: 'startDateExpense', label: 'Data da despesa, de' }}
            to={{ name: 'endDateExpense', label: 'Data da despesa, até' }}
          />
          <OneOrAnyField control={control} name="statusId" label="Status" options={expenseStatuses} />
          <TextField
            control={control}
            name="recipient"
            label="Nome"
            help="De quem recebeu, inteiro ou só uma parte."
            maxLength={limits.recipient}
            wide
          />
          <OneOrAnyField control={control} name="isRefund" label="Reembolso" options={yesOrNo} />
        </FieldGroup>
      )}
    </FilterPanel>
  );
}
