import { today, type LocalDate } from '@/formats/dates';
import { isCnpj, isCpf } from '@/formats/documents';
import { toCents } from '@/formats/money';
import { categoryName, pending, plainRegister, statusName, type Expense } from './expense';

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface ExpenseInput {
  categoryId: number | null;
  statusId: number;
  /** Reais as the mask keeps them: `1234.5`. */
  value: string;
  isRefund: boolean;
  name: string;
  nationalRegister: string;
  telephone: string;
  dateRefund: LocalDate | '';
  dateExpense: LocalDate | '';
  description: string;
}

/** What people call the fields that the form is filled in from, by their names on the wire. */
export const fieldWords = {
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

/** Text limits of the form; `recipient` is the filter's. */
export const limits = { name: 100, description: 2000, reference: 20, recipient: 100 };

/** What an empty form holds: something spent today that is still to be paid. */
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

/** An expense as the form edits it, or copies it: everything but what the API names it by. */
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

/** What is sent of what was typed: whole cents as reais, and no day of reimbursement where there is none. */
export const wireInput = ({ value, dateRefund, isRefund, ...input }: ExpenseInput) => ({
  ...input,
  value: centsOf(value) / 100,
  isRefund,
  dateRefund: (isRefund && dateRefund) || null,
  name: input.name.trim(),
  nationalRegister: plainRegister(input.nationalRegister),
  description: input.description.trim(),
});

/** What an edit changes in the list's row. */
export function rowChanges(input: ExpenseInput): Partial<Expense> {
  const { categoryId, statusId, value, dateExpense, ...sent } = wireInput(input);
  // The names of what the product does not know stay as they came.
  const category = categoryName(categoryId ?? 0);
  const status = statusName(statusId);
  return {
    ...sent,
    ...(categoryId !== null && category && { categoryId, categoryName: category }),
    statusId,
    ...(status && { statusName: status }),
    cents: toCents(value),
    dateExpense: dateExpense || null,
  };
}

/** Whole cents out of what the mask keeps. */
const centsOf = (value: string) => toCents(Number(value));

/** What is wrong with a value; undefined when nothing is, or the expense came with it. */
export const valueProblem = (value: string, held: string): string | undefined =>
  value && centsOf(value) === 0 && !(held && centsOf(held) === 0)
    ? 'Digite um valor maior que zero.'
    : undefined;

/** Which of the two a register is, once it is whole. */
function kindOf(register: string): 'CPF' | 'CNPJ' | null {
  const places = plainRegister(register);
  if (/^\d{11}$/.test(places)) return 'CPF';
  return places.length === 14 ? 'CNPJ' : null;
}

/** What is wrong with a register; undefined when nothing is, or there is none. */
export function registerProblem(register: string): string | undefined {
  if (!register || isCpf(register) || isCnpj(register)) return undefined;
  const kind = kindOf(register);
  return kind
    ? `Este ${kind} não é válido. Confira o que foi digitado.`
    : 'Digite os 11 números do CPF ou os 14 do CNPJ.';
}

/** What is said of a register while it is typed: eleven wrong digits may be the beginning of a CNPJ. */
export function registerHint(register: string): string {
  const kind = kindOf(register);
  if (!kind) return 'Qual dos dois é, reconhecemos pelos números.';
  if (!registerProblem(register)) return `${kind} válido.`;
  return kind === 'CPF' ? 'Não é um CPF válido. Se for um CNPJ, continue.' : 'Não é um CNPJ válido.';
}
