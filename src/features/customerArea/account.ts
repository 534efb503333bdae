import * as v from 'valibot';
import {
  choiceId,
  digits,
  flag,
  groupOf,
  none,
  optionalDate,
  optionalDateTime,
  optionalNumber,
  phpId,
  phpNumber,
  text,
} from '@/api/reply';
import type { Tone } from '@/formats/choices';

const product = groupOf({
  /** Reais per month. */
  value: optionalNumber,
  dateStartLicense: optionalDate,
  dateEndLicense: optionalDate,
  dateExpireTrial: optionalDate,
  status: flag(),
});

export const account = v.object({
  name: text,
  telephone: digits,
  mail: text,
  createdAt: optionalDateTime,
  /** Payer; null if never charged. */
  billing: v.nullish(v.union([none, v.object({ name: text, document: text })]), null),
  product,
});
export type Account = v.InferOutput<typeof account>;

interface AccountStatus {
  label: string;
  tone: Tone;
}

/** A trial has no payer and an end date. */
export const isOnTrial = ({ billing, product: { dateExpireTrial } }: Account) =>
  billing === null && dateExpireTrial !== null;

export function accountStatus(of: Account): AccountStatus {
  if (isOnTrial(of)) return { label: 'Período de avaliação', tone: 'info' };
  return of.product.status ? { label: 'Ativa', tone: 'success' } : { label: 'Inativa', tone: 'danger' };
}

export const trialReason = 'No período de avaliação não é possível realizar a ação.';

export const invoice = v.object({
  id: phpId,
  serviceName: text,
  dueDate: optionalDate,
  payDay: optionalDate,
  /** Reais; null when unreadable. */
  value: optionalNumber,
  statusId: choiceId,
  statusName: text,
  /** Untrusted: show only through `safeHref`. */
  bankSlipUrl: text,
});
export type Invoice = v.InferOutput<typeof invoice>;

const paid = 1;
export const isPaid = ({ statusId }: Invoice) => statusId === paid;
export const isOverdue = (one: Invoice, today: string) =>
  !isPaid(one) && one.dueDate !== null && one.dueDate < today;

/** Unpaid first, oldest due on top; then paid, newest on top. */
export const inOrderOfPayment = (invoices: readonly Invoice[]): Invoice[] =>
  [...invoices].sort((a, b) => {
    if (isPaid(a) !== isPaid(b)) return isPaid(a) ? 1 : -1;
    const earlier = (a.dueDate ?? '').localeCompare(b.dueDate ?? '') || a.id - b.id;
    return isPaid(a) ? -earlier : earlier;
  });

export const purchase = v.object({
  dueDate: optionalDate,
  amount: phpId,
  totalValue: phpNumber,
  url: text,
});
export type Purchase = v.InferOutput<typeof purchase>;
