import type { Client } from '../auth/records';
import type { Invoice } from './records';

/** docs/rules/onboarding.md, 'Cadastro de teste'. */
export const trialDays = 15;

/** Monthly price by product: 1 Vereador(a), 2 Prefeito(a), 3 Deputado(a). */
export const monthlyValues: Readonly<Record<number, number>> = { 1: 249.9, 2: 389.9, 3: 449.9 };

/** Percent by months (docs/rules/invoice.md, 'Fatura e licença'). */
export const discounts: Readonly<Record<number, number>> = { 1: 0, 3: 5, 6: 10, 12: 15 };

/** Reais: monthly value × months × (1 − discount); half a cent rounds up. */
export function licenceTotal(monthlyValue: number, months: number): number {
  const monthlyCents = Math.round(monthlyValue * 100);
  const discount = discounts[months] ?? 0;
  return Math.floor((monthlyCents * months * (100 - discount) + 50) / 100) / 100;
}

export const licenceService = 'Licença de uso';
export const invoiceStatus = { paid: 1, open: 2 } as const;

export const isOpenLicence = (invoice: Invoice, client: Client) =>
  invoice.clientId === client.id &&
  invoice.serviceName === licenceService &&
  invoice.statusId === invoiceStatus.open;
