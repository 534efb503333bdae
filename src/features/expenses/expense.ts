import * as v from 'valibot';
import { choiceIn, digits, flag, optionalDate, optionalNumber, phpId, text } from '@/api/reply';
import { choices, numbered } from '@/formats/choices';
import { formatMoney, toCents } from '@/formats/money';

/* An expense; the list, details and CSV get the same fields. */

export const pending = 2;

/** Values are API ids. */
export const expenseStatuses = choices([
  { value: 1, label: 'Concluido', tone: 'success' },
  { value: pending, label: 'Aberto/Pendente', tone: 'warning' },
  { value: 3, label: 'Agendado', tone: 'info' },
]);

/** API ids by position. */
export const expenseCategories = numbered(
  'Hospedagem',
  'Refeição',
  'Combustível',
  'Aluguel de carro',
  'Passagem',
  'Táxi',
  'App de mobilidade',
  'Correios',
  'Frete',
  'Pedágio',
  'Estacionamento',
  'Material de escritório',
  'Material de limpeza',
  'Despesas gerais',
  'Internet',
  'Copa',
  'Manutenção',
  'Outros',
);

/** Whole cents, so that sums are exact; null when unreadable. */
export const cents = v.pipe(
  optionalNumber,
  v.transform((value) => (value === null ? null : toCents(value))),
);

/** CPF or CNPJ without punctuation; other text as recorded. */
const register = v.pipe(
  text,
  v.transform((value) => (/^[\dA-Z\s./-]+$/i.test(value) ? plainRegister(value) : value.trim())),
);

/** Removes punctuation, as the API expects. */
export const plainRegister = (value: string) => value.replace(/[\s./-]/g, '').toUpperCase();

export const expenseRecord = v.pipe(
  v.object({
    id: phpId,
    /** Assigned by the API. */
    reference: text,
    categoryId: choiceIn(expenseCategories),
    categoryName: text,
    statusId: choiceIn(expenseStatuses),
    statusName: text,
    value: cents,
    isRefund: flag(),
    /** Payee. */
    name: text,
    nationalRegister: register,
    telephone: digits,
    dateRefund: optionalDate,
    dateExpense: optionalDate,
    description: text,
  }),
  v.transform(({ value, ...rest }) => ({ ...rest, cents: value })),
);
export type Expense = v.InferOutput<typeof expenseRecord>;

/** `1234,50`, for spreadsheets in Portuguese. */
export const plainValue = ({ cents }: Pick<Expense, 'cents'>) =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');

/** `R$ 1.234,50`; '' when unknown. */
export const shownValue = ({ cents }: Pick<Expense, 'cents'>) =>
  cents === null ? '' : formatMoney(cents / 100);
