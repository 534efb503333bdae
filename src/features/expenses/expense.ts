import * as v from 'valibot';
import { choiceId, digits, flag, optionalDate, optionalNumber, phpId, text } from '@/api/reply';
import { formatMoney, toCents } from '@/formats/money';

/* An expense, as the list, the details and the CSV read it: the API gives the same fields to all of them. */

/** Reais of the wire as whole cents, so that no sum of them is ever rounded; null where they cannot be read. */
export const cents = v.pipe(
  optionalNumber,
  v.transform((value) => (value === null ? null : toCents(value))),
);

/** A CPF or CNPJ without its punctuation; anything else that is kept there stays as it is. */
const register = v.pipe(
  text,
  v.transform((value) => (/^[\dA-Z\s./-]+$/i.test(value) ? plainRegister(value) : value.trim())),
);

/** The places of a CPF or CNPJ as the API takes them. */
export const plainRegister = (value: string) => value.replace(/[\s./-]/g, '').toUpperCase();

export const expenseRecord = v.pipe(
  v.object({
    id: phpId,
    /** Made up by the API, never here. */
    reference: text,
    categoryId: choiceId,
    categoryName: text,
    statusId: choiceId,
    statusName: text,
    value: cents,
    isRefund: flag(),
    /** Who was paid. */
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

/** `1234,50`, as spreadsheets in Portuguese read a number: always with its cents, and nothing besides. */
export const plainValue = ({ cents }: Pick<Expense, 'cents'>) =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');

/** `R$ 1.234,50`; '' where the value is not known. */
export const shownValue = ({ cents }: Pick<Expense, 'cents'>) =>
  cents === null ? '' : formatMoney(cents / 100);

/** The states of an expense; the API knows them by these ids. */
export const expenseStatuses = [
  { value: 1, label: 'Concluido', tone: 'success' },
  { value: 2, label: 'Aberto/Pendente', tone: 'warning' },
  { value: 3, label: 'Agendado', tone: 'info' },
] as const;

/** The status a new expense has. */
export const pending = 2;

/** What money is spent on; the API knows each by its place, from 1. */
export const expenseCategories = [
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
].map((label, index) => ({ value: index + 1, label }));

const labelIn = (list: readonly { value: number; label: string }[], id: number) =>
  list.find(({ value }) => value === id)?.label ?? '';

/** '' for an id that is none of theirs. */
export const statusName = (id: number) => labelIn(expenseStatuses, id);
export const categoryName = (id: number) => labelIn(expenseCategories, id);
