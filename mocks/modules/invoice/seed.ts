import type { Database } from '../../db';
import { addDays, addMonths } from '../../time';
import type { Client } from '../auth/records';
import { packageService, purchaseTotal } from '../customerArea/communicationCost';
import { invoiceStatus, licenceService, licenceTotal } from './licence';

/** Type, amount, days until due, paid. */
const packages = [
  [1, 1000, -90, true],
  [2, 500, -90, true],
  [1, 2500, -12, false],
  [2, 700, 3, false],
] as const;

/** Half-yearly licences and packages of one office, the open licence of another. */
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
  for (const [type, amount, days, isPaid] of packages) {
    const dueDate = addDays(today, days);
    db.invoices.insert({
      clientId: paying.id,
      serviceName: packageService(type),
      periodStart: addDays(dueDate, -5),
      periodEnd: addDays(dueDate, -5),
      dueDate,
      payDay: isPaid ? addDays(dueDate, -2) : null,
      value: purchaseTotal(type, amount),
      statusId: isPaid ? invoiceStatus.paid : invoiceStatus.open,
      bankSlipUrl: `https://boleto.example.com.br/pacote-${paying.id}-${type}-${amount}`,
    });
  }
}
