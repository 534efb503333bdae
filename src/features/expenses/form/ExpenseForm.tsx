import { useFormState, useWatch, type Control } from 'react-hook-form';
import { formatDate } from '@/formats/dates';
import { cpfOrCnpjMask } from '@/formats/masks';
import { withHeld } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { MaskedField } from '@/ui/form/MaskedField';
import { MoneyField } from '@/ui/form/MoneyField';
import { PhoneField } from '@/ui/form/PhoneField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { ToggleField } from '@/ui/form/ToggleField';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import { EditPanel } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SidePanel } from '@/ui/panel/SidePanel';
import { expenseCategories, expenseStatuses, type Expense } from '../expense';
import { fieldLabels, inputFrom, limits, newExpense, valueProblem, type ExpenseInput } from '../expenseInput';
import { expensesApi } from '../expensesApi';
import { expensesModule } from '../expensesModule';
import { registerHint, registerProblem } from './register';

/** Compared as one when resolving concurrent edits. */
const together = [
  {
    label: 'Reembolso',
    fields: ['isRefund', 'dateRefund'],
    textOf: ({ isRefund, dateRefund }: ExpenseInput) =>
      isRefund ? ['Sim', formatDate(dateRefund)].filter(Boolean).join(', ') : 'Não',
  },
] as const;

export function NewExpense() {
  return (
    <SidePanel title="Nova despesa" kind="form">
      <NewExpenseForm defaultValues={newExpense()} />
    </SidePanel>
  );
}

export function CopyExpense() {
  const query = expensesApi.useExpenseQuery(usePanel(expensesModule).id);
  return (
    <RecordPanel title="Nova despesa" kind="form" query={query}>
      {(copied) => <NewExpenseForm defaultValues={inputFrom(copied)} held={copied} />}
    </RecordPanel>
  );
}

export function EditExpense() {
  const { id, done } = usePanel(expensesModule);
  const [update] = expensesApi.useUpdateExpenseMutation();
  return (
    <EditPanel
      title="Editar despesa"
      of={expensesApi.endpoints.expense}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
      together={together}
    >
      {(expense, edit) => (
        <ExpenseForm
          held={expense}
          {...edit({
            send: (input) => update({ id, input }),
            onDone: (_, __, undo) => done(`A despesa ${expense.reference} foi atualizada!`, { undo }),
          })}
        />
      )}
    </EditPanel>
  );
}

interface Start {
  defaultValues: ExpenseInput;
  /** The source expense: its values are accepted as recorded. */
  held?: Expense;
}

function NewExpenseForm(start: Start) {
  const { done } = usePanel(expensesModule);
  const [create] = expensesApi.useCreateExpenseMutation();
  return (
    <ExpenseForm
      {...start}
      startAgain={newExpense}
      send={create}
      onDone={({ id, reference }, _, goesOn) =>
        done(`A despesa ${reference} foi criada!`, { goesOn, written: id })
      }
    />
  );
}

function ExpenseForm({
  held,
  ...options
}: Start & ServerFormOptions<ExpenseInput, { id: number; reference: string }>) {
  const form = useServerForm(options);
  const { control } = form;
  const isRefund = useWatch({ control, name: 'isRefund' });

  return (
    <PanelForm form={form} another="outra">
      <FieldGroup columns={2}>
        <SelectField
          control={control}
          name="categoryId"
          label="Categoria"
          options={withHeld(
            expenseCategories,
            held ? { value: held.categoryId, label: held.categoryName } : null,
          )}
          emptyValue={null}
          required
        />
        <MoneyField
          control={control}
          name="value"
          label="Valor"
          required
          validate={(value) => valueProblem(value, options.defaultValues.value)}
        />
        <DateField control={control} name="dateExpense" label="Data da despesa" required wide />
        <RadioGroupField
          control={control}
          name="statusId"
          label="Status"
          options={expenseStatuses}
          required
          wide
        />
        <ToggleField control={control} name="isRefund" label="Reembolso" required />
        {isRefund && <DateField control={control} name="dateRefund" label="Data do reembolso" />}
      </FieldGroup>
      <FieldGroup title="Quem recebeu" columns={2}>
        <TextField control={control} name="name" label="Nome" maxLength={limits.name} wide />
        <MaskedField
          control={control}
          name="nationalRegister"
          label="CPF/CNPJ"
          mask={cpfOrCnpjMask}
          inputMode="text"
          help={<RegisterHint control={control} />}
          validate={(register) =>
            register === options.defaultValues.nationalRegister ? undefined : registerProblem(register)
          }
        />
        <PhoneField control={control} name="telephone" label="Telefone" />
      </FieldGroup>
      <FieldGroup>
        <TextAreaField
          control={control}
          name="description"
          label="Descrição"
          rows={4}
          maxLength={limits.description}
        />
      </FieldGroup>
    </PanelForm>
  );
}

/** Names the kind of number typed and its validity, as soon as known. */
function RegisterHint({ control }: { control: Control<ExpenseInput> }) {
  const register = useWatch({ control, name: 'nationalRegister' });
  const { errors } = useFormState({ control, name: 'nationalRegister' });
  // The field error already says it.
  return <span role="status">{!errors.nationalRegister && registerHint(register)}</span>;
}
