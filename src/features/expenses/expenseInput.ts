import { labelOf } from '@/formats/choices';
import { today, type LocalDate } from '@/formats/dates';
import { toCents } from '@/formats/money';
import { expenseCategories, expenseStatuses, pending, plainRegister, type Expense } from './expense';

/** Form values, named as in the API so that its field errors match. */
export interface ExpenseInput {
  categoryId: number | null;
  statusId: number;
  /** Reais as the mask stores them: `1234.5`. */
  value: string;
  isRefund: boolean;
  name: string;
  nationalRegister: string;
  telephone: string;
  dateRefund: LocalDate | '';
  dateExpense: LocalDate | '';
  description: string;
}

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
  categoryId: 'Categoria',
  statusId: 'Status',
  value: 'Valor',
  isRefund: 'Reembolso',
  name: 'Nome',
  nationalRegister: 'CPF/CNPJ',
  telephone: 'Telefone',
  dateRefund: 'Data do reembolso',
  dateExpense: 'Data da despesa',
  description: 'Descrição',
};

export const limits = { name: 100, description: 2000, reference: 20, recipient: 100 };

export const newExpense = (): ExpenseInput => ({
  categoryId: null,
  statusId: pending,
  value: '',
  isRefund: false,
  name: '',
  nationalRegister: '',
  telephone: '',
  dateRefund: '',
  dateExpense: today(),
  description: '',
});

export const inputFrom = (expense: Expense): ExpenseInput => ({
  categoryId: expense.categoryId,
  statusId: expense.statusId,
  value: expense.cents === null ? '' : (expense.cents / 100).toFixed(2),
  isRefund: expense.isRefund,
  name: expense.name,
  nationalRegister: expense.nationalRegister,
  telephone: expense.telephone,
  dateRefund: expense.dateRefund ?? '',
  dateExpense: expense.dateExpense ?? '',
  description: expense.description,
});

export const toWire = ({ value, dateRefund, isRefund, ...input }: ExpenseInput) => ({
  ...input,
  value: centsOf(value) / 100,
  isRefund,
  dateRefund: (isRefund && dateRefund) || null,
  name: input.name.trim(),
  nationalRegister: plainRegister(input.nationalRegister),
  description: input.description.trim(),
});

export function rowChanges(input: ExpenseInput): Partial<Expense> {
  const { categoryId, statusId, value, dateExpense, ...sent } = toWire(input);
  // Unknown options keep their recorded names.
  const category = labelOf(expenseCategories, categoryId);
  const status = labelOf(expenseStatuses, statusId);
  return {
    ...sent,
    ...(categoryId !== null && category && { categoryId, categoryName: category }),
    statusId,
    ...(status && { statusName: status }),
    cents: toCents(value),
    dateExpense: dateExpense || null,
  };
}

const centsOf = (value: string) => toCents(Number(value));

/** Zero is invalid, unless recorded. */
export const valueProblem = (value: string, held: string): string | undefined =>
  value && centsOf(value) === 0 && !(held && centsOf(held) === 0)
    ? 'Digite um valor maior que zero.'
    : undefined;
