import type { Database } from '../../db';
import { addDays, addMonths } from '../../time';
import type { Client } from '../auth/records';
import { invoiceStatus, licenceService, licenceTotal } from './licence';

/** Half-yearly licences paid in time by one office, and the open one of another. */
export function seedInvoices(db: Database, paying: Client, owing: Client, today: string): void {
  for (const months of [-17, -11, -5]) {
    const start = addMonths(today, months);
    db.invoices.insert({
      clientId: paying.id,
      serviceName: licenceService,
      periodStart: start,
      periodEnd: addMonths(start, 6),
      dueDate: start,
      payDay: addDays(start, -1),
      value: licenceTotal(paying.monthlyValue, 6),
      statusId: invoiceStatus.paid,
      bankSlipUrl: `https://boleto.example.com.br/${paying.id}-${Math.abs(months)}`,
    });
  }
  db.invoices.insert({
    clientId: owing.id,
    serviceName: licenceService,
    periodStart: addDays(today, 4),
    periodEnd: addMonths(addDays(today, 4), 12),
    dueDate: addDays(today, 3),
    payDay: null,
    value: licenceTotal(owing.monthlyValue, 12),
    statusId: invoiceStatus.open,
    bankSlipUrl: 'https://boleto.example.com.br/demonstracao',
  });
}
