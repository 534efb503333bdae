import { table } from '../../data/table';

export interface Expense {
  id: number;
  clientId: number;
  /** As people call it, `DE-12`; the app never makes one up. */
  reference: string;
  categoryId: number;
  statusId: number;
  /** Reais, to the cent. */
  value: number;
  isRefund: boolean;
  /** Who was paid. */
  name: string;
  /** A CPF or a CNPJ without punctuation, '' when none. */
  nationalRegister: string;
  telephone: string;
  dateRefund: string | null;
  dateExpense: string;
  description: string;
}

export const expenseTables = {
  expenses: table<Expense>(),
};
