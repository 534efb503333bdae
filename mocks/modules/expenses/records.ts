import { table } from '../../data/table';

export interface Expense {
  id: number;
  clientId: number;
  /** `DE-12`; assigned by the API. */
  reference: string;
  categoryId: number;
  statusId: number;
  /** Reais. */
  value: number;
  isRefund: boolean;
  /** Payee. */
  name: string;
  /** CPF or CNPJ without punctuation, or ''. */
  nationalRegister: string;
  telephone: string;
  dateRefund: string | null;
  dateExpense: string;
  description: string;
}

export const expenseTables = {
  expenses: table<Expense>(),
};
