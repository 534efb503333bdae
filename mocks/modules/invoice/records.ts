import { table } from '../../data/table';

export interface Invoice {
  id: number;
  clientId: number;
  serviceName: string;
  periodStart: string;
  periodEnd: string;
  dueDate: string;
  payDay: string | null;
  value: number;
  /** 1 paid, 2 open. */
  statusId: number;
  bankSlipUrl: string;
}

export const invoiceTables = {
  invoices: table<Invoice>(),
};
